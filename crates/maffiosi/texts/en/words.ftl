### Maffiosi: everything else that players read. Terms: docs/glossary-maffiosi.md.

## Things

card-stab = Stab
card-fire = Fire
card-cake = Order cake
card-pass = Pass it on
card-boom = Ka-boom
card-nightcap = Nightcap
card-raid = Raid
card-move = Move
several = { $thing } × { $count }

role-boss = Boss
role-robbie = Revolver Robbie
role-jack = Jack Stiletto
role-henkie = Strong Henkie
short-boss = Boss
short-robbie = Robbie
short-jack = Jack
short-henkie = Henkie
the-boss = Boss
the-robbie = Revolver Robbie
the-jack = Jack Stiletto
the-henkie = Strong Henkie
whom-boss = Boss
whom-robbie = Revolver Robbie
whom-jack = Jack Stiletto
whom-henkie = Strong Henkie

item-revolver = revolver
item-knife = knife
item-drink = drink
item-cafe = café
item-restaurant = restaurant
item-gambling = gambling den
item-register = cash register
item-bare = bare

place = seat { $number } ({ $item })
place-home = at home
man = { $role } of { $seat } at { $place }
man-nobody = nobody at { $place }
short-man = { $seat } { $role } ({ $number })
cake = { $place }, where it threatens { $men }
cake-nobody = { $place }, where it threatens nobody
direction-clockwise = clockwise
direction-counter-clockwise = counter-clockwise
none = none

## Questions

question-choose = Which of your gangsters sits down next?
question-choose-raid = Raid by { $seat }: which of your gangsters comes back next?
question-sit = Where does your { $role } sit down? Any free seat will do.
question-sit-raid = Where does your { $role } sit down again? Any free seat will do.
question-play = Play a card, or discard one. After a card you may still play a Move.
question-stab = Whom do you stab? An opponent beside one of your awake Jacks, or beside your awake gangster at a knife.
question-fire = Whom do you shoot? An opponent opposite one of your awake Robbies, or opposite your awake gangster at a revolver.
question-cake = Where do you put your cake? It explodes when your next turn begins.
question-pass = Whose cake do you pass on, and which way?
question-boom = Whose cake do you set off?
question-drug = { $left ->
    [one] Into whose drink? One more. Whoever is already asleep dies.
   *[other] Into whose drink? { $left } more. Whoever is already asleep dies.
}
question-from = Which of your gangsters moves?
question-to = Where to? You are moving { $man }.
question-further = Play a Move as well, or end your turn?
question-no-further = You hold no Move: your turn ends here.

## Moves

move-play = Play { $card }
move-discard = Discard { $card }
move-stab = Stab { $man }
move-fire = Shoot { $man }
move-cake = Cake at { $place }, where it threatens { $men }
move-cake-nobody = Cake at { $place }, where it threatens nobody
move-pass = Pass the cake of { $owner } { $direction }, from { $place } to { $to }
move-pass-nowhere = Pass the cake of { $owner } { $direction }
move-boom = Set off the cake of { $owner } at { $place }
move-boom-nowhere = Set off the cake of { $owner }
move-drug = Nightcap for { $man }
move-from = Move { $man }
move-to = To { $place }
move-choose = { $role }
move-choose-asleep = { $role }, asleep
move-sit = To { $place }
move-end-turn = End the turn

## Why not

refusal-not-now = Something else has to be decided now.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-only-move-follows = After the first card you may only play a Move.
refusal-has-played = You have played a card, so you cannot discard as well.
refusal-no-effect-stab = No opponent is in reach of your knives, so it would have no effect.
refusal-no-effect-fire = No opponent is in your line of fire, so it would have no effect.
refusal-no-effect-cake = Your cake is already on the table.
refusal-no-effect-pass = No cake of an opponent can be passed on.
refusal-no-effect-boom = No cake of an opponent is on the table.
refusal-no-effect-nightcap = Nobody sits at a drink, or no sleep marker is left.
refusal-no-effect-raid = It would have no effect.
refusal-no-effect-move = None of your gangsters is awake.
refusal-no-effect-move-full = No seat is free.
refusal-nobody-there = Nobody sits there.
refusal-own-man = He is your own gangster.
refusal-own-cake = It is your own cake.
refusal-out-of-knife-reach = None of your awake Jacks sits beside him, and none of your awake gangsters at a knife.
refusal-out-of-shot = Neither an awake Robbie of yours nor an awake gangster of yours at a revolver sits opposite him.
refusal-crossed = He sits at an end of the table, where nobody can be shot.
refusal-has-cake = There is already a cake there.
refusal-cake-not-on-table = That cake is not on the table.
refusal-nobody-to-pass-to = There is nobody else at the table to pass it to.
refusal-direction-closed = The nearest gangster that way already has a cake in front of him.
refusal-no-drink = He has no drink in front of him.
refusal-chosen-already = You have already chosen him.
refusal-out-of-order = Choose them in the order of their seats: he comes before one you have chosen, or too few would come after him.
refusal-not-own-man = He is not one of your gangsters.
refusal-asleep = He is asleep.
refusal-taken = Somebody already sits there.
refusal-sits-there = He already sits there: choose another seat.
refusal-none-waiting = None of these is waiting for a seat.
refusal-only-sleepers = Those waiting for a seat are asleep.

## What happened

event-drew = { $seat } draws { $cards }.
event-drew-hidden = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-each = { $count ->
    [one] { $seats } draw 1 card each.
   *[other] { $seats } draw { $count } cards each.
}
event-reshuffled = { $cards ->
    [one] The discards become the new pile: { $cards } card.
   *[other] The discards become the new pile: { $cards } cards.
}
event-youngest = The lot falls on { $seat } to seat the first gangster.
event-sat-down = { $seat } seats { $role } at { $place }.
event-sat-down-asleep = { $seat } seats { $role } at { $place }, still asleep.
event-turn-began = { $seat }'s turn.
event-collected = { $seat } collects { $amount }.
event-played = { $seat } plays { $card }.
event-discarded = { $seat } discards { $card }.
event-cake-ordered = { $seat } orders a cake for { $place }.
event-cake-passed = { $seat } passes the cake of { $owner } on, from { $from } to { $to }.
event-exploded = The cake of { $owner } explodes at { $place }.
event-exploded-gone = The cake of { $owner } explodes at { $place } and leaves the game.
event-blown-up = Blown up: { $men }.
event-blown-up-nobody = Nobody is hurt.
event-killed-knife = { $man } is stabbed.
event-killed-bullet = { $man } is shot.
event-killed-cake = { $man } is blown up.
event-killed-nightcap = { $man } never wakes again.
event-kills-knife = { $seat } stabs { $man }.
event-kills-bullet = { $seat } shoots { $man }.
event-drugged = Falling asleep: { $men }.
event-woke = { $men ->
    [one] { $seat }: one sleeper wakes.
   *[other] { $seat }: { $men } sleepers wake.
}
event-raided = { $seat } calls a raid: everybody leaves the table.
event-moved = { $man } moves to { $to }.
event-out = { $seat } has no gangster left and is out. Cards in hand: { $hand }.
event-out-unknown = { $seat } has no gangster left and is out. The cards in hand are not known yet.
event-pot-taken = { $seat } is the last at the table and takes the rest of the pot, { $amount }.
event-ended-last-gang = The game is over: one gang is left.
event-ended-pot-empty = The game is over: the pot is empty.
event-ended-all-dead = The game is over: all who were left died at once.
event-ended-quiet = The game is over: it has been quiet for too long.

## The position in words

describe-setup = The table is being set up. Pot: { $pot }.
describe-turn = { $seat }'s turn. Pot: { $pot }.
describe-raid = Raid, called by { $seat }: everybody sits down again. Pot: { $pot }.
describe-over = The game is over. Pot: { $pot }.
describe-man = { $place }: { $role } of { $seat }{ $cake }
describe-sleeper = { $place }: { $role } of { $seat }, asleep{ $cake }
describe-free = { $place }: free{ $cake }
describe-cake = {" "}[cake of { $owner }]
describe-gang = { $seat }: { $money }, takings { $takings }; alive: { $alive }; cake: { $cake }; cards: { $hand }
describe-gang-out = { $seat } is out: { $money }; cake: { $cake }
describe-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
describe-cards = Pile: { $pile }. Discards: { $discards }.
describe-unknown = Going to the discards as well: { $cards }, not known yet.
describe-rest = Sleep markers left: { $markers }. Out of the game: { $removed }.
describe-quiet = { $turns ->
    [one] Quiet for { $turns } turn; { $rounds } quiet rounds end the game.
   *[other] Quiet for { $turns } turns; { $rounds } quiet rounds end the game.
}
describe-place = { $place }. { $seat }

## For the eye

primer-goal = Goal: have the most money when the game ends. It ends when the pot of { $pot } is empty, when only one gang is left (it takes the rest of the pot), when all who are left die at once, or after { $quiet_rounds } quiet rounds. A gang that is out keeps its money and can still win.
primer-turn = Your turn: your own cake explodes if it is on the table, killing at its seat and on the two seats beside it. Then you collect { $boss_pay } for your Boss and { $place_pay } for each café, restaurant or gambling den where you sit; both of a kind pay { $monopoly_pay }, and the cash register doubles it all. Then you play a card, or discard one; after a card you may still play a Move. Then you draw back up to { $hand } cards.
primer-weapons = Robbies, and everybody at a revolver, can shoot whoever sits opposite; Jacks, and everybody at a knife, can stab whoever sits beside them. Whoever sits at a drink can be put to sleep until the end of that gang's next turn.
primer-board = On the board, seats opposite each other stand side by side, and seats beside each other stand one below the other. The first and the last row are the ends of the table.
board-reach-knife = In reach of your knives: { $men }
board-reach-bullet = In reach of your bullets: { $men }
board-legend = (→ ← ↔ who can shoot whom; × end of the table, nobody shoots there; * yours; zz asleep)
board-seat = seat
board-item = item
board-gangster = gangster
board-cake = cake of
board-man = { $seat } { $role }
board-man-asleep = { $seat } { $role } zz
board-own = *{ $seat } { $role }
board-own-asleep = *{ $seat } { $role } zz
board-waiting-asleep = { $role } zz
board-gang = gang
board-money = money
board-takings = takings
board-alive = alive
board-cake-at = cake
board-cards = cards
board-waiting = not yet seated
board-out = out
board-danger = your gangsters in danger
board-threats = threatened by
danger-man = { $role } ({ $number })
danger-knife = knife of { $seat } ({ $number })
danger-jack = Jack of { $seat } ({ $number })
danger-bullet = bullet of { $seat } ({ $number })
danger-robbie = Robbie of { $seat } ({ $number })
danger-cake = cake of { $seat } ({ $number })
board-hand = hand of { $seat }
board-use = what the card does
use-stab = kills an opponent's gangster beside your Jack or beside your gangster at a knife
use-fire = kills an opponent's gangster opposite your Robbie or your gangster at a revolver
use-cake = puts your cake at a seat; it explodes when your next turn begins
use-pass = passes an opponent's cake to the nearest gangster, to the left or the right
use-boom = makes an opponent's cake explode at once
use-nightcap = { $nightcap_markers } gangsters at drinks fall asleep; whoever is already asleep dies
use-raid = everybody leaves the table and sits down again one by one, you first
use-move = moves one of your awake gangsters to a free seat
