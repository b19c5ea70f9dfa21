### Der Pate: everything else that players read. Terms: docs/glossary.md.

## Things

business-protection = Protection
business-smuggling = Smuggling
business-bookmakers = Bookmakers
business-loans = Loans
business-gambling = Gambling

track-reputation = reputation
track-influence = influence
track-income = income
track-favours = favours

tile-wedding = Wedding
tile-grandson = Grandson
tile-birthday = Birthday
tile-cop = Cop
tile-judge = Judge
tile-senator = Senator
tile-use-wedding = a friend from Brooklyn
tile-use-grandson = roll a die: { $amount } a pip
tile-use-birthday = a step on any track
tile-use-cop = reroll one die
tile-use-judge = reroll all dice
tile-use-senator = a die on a field of another colour

favour-member = Member back
favour-debt = Debt marker back
favour-steps = Good word
favour-cash = Envelope

die-black = black
die-white = white
die-grey = grey
die-red = red
shade-black = black
shade-white = white
shade-grey = grey
shade-red = red
the-die-black = the black die
the-die-white = the white die
the-die-grey = the grey die
the-die-red = the red die
face = { $pips }
face-hand = hand
die-showing = { $die } { $face }

colour-grey = grey
colour-red = red

spot-protection = { business-protection }
spot-smuggling = { business-smuggling }
spot-bookmakers = { business-bookmakers }
spot-loans = { business-loans }
spot-gambling = { business-gambling }
spot-press = Press
spot-reputation = Reputation
spot-influence = Influence
spot-visit = Visit
spot-cash = Cash
spot-assembly = Assembly
spot-raid = Raid
spot-takeover = Takeover
spot-friend = Friend
spot-consigliere = Consigliere
spot-prosecutor = Prosecutor
spot-informer = Informer
spot-banker = Banker

card-collection = { P3-11.title }
card-retirement = { P3-12.title }
card-concrete-shoes = { P3-13.title }
card-old-debts = { P3-14.title }
card-front-page = { P3-15.title }
card-knives = { P3-16.title }
card-festival = { P3-17.title }
card-tip = { P3-18.title }
card-bail = { P3-19.title }
card-closed-tables = { P3-20.title }

field = { $business } ({ $pips }), { $district }
neutral-family = { $name } (neutral)
the-bank = the bank
nobody = nobody
none = none

where-supply = supply
where-tombs = Tombs
where-hudson = Hudson
where-gone = out of the game
where-field = { $field }

## Questions

question-car = Where does the car start? The district it stands in is protected (P3.2), and the first event card drives it on.
question-district = Which district does your family occupy?
question-event-collection = The collection: pay the bank { $price } for one step on favours?
question-event-retirement = Early retirement: clear one of your unprotected businesses? You get { $price } for it.
question-event-bail = { $count ->
    [one] The bail hearing: pay { $price } for your member in the Tombs, or let it go into the Hudson?
   *[other] The bail hearing: pay { $price } for all your { $count } members in the Tombs, or let them go into the Hudson?
}
question-knives = Night of knives: take over one business of any number before your first roll?
question-place-1 = Row 1, businesses: which die? Every business with its number pays its owner. The colour you spend here is gone for the rows below.
question-place-2 = Row 2, action: which die? Its colour picks the field, its pips set the strength.
question-place-3 = Row 3, deal: which die? Its colour picks the field; the other die goes to row 4.
question-place-4 = Row 4, helper: for the last die only its colour counts.
question-visit = The car stops at an empty business, { $field }: set a member there?
question-takeover = Takeover: which business with the number { $pips }?
question-consigliere = The Consigliere: which empty business do you occupy?
question-informer = The Informer: whose member goes to the Tombs?
question-banker = The Banker: one step on which track?
question-wrap-up = Your dice are placed. Use a tile or a favour before your turn ends?
question-tiles = You have just won: { $tiles }. Use now, or keep for later?

## Moves

move-car = Put the car at { $field }
move-district = Occupy { $district }
move-pay-collection = Pay { $price } for a step on favours
move-retire = Clear { $field } and get { $price }
move-pay-bail = Pay { $price } bail
move-refuse-bail = Don't pay: into the Hudson
move-place = { $die } { $face } on { $spot }
move-idle = { $die } { $face } on { $spot }, but don't use it
move-senator = Senator: { $die } { $face } on { $spot }
move-take-over = Take over { $field } from { $family }
move-occupy = Set a member on { $field }
move-inform = { $family }'s member at { $field } to the Tombs
move-bank = One step on { $track }
move-pass = Skip
move-wedding = Wedding: take a friend
move-grandson = Grandson: roll a die, { $amount } a pip
move-birthday = Birthday: one step on { $track }
move-cop = Cop: reroll { $die }
move-judge = Judge: reroll your whole roll
move-favour-member = Favour for 1 friend: { favour-member }, from the Hudson
move-favour-debt = Favour for 1 friend: { favour-debt }, from { $keeper }
move-favour-steps = { $steps ->
    [one] Favour for 1 friend: { favour-steps }, { $steps } step on { $track }
   *[other] Favour for 1 friend: { favour-steps }, { $steps } steps on { $track }
}
move-favour-cash = Favour for 1 friend: { favour-cash }, { $amount }
move-keep = Keep for later
move-end-turn = End the turn

## Why not

refusal-not-now = Something else has to be decided now.
refusal-compulsory = This field must be used.
refusal-district-taken = Another family has picked this district.
refusal-protected = The car stands in its district: it is protected.
refusal-own-business = It is your own.
refusal-empty-business = Nobody is there.
refusal-occupied-business = Somebody is there already.
refusal-not-own-business = It is not yours.
refusal-wrong-number = Its number is not the number of the die.
refusal-neutral-member = This member is neutral; you can only inform on players' members.
refusal-no-debt-marker = You have no debt marker left to give.
refusal-no-member = You have no member in your supply.
refusal-die-placed = This die lies in an earlier row.
refusal-shows-hand = It shows the puppet hand, which can only go to Press.
refusal-no-colour-in-row-one = Colours do not matter in row 1, so the Senator is no use there.
refusal-no-tile = You do not have the { $tile } tile.
refusal-tile-not-fresh = In another player's turn you can only use a tile that you have just won.
refusal-no-roll = You have no roll to repeat now.
refusal-no-friend-in-brooklyn = No friend is left in Brooklyn.
refusal-track-ended = Your marker is on the last step of { $track }.
refusal-not-own-turn = You can only use favours in your own turn.
refusal-no-friend = You have no friend to give back.
refusal-favour-too-far = Your favours marker has not got that far yet.
refusal-favours-used-up = You have used up your favours for this turn.
refusal-nobody-in-hudson = None of your members is in the Hudson.
refusal-no-marker-there = No debt marker of yours is there.

## What happened

event-car-placed = { $seat } puts the car at { $field }.
event-district-taken = { $family } occupies { $district }.
event-round-began = Round { $round } begins.
event-card-turned = Event: { $card }.
event-marker-moved = The { $colour } event marker moves to step { $to }.
event-knock-out-decided = The knock-out track is { $track }: whoever is not at its end after the last round is out.
event-car-drove = The car drives to { $field }; { $district } is protected.
event-tip-rolled = Roll for the anonymous tip: { $face }.
event-turn-began = { $seat }'s turn.
event-rolled = Rolled: { $die } { $face }.
event-placed = { $seat } places { $die } { $face } on { $spot }.
event-placed-unused = { $seat } places { $die } { $face } on { $spot } and does not use the field.
event-no-effect = Nothing happens.
event-took-over = { $seat } takes over { $field } from { $family }.
event-roll = Rolled: { $dice }.
event-passed = { $seat } passes.
event-paid-from-bank = { $payee } gets { $amount } from the bank ({ $cause }).
event-paid-to-bank = { $payer } pays the bank { $amount } ({ $cause }).
event-paid = { $payer } pays { $payee } { $amount } ({ $cause }).
cause-income = income
cause-grandson = Grandson
cause-track-end = end of { $track }
cause-favour = favour
cause-end-businesses = businesses in the final reckoning
cause-end-prisoners = bail in the final reckoning
cause-end-debts = debts in the final reckoning
event-stepped = { $seat }: { $track } to step { $to } of { $end }.
event-tile-won = { $seat } wins the { $tile } tile ({ $use }).
event-tile-used = { $seat } uses the { $tile } tile.
event-tiles-kept = { $seat } keeps the new tiles for later.
event-grandson-rolled = { $seat } rolls for the Grandson: { $face }.
event-favour-used = { $seat } uses the favour { $favour }.
event-member-moved = Member of { $family }: { $from } → { $to }.
event-debt-given = { $seat } gives a debt marker to { $keeper }.
event-debt-returned = { $seat } gets a debt marker back from { $keeper }.
event-friend-won = { $seat } gets a friend.
event-friend-spent = { $seat } gives a friend back.
event-knocked-out = { $seat } is not at the end of the knock-out track and is out.
event-ended = The game is over.

## The position in words

describe-setup = The table is being set up.
describe-round = Round { $round } of { $rounds }, { $seat }'s turn.
describe-round-event = Round { $round } of { $rounds }, the event.
describe-over = The game is over.
describe-card = Event of this round ({ $rule }): { $card }. { $text }
describe-knock-out-open = Event markers: grey (reputation) { $grey }, red (influence) { $red }; the first at { $needed } makes its track the knock-out track.
describe-knock-out = The knock-out track is { $track }: whoever is not on its last step after the last round is out.
describe-district = { $district }: { $businesses }
describe-district-car = { $district } (the car is at { $car }): { $businesses }
describe-district-protected = { $district } (protected, the car is at { $car }): { $businesses }
describe-business = { $business } { $pips }: { $holder }
describe-empty = empty
describe-brooklyn = Friends left in Brooklyn: { $friends }.
describe-family = { $seat }: { $money }, reputation { $reputation } of { $reputation_end }, influence { $influence } of { $influence_end }, income { $income }, favours { $favours } of { $favours_end }, friends { $friends }; members: supply { $supply }, Tombs { $tombs }, Hudson { $hudson }; debt markers { $debts }{ $given }; tiles: { $tiles }
describe-given = , { $keepers }
describe-keeper = { $count } with { $keeper }
describe-money-secret = money secret
describe-dice = Row { $row }, dice: { $dice }

describe-place = { $place }. { $seat }
describe-place-out = –  { $seat } is out.
describe-winners-none = Nobody reached the end of the knock-out track: everybody loses.

primer-goal = Goal: after { $rounds } rounds the richest family wins, but only among those who stand on the last step of the knock-out track. That is reputation ({ $reputation_steps } steps) or influence ({ $influence_steps } steps): the first colour of event cards to come up { $knock_out } times decides which. At the end each of your businesses pays { $end_per_business }, and each of your debt markers held by somebody else costs { $end_per_debt }.
primer-turn = Your turn: four dice, four rows. Row 1 pays the businesses of a number, row 2 is an action, row 3 a deal, row 4 a helper. In rows 2 to 4 the colour of the die picks the field.
board-protected = { $district } [protected]
board-business = { $business } { $pips }: { $holder }
board-business-car = { $business } { $pips }: { $holder } [car]
board-family = family
board-money = money
board-reputation = reput.
board-influence = infl.
board-income = income
board-favours = favours
board-friends = friends
board-businesses = bus.
board-supply = supply
board-tombs = Tombs
board-hudson = Hudson
board-tiles = tiles
board-steps = { $at }/{ $end }
board-debts = Debt markers of { $seat }: { $left } left{ $given }
board-dice = dice
board-row = row { $row }
