### The words of Der Pate's table, its lesson and its end.

page-player-pate = { $name }
page-game-pate = Four dice a turn, seven rounds, all of Manhattan to own.
pate-option-money = Starting money
pate-option-money-why = With less, the first rounds are leaner.
pate-option-money-usual = standard
pate-option-open = Everybody's money
pate-option-open-why = Secret as in the box, or open to all, which is easier for a first game.
pate-option-secret = secret
pate-option-shown = open to all
pate-tab-ledger = Ledger
pate-round = Round { $round } of { $rounds }
pate-round-row = { $round } · { $name }, row { $row }
pate-ledger = { $name }'s ledger
pate-ledger-label = Ledger of dice
pate-dice-left = Dice left
pate-dice-spent = Spent
pate-row-1 = Business
pate-row-2 = Action
pate-row-3 = Deal
pate-row-4 = Helper
pate-row-done = done
pate-row-now = now
pate-row-later = to come
pate-paid = Who gets paid
pate-each = { $amount } each
pate-steps = { $pips ->
    [one] { $pips } step
   *[other] { $pips } steps
}
pate-steps-per-pip = 1 step a pip
pate-fields = { $pips ->
    [one] { $pips } field
   *[other] { $pips } fields
}
pate-fields-per-pip = 1 field per pip
pate-money-per-pip = { $amount } a pip
pate-compulsory = compulsory
pate-one-marker = 1 marker
pate-voluntary = optional
pate-without-using = don't use
pate-lies-in-row = { $die } is in row { $row }
pate-shows-hand = { $die } hand: Press only
pate-not-rolled = No die shows { $face }.
pate-does-protection = +1 influence
pate-does-smuggling = +1 reputation
pate-does-bookmakers = to its owner
pate-does-loans = to its owner
pate-does-gambling = to its owner
pate-does-press = +1 reputation +1 influence
pate-does-reputation = Move up on reputation
pate-does-influence = Move up on influence
pate-does-visit = Drive on; a rival there goes home
pate-does-cash = The bank pays you
pate-does-assembly = for each debt marker you hold
pate-does-raid = Jails everybody unprotected on this number
pate-does-takeover = Seize a rival's business with this number
pate-does-friend = A friend from Brooklyn
pate-does-consigliere = A member on an empty, unprotected business
pate-does-prosecutor = All your members out of the Tombs
pate-does-informer = An unprotected rival goes to the Tombs
pate-does-banker = 1 step on income or favours
pate-city = Southern Manhattan
pate-protected = protected
pate-car-here = the car is here
pate-held-by = held by { $family }
pate-place = { $business } ({ $pips }), { $district }, pays { $amount }, { $holder }
pate-car = Car
pate-tombs = The Tombs
pate-hudson = Hudson
pate-east-river = East River
pate-brooklyn = Brooklyn
pate-in-tombs = { $name } in the Tombs: { $count }
pate-in-hudson = { $name } in the Hudson: { $count }
pate-tracks = Tracks
pate-knock-out = knock-out
pate-event-track = { $colour ->
    [grey] Grey
   *[red] Red
} event cards: { $count } of { $needed }; the last one makes this the knock-out track
pate-lane = { $name }: { $track } { $at } of { $end }
pate-event = Event
pate-no-event = The first card is turned once every family has its district.
pate-events-done = No event is in force.
pate-of = { $at } of { $all }
pate-card-collection = Pay the bank { $collection } for a step on favours.
pate-card-retirement = Clear one of your unprotected businesses: the member comes home with { $retirement }.
pate-card-concrete-shoes = Whoever stands at the car goes into the Hudson.
pate-card-old-debts = Everybody gives a debt marker to the left.
pate-card-front-page = Every die on Press also pays its player { $press }.
pate-card-knives = Before their first roll, players may take over one business of any number.
pate-card-festival = A friend for everybody with a business in the car's district.
pate-card-tip = A die is rolled: its number is raided.
pate-card-bail = Pay { $bail } for each of your prisoners, or they all sink.
pate-card-closed-tables = Everybody unprotected on gambling goes to the Tombs.
pate-secret = secret
pate-supply = Members in supply
pate-friends = Friends
pate-debts = Own debt markers left
pate-debts-at-bank = Own debt markers at the bank
pate-holds-debts = { $count ->
    [one] Holds a debt marker of { $name }
   *[other] Holds { $count } debt markers of { $name }
}
pate-roll = The roll
pate-uses = Tiles and favours
pate-cop-where = Under the dice, choose the one to reroll.
pate-senator-where = In the ledger, choose a field of another colour.
pate-favour = Favour
pate-favour-for = for 1 friend
pate-favour-does-member = For 1 friend, one of your members comes back from the Hudson.
pate-favour-does-debt = For 1 friend, you get one of your debt markers back, without paying for it.
pate-favour-does-steps = { $steps ->
    [one] For 1 friend, { $steps } step on reputation or influence.
   *[other] For 1 friend, { $steps } steps on reputation or influence.
}
pate-favour-does-cash = For 1 friend, { $amount } from the bank.
pate-tile-at = Won on step { $step } of { $track }, used once.
pate-favour-at = Available from step { $step } of favours.
pate-others-car = is putting the car on the street
pate-others-district = is picking a district
pate-others-event = is responding to the event: { $card }
pate-others-knives = may take over a business before the first roll
pate-others-place = is choosing a die for row { $row }
pate-others-visit = may set a member where the car stopped
pate-others-takeover = is choosing a business to take over
pate-others-consigliere = is choosing an empty business to occupy
pate-others-informer = is choosing whom to inform on
pate-others-banker = is choosing between income and favours
pate-others-wrap-up = may use a tile or a favour before the turn ends
pate-others-tiles = has won a tile and may use it now
pate-before = Before
pate-income = Income
pate-businesses = Businesses
pate-bail = Bail
pate-debts-settled = Debts
pate-total = Total
pate-knocked-out = knocked out
pate-stood-at = { $track }: step { $at } of { $end }
page-won-pate-nobody = Nobody reached the end of the knock-out track: everybody loses.
page-won-pate-alone = { $name } wins: nobody else reached the end of the knock-out track.
page-won-pate-money = { $name } wins with the most money.
page-won-pate-track = { $name } wins: equal money, but further along { $track }.
page-won-pate-family = { $name } wins: equal money and equally far along { $track }, but the larger family.
page-won-pate-shared = { $name } share the win: tied on everything.
pate-tie-track = equal money, but further along { $track }: { $more } to { $less }
pate-tie-family = equal money and { $track }, but the larger family: { $more } to { $less }
page-headline-pate-alone = { $name }, and nobody else
page-headline-pate-money = { $name } owns Manhattan
page-headline-pate-track = { $name } by a nose
page-headline-pate-family = Blood decides: { $name }
page-headline-pate-shared = One city, several bosses
page-headline-pate-nobody = Nobody rules Manhattan
pate-race = The money, round by round

## The chapters of the rules

page-chapter-P1 = Set-up
page-chapter-P2 = Round
page-chapter-P3 = Events
page-chapter-P4 = Turn
page-chapter-P5 = The four rows
page-chapter-P6 = Tracks and tiles
page-chapter-P7 = Favours
page-chapter-P8 = End of the game
page-chapter-P9 = Always true

## The guided first game: what the consigliere says

learn-pate-welcome = Welcome to New York, Don Corleone. You play seven rounds against the Tattaglia family. The most money wins, but only those who get far enough on one track are in the running; more about that in a minute.
learn-pate-district = Tattaglia has put the car on the street and occupied the East Side. Your turn: take Lower Manhattan, with businesses numbered 1, 2 and 5. Whatever nobody takes goes to neutral families.
learn-pate-knock-out = Every round begins with an event card. Its colour moves an event marker: grey stands for reputation, red for influence. The first colour with four cards makes its track the knock-out track: whoever is not on its last step after round 7 is out, however rich.
learn-pate-car = The card also drives the car, three fields this time. The district where it stands is lit: businesses there are protected and cannot be cleared, taken over or occupied.
learn-pate-event = Then the card’s text takes effect. Pay the collection $2,000 for a step on favours; you will be glad of it later.
learn-pate-sheet = Your ledger has four rows. Roll four dice and put one into row 1, roll the other three for row 2, the other two for row 3; the last die goes to row 4. A colour that you spend is gone for the rows below.
learn-pate-row-1 = Row 1, businesses: any colour will do, the number counts. Your grey 5 is Gambling: each Gambling business pays its owner $5,000, yours and, alas, Tattaglia’s too.
learn-pate-row-2 = From row 2 on, the colour picks the field. Black is Visit: the car drives three fields, stops at Tattaglia’s Gambling and sends the member there home. While the car stands there, that district is protected, so Tattaglia cannot move back in. “Don’t use” places a die without its effect.
learn-pate-row-3 = Row 3, deal. Red is a Raid: every member on an unprotected business of that number goes to the Tombs; neutral ones leave the game. Your red 4 empties both Loans.
learn-pate-row-4 = Row 4, helpers: only the colour counts. White is the Banker: one step on income or favours. Take income: $1,000 every round from now on.
learn-pate-theirs = Tattaglia’s turn. They put a 2 on Smuggling, and your Smuggling pays as well: businesses pay their owners whoever placed the die. Smuggling also gives a step on reputation.
learn-pate-robbed = A takeover! Your member at Gambling sinks in the Hudson, and Tattaglia sits there now. But you hold their debt marker: they will have to pay for it. Their last die is grey: with the Consigliere they will occupy an empty business.
learn-pate-round-2 = Round 2. First your income: $1,000. The card is red this time, an anonymous tip: a die shows 1, and your member at Protection goes to the Tombs.
learn-pate-hand = Your white die shows the puppet hand. A hand can only go to Press, in rows 1 to 3: one step on reputation and one on influence.
learn-pate-reputation = Grey in row 2 is Reputation: a step for every pip. Your 4 carries you past the tile on step 5, so it is yours.
learn-pate-tile = The tile is the Wedding: it brings a friend from Brooklyn. You can use a tile once, at any of your decisions. Use it now.
learn-pate-takeover = Time to settle a score. Black in row 3 is the Takeover: your 5 takes Gambling back. Their member sinks, and now Tattaglia holds one of your debt markers.
learn-pate-prosecutor = Red in row 4 is the Prosecutor: all your members come back from the Tombs.
learn-pate-favour = You have a friend, and your favours marker stands on step 1. Give the friend back and use that favour: your member returns from the Hudson. You may use two favours a turn.
learn-pate-debt = Tattaglia holds an Assembly with a grey 2: they hand your debt marker back, and you pay $2,000 for it. At the end of the game each marker still out costs $2,000, so a Takeover is never free.
learn-pate-skip = With black in row 4, the Informer, Tattaglia will send one of your men to the Tombs. You know all four rows now. Let us skip ahead, and keep an eye on the grey event marker.
learn-pate-decided = Round 6, and the fourth grey card: reputation is the knock-out track. You stand on step 12 of 14. Tattaglia is rich, but has climbed influence all evening.
learn-pate-last = Round 7, and you are one step short. Put the grey 4 on Reputation and reach the end of the track.
learn-pate-end = Tattaglia has more money, but is out; you win. The final reckoning pays income once more and $3,000 a business, then debts are settled. The money was theirs, the good name was yours.
