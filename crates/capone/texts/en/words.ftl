### Capone: everything else that players read. Terms: docs/glossary-capone.md.

## Things

kind-pasta-shop = pasta shop
kind-laundry = laundry
kind-cinema = cinema
kind-bakery = bakery
kind-garage = garage
kind-hotel = hotel
kind-florist = florist
kind-undertaker = undertaker
kind-speakeasy = speakeasy
kind-pawnshop = pawnshop
kind-still = still
kind-nightclub = nightclub
kind-print-shop = print shop
kind-loan-office = loan office
kind-casino = casino
kind-jeweller = jeweller
kind-gun-shop = gun shop
kind-bank = bank
kind-party = Party at Rosie's
kind-barber = Barber's chair
kind-dinner = Sunday dinner
kind-fbi = F.B.I.
kind-protection = Protection money
kind-takeover = Takeover
kind-offer = An offer

member-don = Don
member-mama = Mama
member-right-hand = right hand
member-collector = collector
member-lawyer = lawyer
member-bookkeeper = bookkeeper
member-secretary = secretary
member-novice = novice
guards = { $count ->
    [one] 1 bodyguard
   *[other] { $count } bodyguards
}
member-of = { $member } of { $seat }

several = { $thing } × { $count }
field = { $kind } { $twin }
nobody = nobody
none = none

spot-photo = photo
spot-field = { $field }
spot-legal = { $kind }
spot-away = { $kind }
spot-cell = cell { $cell }
spot-harbour = harbour
spot-park = park
spot-gone = out of the game

## Questions

question-exchange = Which cards do you exchange? You get as many new ones and must keep them: you exchange only once a year.
question-turn = Which card do you play? A card laid face down has no effect.
question-target-field = { $card }: on which field?
question-target-taken = { $card }: from which field do you take a member?
question-target-takeover = { $card }: which field do you take over? Your pieces must match its total exactly.
question-target-offer = { $card }: which field do you clear? Members go to the harbour for good, bodyguards to the park.
question-target-payer = { $card }: who pays you? It must be somebody with a bodyguard on a legal field.
question-victim = { $card }: which member of { $holder } do you take from { $field }?
question-place = Which pieces go to { $field }? Together they must be worth at least { $needed }; set so far: { $so_far }.
question-place-oust = Which pieces oust { $holder } from { $field }? Together they must be worth at least { $needed }; set so far: { $so_far }.
question-place-own = Which pieces join yours on { $field }, which are worth { $total }? At least one; set so far: { $so_far }.
question-place-own-short = Which pieces join yours on { $field }? They must be worth at least { $needed }, because the field is below its minimum; set so far: { $so_far }.
question-take-over = Which pieces take over { $field }? Together they must be worth { $needed } exactly; set so far: { $so_far }.
question-ransom = The F.B.I. has your { $member }. Buy the member out at once for { $price }? You have { $cash }. Otherwise it is prison for this year and the next { $years }, unless you pay later.
question-hire-back = You have { $guards } in the park and { $cash } in cash. How many do you buy back at { $price } each? The others leave the game.
question-buy-out = The year is over. Whom do you buy out of prison? You have { $cash }.
question-invest = Your chip stands on { $chip } of { $goal }, and you have { $cash }. How do you move it?

## Moves

move-exchange = Exchange { $card }
move-buy-out = Buy { $member } out of prison for { $price }
move-play = Play { $card }
move-lay-down = Lay { $card } face down, without effect
move-field = { $field } ({ $holder }: { $pieces }, { $total })
move-field-empty = { $field } (free)
move-field-free = { $field } (free, at least { $needed })
move-field-oust = { $field } ({ $holder }: { $pieces }, { $total }; ousting takes at least { $needed })
move-field-own = { $field } (yours: { $pieces }, { $total })
move-away = { $kind } ({ $holder })
move-payer = { $seat } pays { $price }
move-member = { $member } ({ $price })
move-guard = A bodyguard ({ $price })
move-done = Set them ({ $sum })
move-keep-all = Keep all cards
move-keep-rest = { $count ->
    [one] Exchange this one, keep the rest
   *[other] Exchange these { $count }, keep the rest
}
move-leave = Leave in prison
move-hire-back = { $count ->
    [0] Buy back nobody
    [one] Buy back 1 bodyguard for { $price }
   *[other] Buy back { $count } bodyguards for { $price }
}
move-invest = { $count ->
    [0] Leave the chip on { $chip }
    [one] 1 position up to { $chip } for { $price }
   *[other] { $count } positions up to { $chip } for { $price }
}
move-sell = { $count ->
    [one] 1 position down to { $chip } for { $price } back
   *[other] { $count } positions down to { $chip } for { $price } back
}

## Refusals

refusal-not-now = Something else has to be decided now.
refusal-not-in-hand = You do not hold that card.
refusal-out-of-order = The list goes down the photo, bodyguards last; go back a step to set this one.
refusal-others-first = The list goes down the photo, bodyguards last: first set whoever is to join from higher up; this one alone is not enough.
refusal-set-already = This one is already set.
refusal-chip-at-zero = Your chip stands on 0.
refusal-no-guard = You have no bodyguard on your photo.
refusal-other-kind = That field is not of the card's kind.
refusal-not-on-photo = That member is not on your photo.
refusal-too-little = Your pieces must be worth at least { $needed }, which you cannot reach this way.
refusal-nothing-set = You must add at least one piece.
refusal-don-alone = The Don shares a field with no other member.
refusal-mama-crowded = Mama shares a field with at most one other member, never the Don.
refusal-last-card = The last card of the year is played with as few bodyguards as it takes, or with a single member and bodyguards.
refusal-nobody-there = Nobody is there.
refusal-own-pieces = You cannot play it against yourself.
refusal-only-guards = Only bodyguards are there, and they cannot be taken.
refusal-not-there = That member is not there.
refusal-no-target = There is nobody to play it against.
refusal-no-legal-piece = That player has no piece on a legal field.
refusal-cannot-match = The pieces on your photo cannot make that total exactly.
refusal-not-in-prison = That member of yours is not in prison.
refusal-not-enough-cash = You do not have the money.
refusal-not-in-park = You do not have that many bodyguards in the park.
refusal-past-goal = The chip goes no further than its last position.
refusal-below-zero = The chip cannot go below 0.
refusal-sells-too-much = You cannot go down that many positions in one year.

## What happened

event-year-began = Year { $year } begins; { $seat } is start player.
event-dealt = { $seat } is dealt { $cards }.
event-dealt-hidden = { $count ->
    [one] { $seat } is dealt 1 card.
   *[other] { $seat } is dealt { $count } cards.
}
event-dealt-each = { $count ->
    [one] { $seats } are dealt 1 card each.
   *[other] { $seats } are dealt { $count } cards each.
}
event-exchanged = { $seat } exchanges { $cards }.
event-exchanged-hidden = { $count ->
    [0] { $seat } exchanges nothing.
    [one] { $seat } exchanges 1 card.
   *[other] { $seat } exchanges { $count } cards.
}
event-laid-down = { $seat } lays { $card } face down, without effect.
event-laid-down-hidden = { $seat } lays a card face down, without effect.
event-laid-down-several = { $seats } each lay a card face down, without effect.
event-laid-down-all = Everybody lays a card face down in turn: nothing happens.
event-laid-down-all-known = Everybody lays a card face down in turn: nothing happens. ({ $cards })
laid-down-by = { $seat } ({ $card })
event-played = { $seat } plays { $card }.
event-moved = { $seat }: { $pieces }, { $from } → { $to }.
event-set = { $seat } sets { $pieces } on { $field } ({ $total }).
event-worked = { $seat } sets a bodyguard there and gets { $amount } from the bank.
event-lost = { $seat } loses { $field }: { $losses }.
loss-harbour = { $pieces } to the harbour
loss-park = { $pieces } to the park
event-came-home = All pieces on the board come home.
event-guards-left = { $count ->
    [one] { $seat }: 1 bodyguard leaves the game.
   *[other] { $seat }: { $count } bodyguards leave the game.
}
event-paid-from-bank = { $payee } gets { $amount } from the bank ({ $cause }).
event-paid-to-bank = { $payer } pays the bank { $amount } ({ $cause }).
event-paid = { $payer } pays { $payee } { $amount } ({ $cause }).
event-income = Income from illegal fields: { $incomes }.
event-income-of = { $seat } { $amount }
event-hired-back = { $seat } buys back { $guards } for { $amount }.
event-bought-out = { $seat } buys { $member } out of prison for { $amount }.
event-invested = { $seat } invests { $amount }: chip from { $from } to { $to } of { $goal }.
event-sold = { $seat } gets { $amount } back: chip from { $from } down to { $to } of { $goal }.
cause-ransom = buying out { $member }
cause-protection = protection money
cause-income = income from illegal fields
cause-guards = bodyguards from the park
cause-investment = investment
cause-sale = chip moved down
event-left-in-prison = { $seat } buys nobody out of prison.
event-year-ended = Year { $year } is over.
event-chip-moved = { $seat }: chip from { $from } to { $to } of { $goal }.
event-chip-kept = { $seat } leaves the chip where it is.
event-cannot-invest = { $seat } cannot invest.
event-ended = The game is over.

## The position in words

describe-year = Year { $year } of at most { $years }. { $starter } is start player.
describe-exchange = Year { $year } of at most { $years }, exchange of cards. { $starter } is start player, { $seat } decides.
describe-round = Year { $year } of at most { $years }, round { $round } of { $rounds }. { $starter } is start player, { $seat } decides.
describe-year-end = Year { $year } of at most { $years }, the year's end. { $seat } decides.
describe-over = The game ended after year { $year }.
describe-field = { $field }: { $seat } with { $pieces } ({ $total })
describe-fields = Illegal fields: { $fields }
describe-legal = Legal fields: { $fields }
describe-guard-at = { $kind }: { $seat }
describe-away = Out of circulation: { $members }
describe-prison = Prison: { $members }
describe-absentee = { $spot }: { $member } of { $seat }
describe-played = Played with effect this year: { $cards }
describe-deck = Cards not dealt: { $deck }.
describe-family = { $seat }: { $cash }, chip on { $chip } of { $goal }; on the photo { $members } and { $guards }; harbour: { $harbour }; bodyguards in the park { $park }, out of the game { $gone }; cards in hand { $cards }, exchanged { $exchanged }, face down { $face_down }
describe-hand = { $seat } holds: { $cards }
describe-secrets = { $seat } knows: exchanged { $exchanged }; laid face down { $face_down }
describe-placing = Being set on { $field }: { $pieces }
describe-place = { $place }. { $seat }

## For the eye

primer-goal = Goal: be the first with your investment chip on { $goal }. At the end of each year every { $step_price } that you invest moves it up one position. If nobody has got that far after year { $max_years }, the highest chip wins.
primer-year = A year: you are dealt { $rounds } cards and may exchange some of them once; then everybody plays one card a turn. With illegal cards you set pieces from your photo on fields; at the end of the year each of them earns its value and comes home.
primer-cards = Beware: whoever sets at least { $oust_extra } more than what stands on a field ousts its owner, whose members there are lost for good. Legal cards pay at once, but only if your chip stands above 0; action cards hit the others. A member that you set can be lost; one on the photo is safe.
board-minimum = minimum
board-free = free illegal fields
board-field = held field
board-owner = owner
board-pieces = pieces
board-total = total
board-oust = to oust
board-family = family
board-cash = cash
board-chip = chip
board-photo = members on the photo
board-guards = bodyguards
board-park = park
board-cards = cards
board-position = { $chip }/{ $goal }
board-all = all
board-all-but = all but { $members }
board-lost = out of the game (harbour)
board-hand = hand of { $seat }
board-use = what the card does
use-legal = legal: a bodyguard goes there and the bank pays you { $pay } at once
use-legal-later = legal: pays only if your chip stands above 0
use-illegal = illegal: set pieces worth at least { $minimum } on one of its two fields
use-away = sends another player's member away from an illegal field: no income this year
use-fbi = sends another player's member from a field to prison
use-protection = somebody with a bodyguard on a legal field pays you
use-takeover = takes another player's illegal field with pieces of exactly the same total
use-offer = clears another player's field: members lost for good, bodyguards to the park
