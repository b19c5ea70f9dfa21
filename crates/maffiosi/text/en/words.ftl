### Maffiosi: everything else that players read. Terms: docs/glossary.md.

## Things

card-stab = Stab
card-fire = Fire
card-cake = Order cake
card-pass = Pass it on
card-boom = Ka-boom
card-nightcap = Nightcap
card-raid = Raid
card-move = Move
cards-of = { $card } × { $count }

role-boss = Boss
role-robbie = Revolver Robbie
role-jack = Jack Stiletto
role-henkie = Strong Henkie

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
man = { $role } of { $seat }, { $place }
man-nobody = nobody, { $place }
direction-clockwise = clockwise
direction-counter-clockwise = counter-clockwise
nobody = nobody
none = none

## Questions

question-choose = Which of your gangsters sits down next?
question-choose-raid = The raid is over: which of your gangsters comes back next?
question-sit = Where does your { $role } sit down? Any free seat will do.
question-sit-raid = Where does your { $role } sit down again? Any free seat will do.
question-play = Play a card, or discard one. After a card you may still play a Move.
question-stab = Whom do you stab? An opponent beside one of your awake Jacks, or beside your awake man at a knife.
question-fire = Whom do you shoot? An opponent opposite one of your awake Robbies, or opposite your awake man at a revolver.
question-cake = Where do you put your cake? It explodes when your next turn begins.
question-pass = Whose cake do you pass on, and which way?
question-boom = Whose cake do you set off?
question-drug = { $left ->
    [one] Into whose drink? One more; name them in the order of their seats. Whoever sleeps already dies.
   *[other] Into whose drink? { $left } more; name them in the order of their seats. Whoever sleeps already dies.
}
question-from = Which of your men moves?
question-to = Where to? He is { $man }.
question-further = Play a Move as well, or end your turn?

## Moves

move-play = Play { $card }
move-discard = Discard { $card }
move-stab = Stab { $man }
move-fire = Shoot { $man }
move-cake = Cake for { $man }
move-pass = Pass the cake of { $owner } ({ $place }) { $direction } to { $to }
move-boom = Set off the cake of { $owner } ({ $place })
move-drug = Nightcap for { $man }
move-from = Move { $man }
move-to = To { $place }
move-choose = { $role }
move-sit = To { $place }
move-end-turn = End the turn

## Why not

refusal-not-now = Something else is to be decided now.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-only-move-follows = After the first card you may play only a Move.
refusal-has-played = You have played a card; discarding is in place of playing.
refusal-no-effect-stab = No opponent is in reach of a knife of yours, so it would have no effect.
refusal-no-effect-fire = No opponent is in your line of fire, so it would have no effect.
refusal-no-effect-cake = Your cake is on the table already.
refusal-no-effect-pass = No cake of an opponent can be passed on.
refusal-no-effect-boom = No cake of an opponent is on the table.
refusal-no-effect-nightcap = Nobody sits at a drink, or no sleep marker is left.
refusal-no-effect-raid = It would have no effect.
refusal-no-effect-move = None of your men is awake, or no seat is free.
refusal-nobody-there = Nobody sits there.
refusal-own-man = He is your own man.
refusal-own-cake = It is your own cake.
refusal-out-of-knife-reach = No awake Jack of yours and no awake man of yours at a knife sits beside him.
refusal-out-of-shot = No awake Robbie of yours and no awake man of yours at a revolver sits opposite him.
refusal-crossed = He sits at an end of the table, where nobody can be shot.
refusal-has-cake = There is a cake already.
refusal-cake-not-on-table = That cake is not on the table.
refusal-nobody-to-pass-to = Nobody else sits at the table to pass it to.
refusal-direction-closed = The next man that way has a cake before him already.
refusal-no-drink = He has no drink before him.
refusal-chosen-already = You have chosen him already.
refusal-out-of-order = Name them in the order of their seats; start again to choose him.
refusal-not-own-man = He is not one of your men.
refusal-asleep = He sleeps.
refusal-taken = Somebody sits there.
refusal-none-waiting = None of them is waiting for a seat.

## What happened

event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-reshuffled = { $cards ->
    [one] The discards are the new pile: { $cards } card.
   *[other] The discards are the new pile: { $cards } cards.
}
event-youngest = The lot falls on { $seat } to seat the first gangster.
event-sat-down = { $man }: sits down.
event-turn-began = The turn of { $seat }.
event-collected = { $seat } collects { $amount }.
event-played = { $seat } plays { $card }.
event-discarded = { $seat } discards { $card }.
event-cake-ordered = { $seat } puts a cake on { $place }.
event-cake-passed = { $seat } passes the cake of { $owner } from { $from } to { $to }.
event-exploded = The cake of { $owner } explodes on { $place }.
event-exploded-gone = The cake of { $owner } explodes on { $place } and is gone.
event-killed-knife = { $man }: stabbed.
event-killed-bullet = { $man }: shot.
event-killed-cake = { $man }: blown up.
event-killed-nightcap = { $man }: never wakes again.
event-drugged = { $man }: falls asleep.
event-woke = { $men ->
    [one] { $seat }: one sleeper wakes.
   *[other] { $seat }: { $men } sleepers wake.
}
event-raided = { $seat } calls a raid: everybody leaves the table.
event-moved = { $man }: moves to { $to }.
event-out = { $seat } has no gangster left and is out. Cards in hand: { $hand }.
event-pot-taken = { $seat } is the last at the table and takes the rest of the pot, { $amount }.
event-ended-last-gang = The game is over: one gang is left.
event-ended-pot-empty = The game is over: the pot is empty.
event-ended-all-dead = The game is over: all who were left died together.
event-ended-quiet = The game is over: it has been quiet for too long.

## The position in words

describe-setup = The table is being set up. Pot: { $pot }.
describe-turn = The turn of { $seat }. Pot: { $pot }.
describe-over = The game is over. Pot: { $pot }.
describe-man = { $place }: { $role } of { $seat }{ $cake }
describe-sleeper = { $place }: { $role } of { $seat }, asleep{ $cake }
describe-free = { $place }: free{ $cake }
describe-cake = {" "}[cake of { $owner }]
describe-gang = { $seat }: { $money }, takings { $takings }; alive: { $alive }; cake: { $cake }; cards: { $hand }
describe-gang-out = { $seat } is out: { $money }; cake: { $cake }
describe-role = { $role } × { $count }
describe-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
describe-cards = Pile: { $pile }. Discards: { $discards }.
describe-rest = Sleep markers left: { $markers }. Out of the game: { $removed }.
describe-quiet = { $turns ->
    [one] Quiet for { $turns } turn; { $rounds } quiet rounds end the game.
   *[other] Quiet for { $turns } turns; { $rounds } quiet rounds end the game.
}
describe-place = { $seat } finishes in place { $place }.
