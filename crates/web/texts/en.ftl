### The words of the pages.

## Every page

page-fan-work = An unofficial fan work. The games belong to their authors and publishers.
page-site = Site
page-skip = Skip to content
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
page-status-other = { $name } is deciding.
page-status-other-what = { $name } { $what }.
page-and = { $before } and { $last }
page-status-over = The game is over.
page-own-win = You have won.
page-own-place = You finished { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }.
page-own-out = You were knocked out.
page-hand-in = Is this what you want?
page-steps-done = Steps so far
page-take-back = Undo
page-take-all-back = Undo all
page-take-all-back-short = All
page-final = final
page-no-change = Nothing else changes.
page-more-to-choose = There is more to choose after this.
page-rules-now = Relevant rules
page-point-to-see = Point at anything that glows to see what would happen.
page-not-possible = { $count ->
    [one] Why 1 move is not possible
   *[other] Why { $count } moves are not possible
}
page-board = Board
page-people = Players, log and chat
page-to-move = to move
page-you = you
page-bot = bot, { $level }
page-free = free
page-gone = a deleted account
page-not-here = not here
page-away = away
page-log = Game log
page-chat = Chat
page-say = Send
page-say-something = Say something
page-more = More
page-undo = Undo decision
page-leave = Leave
page-come-back = Come back
page-resign = Resign
page-agree = Offer to end the game
page-play-on = Keep playing
page-rematch = Rematch
page-record = Game record
page-seed = { $luck ->
    [dice] Check the dice with this secret:
   *[other] Check the shuffle with this secret:
}
page-tabs = Views
page-tab-city = City
page-tab-people = Players
page-place-column = Place
page-families = { $players ->
    [gangs] Gangs
    [players] Players
   *[other] Families
}
page-reckoning = The reckoning
page-reconnecting = Connection lost. Trying again …

## The adviser

page-adviser = Ask the consigliere
page-adviser-barred = The consigliere stays silent: this game is rated.
page-adviser-thinking = The consigliere is thinking …
page-counsel = The consigliere advises:
page-counsel-best = The consigliere's first choice: { $move }, { $chance }% to win.
page-counsel-only = You have no choice: { $move }.
page-counsel-chance = { $chance }% to win
page-counsel-place = expected place { $place }
page-counsel-take = Do this
page-counsel-worlds = Played out { $count } times in his head, using only what you know. You decide.
page-counsel-close = Close
page-analysis = Analysis
page-analysis-thinking = The consigliere is thinking: { $judged } of { $decisions } decisions.
page-analysis-queued = The consigliere will start soon. Games requested earlier come first.
page-analysis-refreshes = This page updates by itself.
page-analysis-course = Who was winning
page-analysis-figures = The same in figures
page-analysis-line = Move
page-analysis-mattered = The decisions that mattered
page-analysis-nothing-lost = Nobody gave anything away.
page-analysis-cost = Lowered the chance to win by { $loss } percentage points.
page-analysis-look = Move { $line }
page-analysis-players = How everybody played
page-analysis-decisions = Decisions
page-analysis-mean-loss = Mean loss
page-analysis-blunders = Blunders
page-analysis-agreement = Agreement
page-analysis-bots = The bots' clearest decisions, and why
page-analysis-bots-how = Up to { $most } decisions for each bot, in game order: those where one move was furthest ahead of the next best.
page-percent = { $part }%

## Looking at a game again

page-replay = Replay
page-replay-moment = Move { $line } of { $last }
page-replay-first = Start
page-replay-turn-before = Previous turn
page-replay-before = Previous move
page-replay-after = Next move
page-replay-turn-after = Next turn
page-replay-last = End
page-replay-number = Move number
page-replay-go = Go
page-replay-eyes = As seen by
page-replay-all = everybody
page-replay-table = Go to the table
page-check-dice = { $luck ->
    [dice] Check the dice
   *[other] Check the shuffle
}

## Around the tables

page-account = Account
page-games = Games
page-line = Three mafia board games at one table: in your browser, with bots, friends or strangers.
page-your-name = Your name
page-begin = Start
page-password = Password
page-log-in = Log in
page-log-out = Log out
page-guest = Guest { $number }
page-players = Players
page-players-range = { $fewest } to { $most } players
page-play-now = Play now
page-play-now-why = Start at once against bots of medium strength (Soldato).
page-invite = Invite friends
page-more-choices = More options
page-new-table = New table
page-make-table = Create table
page-make-table-why = You sit down first. If bots take all the other seats, the game starts at once; otherwise you get a link to invite people.
page-how-many = How many players
page-how-many-why = Including you and any bots.
page-bots = Bots at the table
page-bots-why = Seats without a bot are kept for people. You can still add bots later.
page-level-picciotto = easy, a beginner
page-level-soldato = medium, knows the ropes
page-level-capo = strong, thinks ahead
page-level-don = the strongest
page-edition = Edition
page-edition-why = Figures from another version of the game, set by this server's host.
page-edition-standard = standard
page-pace = Pace
page-pace-no_clock = No clock
page-pace-no_clock-why = Everybody takes as long as they like.
page-pace-live = Live
page-pace-live-why = Minutes for the whole game, plus seconds added for every decision. When your time is up, a bot plays for you until you come back.
page-pace-minutes = Minutes
page-pace-increment = Seconds per decision
page-pace-days = Days
page-pace-days-why = Days allowed for each decision: drop in whenever it suits you.
page-who-may-come = Who can join
page-open = open to everybody
page-open-why = Open to everybody: the table appears in the list of open tables and anyone can sit down. Otherwise only people with the link can find it.
page-rated = rated
page-rated-why = The result counts towards the ratings of people and bots.
page-next-game = Next game
page-next-elsewhere = Your turn elsewhere
page-next-game-why = Go to the game that has waited longest for you (key N)
page-my-games = My games
page-my-games-none = You have no games running. Play now, or sit down at an open table.
page-open-tables = Open tables
page-open-tables-none = No tables are open. Create one under “More options” and choose “Open to everybody”.
page-finished = Finished
page-finished-none = Your finished games will appear here.
page-turn-of = { $name }'s turn
page-waits = { $free ->
    [0] ready to start
    [one] waiting for one more
   *[other] waiting for { $free } more
}
page-host = hosted by { $name }
page-seats = Seats
page-seats-taken = { $taken } of { $seats } seats taken
page-watch = Watch
page-join = Sit down
page-won = won
page-place-of = place { $place } of { $players }
page-stopped = stopped
page-look = View
page-ratings = Ratings
page-ratings-why = How well somebody plays, estimated from rated games, and how far off that may be. Everybody starts at 25.
page-ratings-none = Nobody has a rating yet. Create a table and tick “Rated”.
page-name = Name
page-rating = Rating
page-rated-games = Games
page-a-bot = bot
page-a-program = program
page-unrated = No rated games yet.
page-at-tables = At the table
page-at-tables-none = Not at any open table right now.
page-played = Played
page-played-none = No finished games to show.
page-fair = Fair dice, fair cards.
page-fair-why = The house seals its secret before anyone sits down, and every player adds a number of their own: nobody can choose a roll or a card.
page-stage-waiting = waiting for players
page-share-qr = QR code of the link
page-share = Invite people
page-commitment = { $luck ->
    [dice] The seal on these dice
   *[other] The seal on this shuffle
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
page-rename = Save name
page-keep = Set password
page-link = Link for another device
page-notices = Notifications
page-notices-wanted = Tell me when it is my turn
page-email = E-mail
page-webhook = Webhook
page-save = Save
page-sessions = Devices
page-end-session = Log out
page-leave-sure = A bot will play for you until you come back.
page-resign-sure = Really resign? You cannot undo this. A bot plays your seat to the end; if only bots are left, the game stops.
page-agree-sure = If everybody agrees, the game ends without a winner. Until then you can change your mind.
page-close-sure = Really close it? The table will be gone, and everybody seated here will have to find another.
page-end-others = Log out everywhere else
page-end-others-sure = All your other devices and programs will have to log in again. This one stays logged in.
page-log-out-sure = This account has no password: once you log out, nobody can open it again. Set a password first if you want to come back.
page-delete = Delete this account
page-delete-sure = Type your name to confirm. Your finished games stay, without your name.
page-problem = That did not work
page-back = Go back

## Fair dice

page-fair-sealed = Before anybody sat down, the house chose a secret at random and showed its seal: a digest that does not give the secret away.
page-fair-added = { $luck ->
    [dice] Every seat added a number of its own. The house could not know these numbers when it sealed its secret, and nobody knew the secret when adding a number, so nobody could choose a roll.
   *[other] Every seat added a number of its own. The house could not know these numbers when it sealed its secret, and nobody knew the secret when adding a number, so nobody could choose a card.
}
page-fair-follows = { $luck ->
    [dice] Every die and every card of the game follows from the secret and these numbers, in the order in which they were drawn.
   *[other] Every card of the game follows from the secret and these numbers, in the order in which the cards were drawn.
}
page-fair-chosen = The program that made this table chose the secret of the house itself, so it could foresee everything that chance would bring. That is why nobody else could sit down or watch, and why the game counts for nothing.
page-fair-later = The game is not over yet. The secret will be shown when it is.
page-fair-holds = Checked just now: the secret matches the seal, and all { $draws } draws of the game follow from it.
page-fair-broken = This record fails the check: { $why }
page-fair-yourself = Check it yourself: download the record and run omerta verify on it, or write your own check; docs/records.md explains how.
page-fair-seal = The seal
page-fair-secret = The secret
page-fair-numbers = What each seat added

# People in one room
page-together = In one room
page-hot-seat = On one screen
page-hot-seat-how = Everybody plays on this device. When the turn passes, a curtain hides what only the next player may see.
page-hot-seat-names = Who is playing? One name per line
page-hot-seat-bots = Bots in the remaining seats
page-screen = A big screen and phones
page-screen-how = This screen shows what everybody may see. Scan its code to join with your phone: there you see your own secrets and make your decisions.
page-screen-open = Open the screen
page-screen-join = Join or watch on your phone
page-hand-over = Hand over the screen
page-turn-of-name = { $name }, it is your turn
page-look-away = Everybody else, look away.
page-i-am = I am { $name }

# Settings
page-settings = Settings
page-settings-keep = Save settings
page-settings-kept = Your settings are saved in this browser.
page-colours = Colours
page-colours-system = same as device
page-colours-light = light
page-colours-dark = dark
page-speed = How fast others move
page-speed-usual = at a normal pace
page-speed-slow = slowly
page-speed-quick = quickly
page-speed-still = instantly, no animation
page-sounds = Sounds
page-sounds-off = off
page-sounds-on = on
page-notify = When it is your turn
page-notify-how = This browser can tell you when it is your turn while you are looking at something else.
page-notify-allow = Notify me
page-notify-on = This browser will tell you when it is your turn.
page-notify-denied = This browser blocks notifications from this site. Allow them in its settings for this site.

# Notes, standing answers, looking rules up
page-note = My notes
page-note-keep = Save
page-note-kept = Saved
page-always = Always: { $answer }
page-ask-again = Ask me again
page-find-rule = Find a rule
page-find = Find
page-find-none = No rule contains these words. Try a single word, or part of one.
page-origin-B = stated in the book
page-origin-S = stated in a published summary
page-origin-I = inferred from the book
page-origin-H = our own, where the book is silent

## The pages around the tables

page-play = Play
page-new-table-line = You sit down first. Whatever you do not change stays as in the box.
page-which-game = Which game
page-who-sits = Who is at the table
page-options = Options
page-as-in-the-box = as in the box
page-by-link = only with the link
page-nobody-else = nobody else
page-seed-chosen = seed chosen
page-seed-chosen-why = The program that made this table chose the secret of the house itself. Nobody else may sit down or watch.
page-so-far = Your table so far
page-no-bots = none
page-not-rated = not rated
page-terms-live = live, { $minutes } min + { $seconds } s
page-terms-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
page-what-is-played = Game settings
page-share-how = Scan the code with a phone, or send the link. It works until the game begins.
page-share-link = Link to this table
page-hand-on = Share …
page-when-join = The game begins as soon as the host starts it. Sit down to play.
page-when-watch = Every seat is taken. When the game begins, you can watch here.
page-removed = The host has removed you from this table. You cannot sit down here again; other tables are open to you.
page-free-chair = Free seat
page-waits-for-person = waiting for somebody
page-the-host = host
page-remove = Remove
page-remove-sure = Remove { $name }? They will be told, and they cannot sit down at this table again.
page-have-account = I have an account
page-against = against { $names }
page-alone = nobody else yet
page-rematch-opened = { $name } wants a rematch.
page-rematch-opened-by-nobody = A rematch is open.
page-rematch-join = Join the rematch
page-rematch-go = Go to the rematch
page-rematch-watch = Watch the rematch
page-device = { $browser } on { $system }
page-device-unknown = Unknown device
page-device-link = Unused link
page-last-used = last used
page-this-device = this device
page-account-line = Your name, your password, your devices.
page-on-this-page = On this page
page-saved-name = Your name is saved.
page-saved-face = Your face is saved.
page-saved-password = Your password is saved. Use it with your name to log in anywhere.
page-saved-notices = Your choice is saved.
page-saved-devices = Done: you are logged out there.
page-face = Your face
page-face-why = Others see it beside your name.
page-face-change = Choose another face
page-face-number = Face { $number }
page-password-why = At least 8 characters; four words are easy to remember.
page-password-now = Current password
page-password-new = New password
page-password-change = Change password
page-kept = This account has a password: you can log in on any device.
page-keep-why = Without a password only this browser knows you.
page-notices-why = By e-mail or webhook, when you are not looking at the table.
page-webhook-why = For programs: this address is called when it is your turn.
page-link-how = Scan the code with the other device, or open the link there. It works once, within 15 minutes.
page-link-made = Login link
page-leaving = Log out or delete
page-settings-line = For this browser only.
page-language-why = Also used for notifications.
page-games-rated = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
page-contents = Contents
page-board-of = The board of { $game } and its symbols

## A guided first game

page-learn = Learn
page-learn-game = Learn { $game }
page-learn-consigliere = Your consigliere
page-learn-step = Step { $step } of { $steps }
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Show me
page-learn-do = Your move:
page-learn-otherwise = That would work too, but try this one here:
page-learn-read = Read, look around, then go on.
page-learn-done = You know enough for a first evening.

## The page of a table: confirming, being away, watching, talking, looking back, the adviser's plans

page-confirm = Confirm: { $what }
page-final-why = cannot be undone
page-watching = You are watching
page-bot-plays = A bot is playing for you
page-have-left = You have left the table
page-have-left-what = Come back whenever you like: you take over again from your next decision.
page-have-resigned = You have resigned
page-have-resigned-what = A bot plays your seat to the end. You can watch, or leave.
page-resigned = resigned
page-resigned-before = You resigned; a bot played on for you.
page-over-resigned = You have resigned. The game was stopped.
page-over-stopped = The game was stopped before its end.
page-unread = New messages
page-back-to-now = Back to now
page-game-went-on = The game has moved on: back to now
page-counsel-next = Next step
page-counsel-confirm = Confirm
page-counsel-done = (done)
page-counsel-goes-on = and so on
page-counsel-why-alone = Nothing else was worth considering.
page-counsel-why-first = Just as good as the second plan.
page-counsel-why-best = Best: { $points } percentage points ahead of the second plan.
page-counsel-why-equal = Just as good as the first plan.
page-counsel-why-less = Another way: { $points } percentage points behind the first plan.

# The end
page-front-paper = The Harbour Gazette
page-front-edition = Final edition
page-front-turned = When the tide turned
page-front-keep = Save the picture
page-front-own-win = Tonight the city drinks to you.
page-front-own-lost = So close, but others raise their glasses.
page-front-own-last = There is always another night.
page-front-own-out = Gone, but not forgotten.
page-front-takes-lead = { $when }: { $name } gains { $gain } and takes the lead.
page-front-gets-away = { $when }: { $name } gains { $gain } and is { $ahead } ahead.
page-front-draws-level = { $when }: { $name } gains { $gain } and draws level.
page-front-catches-up = { $when }: { $name } gains { $gain } and is { $ahead } behind.
page-rematch-in = Already in: { $names }
page-front-round = Round { $round }

## What programs can ask

page-api = API
page-api-about = Programs play here at the same addresses as browsers, with JSON. This page is drawn from the server's own OpenAPI document, which is in English.
page-api-begin = How to begin
page-api-begin-why = Say who you are, keep the token, make a table. docs/api.md plays a whole game this way.
page-api-document = openapi.json
page-api-tag-people = Who you are
page-api-tag-tables = Tables
page-api-tag-play = The game
page-api-tag-advice = The consigliere
page-api-tag-talk = Chat and notes
page-api-tag-server = The server itself
page-api-shapes = What is sent and answered
page-api-for-anybody = For anybody.
page-api-known-or-not = For anybody; with a token you may see more.
page-api-for-known = Only with a token, or in a browser's session.
page-api-parameters = Parameters
page-api-body = Body
page-api-answers = Answers
page-api-other-status = other
page-api-optional = optional
