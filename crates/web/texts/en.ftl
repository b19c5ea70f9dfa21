### The words of the pages.

## Every page

page-fan-work = An unofficial fan work. The games belong to their authors and publishers.
page-site = Site
page-skip = To the content
page-language = Language
page-home = Home
page-rules = Rules
page-date = { $day } { $month } { $year }
page-month-1 = January
page-month-2 = February
page-month-3 = March
page-month-4 = April
page-month-5 = May
page-month-6 = June
page-month-7 = July
page-month-8 = August
page-month-9 = September
page-month-10 = October
page-month-11 = November
page-month-12 = December

## A table

page-decision = Decision
page-your-turn = Your turn
page-waiting = Waiting
page-tidings = Since your last turn
page-title-turn = ◆ Your turn: { $game }
page-status-yours = Your turn. { $question }
page-status-other = { $name } decides.
page-status-other-what = { $name } { $what }.
page-player-pate = { $name }
page-player-capone = { $name }
page-player-maffiosi = { $name }
page-and = { $before } and { $last }
page-status-over = The game is over.
page-own-win = You have won.
page-own-place = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }.
page-own-out = You were knocked out.
page-hand-in = Is this what you want?
page-steps-done = Steps so far
page-take-back = Take back
page-take-all-back = Take all back
page-take-all-back-short = All
page-final = final
page-no-change = Nothing else changes.
page-more-to-choose = There is more to choose after it.
page-rules-now = Rules for this
page-point-to-see = Point at something that glows to see what would happen.
page-not-possible = { $count ->
    [one] 1 move not possible: why?
   *[other] { $count } moves not possible: why?
}
page-board = Board
page-people = Players, log and chat
page-to-move = to move
page-you = you
page-bot = bot, { $level }
page-free = free
page-gone = somebody who is gone
page-not-here = not here
page-away = away
page-log = What happened
page-chat = Chat
page-say = Send
page-say-something = Say something
page-more = More
page-undo = Take decision back
page-leave = Leave
page-come-back = Come back
page-resign = Resign
page-agree = Stop the game
page-play-on = Play on
page-rematch = Rematch
page-record = The record
page-seed = { $game ->
    [pate] The secret of the dice, to check them:
   *[other] The secret of the shuffle, to check it:
}
page-tabs = What to see
page-tab-city = City
page-tab-people = Players
page-place-column = Place
page-families = { $game ->
    [maffiosi] Gangs
   *[other] Families
}
page-reckoning = The reckoning
page-reconnecting = Connection lost. Trying again …

## The adviser

page-adviser = Ask the consigliere
page-adviser-barred = The consigliere keeps silent: this game is rated.
page-adviser-thinking = The consigliere is thinking …
page-counsel = The consigliere advises:
page-counsel-best = The consigliere's first choice: { $move }, { $chance } % to win.
page-counsel-only = There is no choice: { $move }.
page-counsel-chance = { $chance } % to win
page-counsel-place = final place { $place } expected
page-counsel-take = Do that
page-counsel-worlds = Played through { $count } times in thought, from what you know alone. You decide.
page-counsel-close = Close
page-analysis = Analysis
page-analysis-thinking = The consigliere is thinking: { $judged } of { $decisions } decisions.
page-analysis-queued = The consigliere is about to begin. Games that were asked for earlier come first.
page-analysis-refreshes = This page refreshes by itself.
page-analysis-course = Who was going to win
page-analysis-figures = The same in figures
page-analysis-line = Move
page-analysis-mattered = The decisions that mattered
page-analysis-nothing-lost = Nobody gave anything away.
page-analysis-cost = Cost { $loss } percentage points of the chance to win.
page-analysis-look = Move { $line }
page-analysis-players = How everybody decided
page-analysis-decisions = Decisions
page-analysis-mean-loss = Mean loss
page-analysis-blunders = Blunders
page-analysis-agreement = Agreement
page-analysis-bots = Why the bots moved: their clearest decisions
page-analysis-bots-how = For each bot at most { $most } decisions, those in which one move was furthest ahead of the next best, in the order of the game.
page-percent = { $part } %

## Looking at a game again

page-replay = Replay
page-replay-moment = Move { $line } of { $last }
page-replay-first = Start
page-replay-turn-before = Previous turn
page-replay-before = Previous move
page-replay-after = Next move
page-replay-turn-after = Next turn
page-replay-last = End
page-replay-number = Number of the move
page-replay-go = Go
page-replay-eyes = Seen by
page-replay-all = everybody
page-replay-table = To the table
page-check-dice = { $game ->
    [pate] Check the dice
   *[other] Check the shuffle
}

## Around the tables

page-account = Account
page-games = Games
page-line = Three mafia board games at one table: in your browser, with bots, friends or strangers.
page-your-name = Your name
page-begin = Begin
page-password = Password
page-log-in = Log in
page-log-out = Log out
page-guest = Guest { $number }
page-players = Players
page-players-range = { $fewest } to { $most } players
page-game-pate = Four dice a turn, seven rounds, all of Manhattan to own.
page-game-capone = Earn it crooked, invest it clean: first to a million wins.
page-game-maffiosi = Dine, collect the takings, outlive the cakes.
page-play-now = Play now
page-play-now-why = At once, against bots of the level soldato: they know what they do.
page-invite = Invite friends
page-more-choices = More options
page-new-table = New table
page-make-table = Make the table
page-make-table-why = You sit down first. If bots take all other seats, the game begins at once; otherwise you get a link to invite people with.
page-how-many = How many play
page-how-many-why = You and the others, bots included.
page-bots = Bots at the table
page-bots-why = Seats without a bot wait for people. You can still put bots there later.
page-level-picciotto = easy, a beginner
page-level-soldato = medium, knows what it does
page-level-capo = strong, thinks ahead
page-level-don = the strongest
page-edition = Edition
page-edition-why = The figures of another version of the game, as this server's host has set them.
page-edition-standard = standard
page-pace = Pace
page-pace-no_clock = No clock
page-pace-no_clock-why = Everybody takes the time they like.
page-pace-live = Live
page-pace-live-why = Minutes for the whole game, and seconds that every decision adds. Whose time is up is replaced by a bot until they come back.
page-pace-minutes = Minutes
page-pace-increment = Seconds a decision
page-pace-days = Days
page-pace-days-why = So many days for each decision: look in when it suits you.
page-who-may-come = Who may come
page-open = open to everybody
page-open-why = Open to everybody: the table stands in the list of open tables and anybody may sit down. Else only people with the link find it.
page-rated = rated
page-rated-why = The result counts for the ratings of people and bots.
page-next-game = Next game
page-next-elsewhere = Your turn elsewhere
page-next-game-why = The game of yours that has waited longest for your turn (key N)
page-my-games = My games
page-my-games-none = No game is running. Play now, or sit down at an open table.
page-open-tables = Open tables
page-open-tables-none = No table is open. Make one under “More options” and choose “Open to everybody”.
page-finished = Finished
page-finished-none = Your finished games will be kept here.
page-turn-of = { $name }'s turn
page-waits = { $free ->
    [0] can begin
    [one] waits for one more
   *[other] waits for { $free } more
}
page-host = host { $name }
page-seats = Seats
page-seats-taken = { $taken } of { $seats } seats taken
page-watch = Watch
page-join = Sit down
page-won = won
page-place-of = place { $place } of { $players }
page-stopped = stopped
page-look = Look
page-ratings = Ratings
page-ratings-why = How strong somebody plays, estimated from rated games, and how far that may be off. Everybody begins at 25.
page-ratings-none = Nobody is rated yet. Make a table and tick “rated”.
page-name = Name
page-rating = Rating
page-rated-games = Games
page-a-bot = bot
page-unrated = No rated games yet.
page-at-tables = At the table
page-at-tables-none = At no open table just now.
page-played = Played
page-played-none = No finished games to be seen.
page-fair = Fair dice, fair cards.
page-fair-why = The house seals its secret before anyone sits down, and every player adds a number of their own: nobody can choose a roll or a card.
page-stage-waiting = waiting for players
page-share-qr = The link as a code for phones
page-share = Invite people
page-commitment = { $game ->
    [pate] The seal of these dice
   *[other] The seal of this shuffle
}
page-start = Start the game
page-start-fewer = Start with { $players } players
page-when-you = The game begins when you start it, with { $fewest } players or more. Wait for people, or let bots take the free seats.
page-when-you-full = Every seat is taken. The game begins when you start it.
page-when-host = The game begins as soon as the host starts it.
page-when-host-full = Every seat is taken. The game begins as soon as the host starts it.
page-copy = Copy
page-copied = Copied
page-fill = Or let bots take the free seats:
page-close = Close this table
page-rename = Save the name
page-keep = Keep this account
page-link = Link for another device
page-notices = Notices
page-notices-wanted = Tell me when it is my turn
page-email = E-mail
page-webhook = Webhook
page-save = Save
page-sessions = Devices
page-end-session = Log out
page-leave-sure = A bot plays on for you until you come back.
page-resign-sure = Really resign? There is no way back. A bot plays your seat to the end; if only bots are left, the game stops.
page-agree-sure = Once everybody agrees, the game stops without a winner. Until then you can change your mind.
page-close-sure = Really close it? The table is gone then, and everybody who sits here has to look for another.
page-end-others = Log out everywhere else
page-end-others-sure = Every other device and program of yours has to log in again. This one stays.
page-log-out-sure = This account has no password: nobody can open it again after you log out. Keep it with a password first if you want it back.
page-delete = Delete this account
page-delete-sure = Type your name to be sure. Finished games keep a seat without a name.
page-problem = That did not work
page-back = Go back

## What went wrong: programs read these in English, people in the language of the page

problem-unknown = say who you are first: choose a name, or log in
problem-stale = the game has moved on: look at it again
problem-rule = move { $number } is not possible here: rule { $rule }
problem-rule-why = { $why } (rule { $rule })
problem-too-many = slow down: try again in a moment
problem-broken = something went wrong here; nothing was changed, try again
problem-said = { $why }
problem-method = this is done with a button on a page; programs find how in /openapi.json
problem-no-page = there is no such page here
problem-no-language = there is no such language here
problem-no-game = there is no such game here
problem-no-table = there is no such table here
problem-no-link = there is no such link here
problem-no-session = there is no such session here
problem-no-step = there is no such step in this lesson
problem-no-line = there is no such line of this game here
problem-no-seat = there is no such seat here
problem-no-person = there is no such person here
problem-foreign-form = this form is not from this session: load the page again
problem-foreign-site = this was sent from another site
problem-not-seated = you do not sit at this table
problem-not-host = only the one who made the table can do that
problem-banned = the host of this server has closed your account
problem-wrong-password = name or password is wrong
problem-not-begun = the game has not begun
problem-given-up = this table was given up before its game began
problem-seat-taken = that seat is taken
problem-ended = the game has ended
problem-resigned = you have resigned: a bot plays your seat to the end
problem-free-seats = there are free seats: wait for people, let bots take them, or start with fewer
problem-bot-plays = a bot plays for you: come back first
problem-still-running = the game still goes on
problem-has-begun = the game has begun
problem-not-running = the game does not go on here
problem-name-taken = somebody else has that name: choose another
problem-no-analysis-yet = there is an analysis when the game is over: before, it would show hidden things
problem-adviser-rated = the consigliere keeps silent in games that are rated
problem-not-your-turn = it is not your turn
problem-no-undo = nothing can be taken back: somebody has learnt something since
problem-webhook = a webhook is a public address that begins with https:// or http://
problem-own-name = type your own name, to be sure
problem-which-seat = say which seat
problem-position = no position has that number
problem-too-large = the request is too large
problem-form = the form does not fit: { $why }
problem-format = send JSON (content-type: application/json) or a form
problem-request = the request does not fit: { $why }
problem-edition = this server has no edition { $name }
problem-room = a table of { $players } has no room for { $people ->
    [one] one person
   *[other] { $people } people
} and { $bots } bots
problem-shared-rated = people who share a screen do not play for ratings
problem-seat = there is no seat { $seat } at this table
problem-nonce = nonce: { $why }
problem-answers = these are too many answers
problem-words = say something, in at most { $most } bytes
problem-nobody-writes = nobody who writes sits on seat { $seat }
problem-note = a note has at most { $most } bytes
problem-password = a password has at least { $least } characters
problem-email = that is no e-mail address
problem-webhook-long = a webhook has at most 500 bytes
problem-name = a name has 1 to 30 characters
problem-players = { $game } is for { $fewest } to { $most } players, not { $players }: choose { $fewest } to { $most }
problem-pace = a clock has 1 to { $minutes } minutes and up to { $seconds } seconds a decision, or 1 to { $days } days
problem-no-move = { $move } is no move of { $game }
problem-incomplete = the decision is not whole: it ends too early or goes on too far

## Der Pate

pate-option-money = Starting money
pate-option-money-why = With less, the first rounds are leaner.
pate-option-money-usual = as usual
pate-option-open = Everybody's money
pate-option-open-why = Secret as in the box, or open to all: easier for a first game.
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
pate-paid = Who is paid
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
pate-fields-per-pip = 1 field a pip
pate-money-per-pip = { $amount } a pip
pate-compulsory = compulsory
pate-one-marker = 1 marker
pate-voluntary = if you like
pate-without-using = don't use
pate-lies-in-row = { $die } lies in row { $row }
pate-shows-hand = { $die } hand: only Press
pate-not-rolled = No die shows { $face }.
pate-does-protection = +1 influence
pate-does-smuggling = +1 reputation
pate-does-bookmakers = to its owner
pate-does-loans = to its owner
pate-does-gambling = to its owner
pate-does-press = +1 reputation +1 influence
pate-does-reputation = Step up on reputation
pate-does-influence = Step up on influence
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
pate-tombs = The Tombs
pate-hudson = Hudson
pate-east-river = East River
pate-brooklyn = Brooklyn
pate-in-tombs = { $name } in the Tombs: { $count }
pate-in-hudson = { $name } in the Hudson: { $count }
pate-tracks = Tracks
pate-knock-out = knock-out
pate-event-track = { $colour } event cards: { $count } of { $needed }; the last makes this the knock-out track
pate-lane = { $name }: { $track } { $at } of { $end }
pate-event = Event
pate-no-event = The first card is turned when the families have their districts.
pate-events-done = No event is in force.
pate-of = { $at } of { $all }
pate-card-collection = Pay the bank { $collection } for a step on favours.
pate-card-retirement = Clear one of your unprotected businesses: the member comes home with { $retirement }.
pate-card-concrete-shoes = Whoever stands at the car goes into the Hudson.
pate-card-old-debts = Everybody gives a debt marker to the left.
pate-card-front-page = Every die on Press also pays its player { $press }.
pate-card-knives = Before the first roll, each may take over one business of any number.
pate-card-festival = A friend for everybody with a business in the car's district.
pate-card-tip = A die is rolled: its number is raided.
pate-card-bail = Pay { $bail } for each prisoner of yours, or all of them sink.
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
pate-cop-where = Choose the die to roll again, under the dice.
pate-senator-where = Choose a field of another colour, in the ledger.
pate-favour = Favour
pate-favour-for = for 1 friend
pate-favour-does-member = For 1 friend, one of your members comes back from the Hudson.
pate-favour-does-debt = For 1 friend, you get one of your debt markers back, without paying for it.
pate-favour-does-steps = For 1 friend, { $steps } steps on reputation or influence.
pate-favour-does-cash = For 1 friend, { $amount } from the bank.
pate-tile-at = Taken on step { $step } of { $track }, used once.
pate-favour-at = Open to you from step { $step } of favours on.
pate-others-car = puts the car on the street
pate-others-district = picks a district
pate-others-event = answers the event: { $card }
pate-others-knives = may take over a business before the first roll
pate-others-place = chooses a die for row { $row }
pate-others-visit = may set a member where the car stopped
pate-others-takeover = chooses a business to take over
pate-others-consigliere = chooses an empty business to occupy
pate-others-informer = chooses whom to inform on
pate-others-banker = chooses income or favours
pate-others-wrap-up = may use a tile or a favour before the turn ends
pate-others-tiles = has won a tile: use it now or keep it
pate-before = Before
pate-income = Income
pate-businesses = Businesses
pate-bail = Bail
pate-debts-settled = Debts
pate-total = In the end
pate-knocked-out = knocked out
pate-stood-at = { $track }: step { $at } of { $end }
page-won-pate-nobody = Nobody reached the end of the knock-out track: all lose.
page-won-pate-alone = { $name } wins: nobody else reached the end of the knock-out track.
page-won-pate-money = { $name } wins with the most money.
page-won-pate-track = { $name } wins: equal money, but farther on { $track }.
page-won-pate-family = { $name } wins: equal money and equal on { $track }, but the larger family.
page-won-pate-shared = { $name } share the win: equal in everything.
pate-tie-track = equal money, but further on { $track }: { $more } to { $less }
pate-tie-family = equal money and { $track }, but the larger family: { $more } to { $less }

page-fair-sealed = Before anybody sat down, the house chose a secret by chance and showed its seal: a digest from which the secret cannot be guessed.
page-fair-added = { $game ->
    [pate] Every seat added a number of its own. The house could not know them when it sealed its secret, and nobody knew the secret when adding a number: nobody could choose a roll.
   *[other] Every seat added a number of its own. The house could not know them when it sealed its secret, and nobody knew the secret when adding a number: nobody could choose a card.
}
page-fair-follows = { $game ->
    [pate] Every die and every card of the game follows from the secret and these numbers, in the order in which they were drawn.
   *[other] Every card of the game follows from the secret and these numbers, in the order in which the cards were drawn.
}
page-fair-later = The game is not over yet. The secret is shown when it is.
page-fair-holds = Checked just now: the secret fits the seal, and all { $draws } draws of the game follow from it.
page-fair-broken = This record does not hold: { $why }
page-fair-yourself = Check it yourself: download the record and run omerta verify on it, or write your own; docs/records.md says how.
page-fair-seal = The seal
page-fair-secret = The secret
page-fair-numbers = What each seat added

## Capone

capone-tab-family = Family
capone-year = Year { $year }
capone-year-exchange = Year { $year } · exchange of cards
capone-year-round = Year { $year } · round { $round } of { $rounds }
capone-year-end = Year { $year } · the year's end
capone-near = { $count ->
    [one] { $names } can reach { $goal } this year
   *[other] { $names } can reach { $goal } this year
}
capone-city = The city
capone-west = West Side
capone-boulevard = The Boulevard
capone-east = East Side
capone-grand = Figures × { $unit }
capone-to-oust = to oust
capone-place = { $field }, at least { $minimum }
capone-place-free = free
capone-place-held = held by { $name } with { $pieces }: { $total }, to oust { $oust }
capone-legal-free = { $place }, legal, free
capone-legal-held = { $place }, legal, a bodyguard of { $name }
capone-away-free = { $place }, out of circulation, nobody there
capone-away-held = { $place }, out of circulation: { $member } of { $name }
capone-prison = Prison
capone-prisoner = cell { $cell }: { $member } of { $name }
capone-park = Park
capone-harbour = Harbour
capone-family = Your family and your hand
capone-photo = The { $name } family
capone-at-home = at home
capone-out-for = Out: { $price }
capone-guards = Bodyguards: { $home } at home, { $work } on the board, { $park } in the park, { $gone } out of the game
capone-guards-home = { $count } at home
capone-chip = Invested
capone-invested = Chip on { $chip } of { $goal }
capone-hand = Hand
capone-put-away = put away
capone-no-cards = No cards left this year.
capone-face-down = Face down
capone-card-illegal = from { $minimum }
capone-card-legal = pays { $pay }
capone-card-legal-later = pays from chip 1 on
capone-card-away = a rival's member earns nothing
capone-card-fbi = a rival's member to prison
capone-card-protection = a rival pays you
capone-card-takeover = match a rival's field exactly
capone-card-offer = clears a rival's field
capone-known = This year's cards
capone-known-exchanged = You put away
capone-known-face-down = You laid face down
capone-known-played = Played for all to see
capone-set = Set: take back
capone-add = Add
capone-cannot = Cannot
capone-add-guards = Add { $guards }
capone-take-back = Take back: { $piece }
capone-short = { $total } of { $needed }: { $short } short
capone-enough = { $total }: enough ({ $needed } needed)
capone-added = { $total } more on your field
capone-any-piece = Any piece will do.
capone-oust = With { $total } or more you oust { $name }
capone-lost = to the harbour, for good
capone-to-park = to the park
capone-hire = Bodyguards to buy back
capone-chip-scale = Where the chip goes
capone-left = { $amount } left
capone-year-accounts = Accounts of year { $year }
capone-before = Before
capone-income = Income
capone-hired = Bodyguards
capone-ransoms = Bought out
capone-moved = Chip
capone-cash = Cash
capone-family-worth = Worth of the family
capone-members-home = Members at home
capone-members-lost = Members in the harbour
capone-cards-held = Cards in hand
capone-starter = Start player of the year
capone-others-exchange = exchanges cards
capone-others-turn = chooses a card
capone-others-payer = chooses who pays protection money
capone-others-target = plays { $thing } and chooses a place
capone-others-victim = takes a member from { $thing }
capone-others-place = sets pieces on { $thing }
capone-others-ransom = may buy out: { $thing }
capone-others-hire-back = buys back bodyguards
capone-others-buy-out = may buy members out of prison
capone-others-invest = moves the chip
page-won-capone-goal = { $name } wins in year { $year }: the only chip on { $goal }.
page-won-capone-chip = { $name } wins: nobody reached { $goal }, and no chip stands higher.
page-won-capone-cash = { $name } wins: equal chips, but more cash.
page-won-capone-family = { $name } wins: equal chips and equal cash, but the more valuable family.
page-won-capone-shared = { $name } share the win: equal in everything.
capone-breaks = Speak|easy Night|club Pawn|shop Jewel|ler Under|taker under|taker Pro|tection Take|over
capone-max = max.
capone-rivals = What the others could bring to a field
capone-home-of = { $name }: { $pieces } at home, at most { $amount } on a field
capone-reach = Chip on { $chip } of { $goal }. This year cash brings it to { $cash }, with the income from the fields to { $income }.
capone-own-most = You could bring up to { $amount }.
capone-ousters = { $amount } oust them. Who could bring that:
capone-ousters-none = Nobody could bring the { $amount } that oust them.
capone-place-paid = free; paid { $name } { $amount }
capone-last-card = last card of the year
capone-last-card-title = The last card of the year
capone-last-card-note = An illegal card is set with as few bodyguards as it takes, and then the year ends. You are asked once more before it counts.

## Maffiosi

maffiosi-option-seating = Seating at the start
maffiosi-option-seating-why = By a fixed plan, or gangster by gangster, set by the players.
maffiosi-option-plan = fixed plan
maffiosi-option-by-hand = by hand
maffiosi-option-starter = Who starts
maffiosi-option-starter-why = With the fixed plan, one of the gangs that play; when seating by hand, whoever seats the last gangster starts.
maffiosi-tab-dinner = Dinner
maffiosi-dinner = The table, 30 seats clockwise
maffiosi-legend = What the signs mean
maffiosi-legend-boss = Boss: { $pay } a turn
maffiosi-legend-robbie = Robbie: fires from anywhere
maffiosi-legend-jack = Jack: stabs from anywhere
maffiosi-legend-henkie = Henkie: unarmed
maffiosi-legend-revolver = fire across
maffiosi-legend-knife = stab a neighbour
maffiosi-legend-drink = can be drugged
maffiosi-legend-cafe = café
maffiosi-legend-restaurant = restaurant
maffiosi-legend-gambling = gambling den: { $one } each, a pair { $pair }
maffiosi-legend-register = doubles
maffiosi-legend-crossed = no line of fire
maffiosi-steps = { $name }'s turn, step by step
maffiosi-step-cake = Own cake
maffiosi-step-collect = Collect
maffiosi-step-play = Play
maffiosi-step-wake = Wake
maffiosi-no-cake = was at home
maffiosi-cake-exploded = { $dead ->
    [0] exploded at { $number }, nobody hurt
    [one] exploded at { $number }, one dead
   *[other] exploded at { $number }, { $dead } dead
}
maffiosi-nothing = nothing
maffiosi-play-one = one card, then a Move
maffiosi-play-further = { $card }, and a Move?
maffiosi-sleepers = { $count ->
    [0] nobody sleeps
    [one] one sleeper
   *[other] { $count } sleepers
}
maffiosi-pot = Pot
maffiosi-pile = pile
maffiosi-cakes = Cakes on the table
maffiosi-seat = seat { $number }
maffiosi-in-turns = { $turns ->
    [one] next turn
   *[other] in { $turns } turns
}
maffiosi-never = only Ka-boom
maffiosi-fuse = { $turns ->
    [one] Cake of { $owner } at seat { $number }: explodes when the next turn begins. It would take: { $men }.
   *[other] Cake of { $owner } at seat { $number }: explodes when { $owner }'s turn begins, in { $turns } turns. It would take: { $men }.
}
maffiosi-fuse-never = Cake of { $owner } at seat { $number }: { $owner } is out, so only a Ka-boom sets it off. It would take: { $men }.
maffiosi-cake-home = Cake at home
maffiosi-men-left = Gangsters left: { $alive } of { $all }
maffiosi-takings = Collects { $amount } a turn
maffiosi-takings-change = { $name } would collect { $after } a turn in place of { $before }.
maffiosi-men-after = { $count ->
    [0] { $name } would be out.
    [one] { $name } would have one gangster left.
   *[other] { $name } would have { $count } gangsters left.
}
maffiosi-can-shoot = Can shoot { $men }.
maffiosi-can-stab = Can stab { $men }.
maffiosi-threatened = Threatened by { $by }.
maffiosi-hand = Your hand
maffiosi-discard = discard
maffiosi-waiting = Your gangsters without a seat
maffiosi-face-stab = Stab
maffiosi-face-fire = Fire
maffiosi-face-cake = Order cake
maffiosi-face-pass = Pass it on
maffiosi-face-boom = Ka-boom
maffiosi-face-nightcap = Nightcap
maffiosi-face-raid = Raid
maffiosi-face-move = Move
maffiosi-told-bullet = Bang!
maffiosi-told-knife = Stab!
maffiosi-told-nightcap = dead
maffiosi-told-boom = Boom!
maffiosi-told-drugged = Zzz …
maffiosi-card-stab = kill a neighbour
maffiosi-card-fire = kill across
maffiosi-card-cake = a blast next turn
maffiosi-card-pass = move a cake
maffiosi-card-boom = a blast now
maffiosi-card-nightcap = drinkers sleep
maffiosi-card-raid = all sit anew
maffiosi-card-move = to a free seat
maffiosi-others-sit = seats a gangster
maffiosi-others-sit-again = seats a gangster again after the raid
maffiosi-others-play = chooses a card
maffiosi-others-stab = chooses whom to stab
maffiosi-others-fire = chooses whom to shoot
maffiosi-others-cake = chooses a seat for the cake
maffiosi-others-pass = chooses which cake to pass on
maffiosi-others-boom = chooses which cake to set off
maffiosi-others-drug = chooses whose drink to drug
maffiosi-others-move = moves a gangster
maffiosi-others-further = may still play a Move
maffiosi-gangsters = Gangsters left
maffiosi-collected = Collected
maffiosi-last-pot = Rest of the pot
maffiosi-total = In the end
page-won-maffiosi-money = { $name } wins with the most money.
page-won-maffiosi-stayed = { $name } wins: equal money, but longer at the table.
page-won-maffiosi-gangsters = { $name } wins: equal money and just as long at the table, but with more gangsters.
page-won-maffiosi-shared = { $name } share the win: equal in everything.

# People in one room
page-together = In one room
page-hot-seat = Round one screen
page-hot-seat-how = Everybody plays on this device. When the turn passes, a curtain hides what only the next one may see.
page-hot-seat-names = Who plays? One name a line
page-hot-seat-bots = Bots on the seats that are left
page-screen = A big screen and phones
page-screen-how = This screen shows what everybody may see. Each of you joins with a phone by the code on it, and sees and decides there what is theirs alone.
page-screen-open = Open the screen
page-screen-join = Join or follow with your phone
page-hand-over = Hand the screen over
page-turn-of-name = { $name }, it is your turn
page-look-away = The others look away now.
page-i-am = I am { $name }

# Settings
page-settings = Settings
page-settings-keep = Keep these settings
page-settings-kept = Your settings are kept in this browser.
page-colours = Colours
page-colours-system = as the device
page-colours-light = light
page-colours-dark = dark
page-speed = How fast others move
page-speed-usual = at a normal pace
page-speed-slow = slowly
page-speed-quick = quickly
page-speed-still = at once, nothing moves
page-sounds = Sounds
page-sounds-off = off
page-sounds-on = on
page-notify = When it is your turn
page-notify-how = This browser can tell you that it is your turn while you look at something else.
page-notify-allow = Tell me
page-notify-on = This browser will tell you when it is your turn.
page-notify-denied = This browser does not let this site show notifications: allow them in its settings for this site.

# Notes, standing answers, looking rules up
page-note = My notes
page-note-keep = Save
page-note-kept = Saved
page-always = Always: { $answer }
page-ask-again = Ask me again
page-find-rule = Find a rule
page-find = Find
page-find-none = No rule holds these words. Try one word, or a part of it.
page-origin-B = the book says it
page-origin-S = a published summary says it
page-origin-I = inferred from the book
page-origin-H = ours, where the book is silent

## The pages around the tables

page-play = Play
page-new-table-line = You sit down first. What you do not change stays as in the box.
page-which-game = Which game
page-who-sits = Who sits at the table
page-options = Options
page-as-in-the-box = as in the box
page-by-link = only with the link
page-so-far = Your table so far
page-no-bots = none
page-not-rated = not rated
page-terms-live = live, { $minutes } min + { $seconds } s
page-terms-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
page-what-is-played = What is played
page-share-how = Point a phone at the code, or send the link. It works as long as the table waits.
page-share-link = Link to this table
page-hand-on = Share …
page-when-join = The game begins as soon as the host starts it. Sit down to play.
page-when-watch = Every seat is taken. When the game begins, you can watch here.
page-removed = The host has removed you from this table. You cannot sit down here again; other tables are open to you.
page-free-chair = Free seat
page-waits-for-person = waits for a person
page-the-host = host
page-remove = Remove
page-remove-sure = Remove { $name }? They are told, and they cannot sit down at this table again.
page-have-account = I have an account
page-against = against { $names }
page-alone = nobody else yet
page-rematch-opened = { $name } has opened a rematch.
page-rematch-opened-by-nobody = There is a rematch.
page-rematch-join = Join the rematch
page-rematch-go = Go to the rematch
page-rematch-watch = Watch the rematch
page-device = { $browser } on { $system }
page-device-unknown = Unknown device
page-device-link = Link that was not used yet
page-last-used = last used
page-this-device = this one
page-account-line = Your name, your password, your devices.
page-on-this-page = On this page
page-saved-name = Your name is saved.
page-saved-face = Your face is saved.
page-saved-password = Your password is saved. Use it with your name to log in anywhere.
page-saved-notices = Your choice is saved.
page-saved-devices = Done: logged out there.
page-face = Your face
page-face-why = Others see it beside your name.
page-face-change = Choose another face
page-face-number = Face { $number }
page-password-why = At least 8 characters; four words are easy to remember.
page-password-now = Password now
page-password-new = New password
page-password-change = Change the password
page-kept = This account has a password: you can log in on any device.
page-keep-why = Without a password only this browser knows you.
page-notices-why = By e-mail or webhook, when you are not looking at the table.
page-webhook-why = For programs: this address is called when it is your turn.
page-link-how = Point the other device at the code, or open the link there. It works once, for a quarter of an hour.
page-link-made = Link that logs you in
page-leaving = Log out or delete
page-settings-line = For this browser.
page-language-why = Notices come in it, too.
page-games-rated = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
page-contents = Contents
page-board-of = The board of { $game } and its signs
page-sign-car = Car
page-chapter-P1 = Set-up
page-chapter-P2 = Round
page-chapter-P3 = Events
page-chapter-P4 = Turn
page-chapter-P5 = The four rows
page-chapter-P6 = Tracks and tiles
page-chapter-P7 = Favours
page-chapter-P8 = End of the game
page-chapter-P9 = Always true
page-chapter-C1 = Set-up
page-chapter-C2 = Year
page-chapter-C3 = Cards
page-chapter-C4 = Year's end
page-chapter-C5 = Always true
page-chapter-M1 = Set-up
page-chapter-M2 = Turn
page-chapter-M3 = Cards
page-chapter-M4 = Out of the game
page-chapter-M5 = End of the game
page-chapter-M6 = Always true
page-chapter-M7 = The examples of the book
problem-removed = the host has removed you from this table
problem-old-password = that is not your present password
problem-face = there is no such face
