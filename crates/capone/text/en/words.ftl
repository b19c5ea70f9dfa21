### Capone: everything else that players read. Terms: docs/glossary.md.

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

field = { $kind } { $twin }
the-bank = the bank
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

question-exchange = Which cards do you exchange? You get as many new ones, and those you keep.
question-turn = Which card do you play, with effect or face down?
question-target-field = { $card }: on which field?
question-target-taken = { $card }: from which field do you take a member?
question-target-takeover = { $card }: which field do you take over? Your pieces must match its total exactly.
question-target-offer = { $card }: which field do you clear?
question-target-payer = { $card }: who pays you?
question-victim = { $card }: whom do you take from { $field }?
question-place = Which pieces go to { $field }? { $needed } is needed, { $so_far } is set.
question-take-over = Which pieces match { $field }? They must be worth { $needed } exactly, { $so_far } is set.
question-ransom = The F.B.I. has your { $member }. Buy the member out at once for { $price }?
question-hire-back = You have { $guards } in the park. How many do you buy back at { $price } each? The others leave the game.
question-buy-out = The year is over. Whom do you buy out of prison?
question-invest = Your chip stands on { $chip }, and you have { $cash }. How do you move it?

## Moves

move-exchange = Exchange { $card }
move-buy-out = Buy { $member } out of prison for { $price }
move-play = Play { $card }
move-lay-down = Lay down { $card } without effect
move-field = { $field } ({ $holder })
move-field-free = { $field } (free)
move-away = { $kind } ({ $holder })
move-payer = { $seat } pays { $price }
move-member = { $member } ({ $price })
move-guard = A bodyguard ({ $price })
move-done = Done
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
    [one] 1 position down to { $chip }, and get { $price }
   *[other] { $count } positions down to { $chip }, and get { $price }
}

## Refusals

refusal-not-now = Something else is to be decided now.
refusal-not-in-hand = You do not hold that card.
refusal-out-of-order = You set the pieces in the order of the photo, bodyguards last; this one would have come before.
refusal-chip-at-zero = Your chip stands on 0.
refusal-no-guard = You have no bodyguard on your photo.
refusal-other-kind = That field is of another kind than the card.
refusal-not-on-photo = That member is not on your photo.
refusal-too-little = Your pieces must be worth at least { $needed }, and that cannot be reached this way.
refusal-nothing-set = You must add at least one piece.
refusal-don-alone = The Don stands with no other member.
refusal-mama-crowded = Mama stands with at most one other member, never the Don.
refusal-last-card = The last card of the year is played with as few bodyguards as it takes, or with a single member and bodyguards.
refusal-nobody-there = Nobody is there.
refusal-own-pieces = You cannot play it against yourself.
refusal-only-guards = Only bodyguards are there, and they cannot be taken.
refusal-not-there = That member is not there.
refusal-no-target = There is nobody to play it against.
refusal-no-legal-piece = That player has no piece on a legal field.
refusal-cannot-match = Your photo cannot make that total exactly.
refusal-not-in-prison = That member of yours is not in prison.
refusal-not-enough-cash = You do not have the money.
refusal-not-in-park = You do not have so many bodyguards in the park.
refusal-past-goal = The chip goes no further than its last position.
refusal-below-zero = The chip cannot go below 0.
refusal-sells-too-much = A year does not allow so many positions down.

## What happened

event-year-began = Year { $year } begins; { $seat } starts.
event-dealt = { $seat } is dealt { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-exchanged = { $seat } puts { $card } away.
event-exchanged-hidden = { $seat } puts a card away.
event-exchange-ended = { $count ->
    [0] { $seat } exchanges nothing.
    [one] { $seat } exchanges 1 card.
   *[other] { $seat } exchanges { $count } cards.
}
event-laid-down = { $seat } lays down { $card } without effect.
event-laid-down-hidden = { $seat } lays a card face down, without effect.
event-played = { $seat } plays { $card }.
event-member-moved = { $seat }: { $member }, { $from } → { $to }.
event-guards-moved = { $seat }: { $guards }, { $from } → { $to }.
event-paid-from-bank = { $payee } gets { $amount } from the bank ({ $cause }).
event-paid-to-bank = { $payer } pays the bank { $amount } ({ $cause }).
event-paid = { $payer } pays { $payee } { $amount } ({ $cause }).
cause-ransom = buying out { $member }
cause-protection = protection money
cause-income = income from illegal fields
cause-guards = bodyguards from the park
cause-investment = investment
cause-sale = a position down
event-left-in-prison = { $seat } pays no ransom.
event-year-ended = Year { $year } is over.
event-chip-moved = { $seat }: chip from { $from } to { $to } of { $goal }.
event-chip-kept = { $seat } leaves the chip where it is.
event-ended = The game is over.

## The position in words

describe-year = Year { $year }, { $starter } started; { $seat }'s turn.
describe-field = { $field }: { $seat } with { $pieces } ({ $total })
describe-fields = Illegal fields: { $fields }
describe-legal = Legal fields: { $fields }
describe-guard-at = { $kind }: { $seat }
describe-away = Out of circulation: { $members }
describe-prison = Prison: { $members }
describe-absentee = { $spot }: { $member } of { $seat }
describe-played = Played with effect this year: { $cards }
describe-deck = { $deck } cards were not dealt.
describe-family = { $seat }: { $cash }, chip on { $chip } of { $goal }; on the photo { $members } and { $guards }; harbour: { $harbour }; bodyguards in the park { $park }, out of the game { $gone }; cards in hand { $cards }, exchanged { $exchanged }, face down { $face_down }
describe-hand = { $seat } holds: { $cards }
describe-secrets = { $seat } knows: exchanged { $exchanged }; laid face down { $face_down }
describe-placing = Being set on { $field }: { $pieces }
describe-place = { $seat } finishes in place { $place }.
