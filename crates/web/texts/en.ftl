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
page-seed = { $luck ->
    [dice] The secret of the dice, to check them:
   *[other] The secret of the shuffle, to check it:
}
page-tabs = What to see
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
page-check-dice = { $luck ->
    [dice] Check the dice
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
page-commitment = { $luck ->
    [dice] The seal of these dice
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

## Fair dice

page-fair-sealed = Before anybody sat down, the house chose a secret by chance and showed its seal: a digest from which the secret cannot be guessed.
page-fair-added = { $luck ->
    [dice] Every seat added a number of its own. The house could not know them when it sealed its secret, and nobody knew the secret when adding a number: nobody could choose a roll.
   *[other] Every seat added a number of its own. The house could not know them when it sealed its secret, and nobody knew the secret when adding a number: nobody could choose a card.
}
page-fair-follows = { $luck ->
    [dice] Every die and every card of the game follows from the secret and these numbers, in the order in which they were drawn.
   *[other] Every card of the game follows from the secret and these numbers, in the order in which the cards were drawn.
}
page-fair-later = The game is not over yet. The secret is shown when it is.
page-fair-holds = Checked just now: the secret fits the seal, and all { $draws } draws of the game follow from it.
page-fair-broken = This record does not hold: { $why }
page-fair-yourself = Check it yourself: download the record and run omerta verify on it, or write your own; docs/records.md says how.
page-fair-seal = The seal
page-fair-secret = The secret
page-fair-numbers = What each seat added

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

## A guided first game

page-learn = Learn
page-learn-game = Learn { $game }
page-learn-consigliere = Your consigliere
page-learn-step = Step { $step } of { $steps }
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Show me
page-learn-do = Your move:
page-learn-otherwise = That is possible too, but try this one here:
page-learn-read = Read, look around, then go on.
page-learn-done = You know enough for a first evening.

## The page of a table: confirming, being away, watching, talking, looking back, the adviser's plans

page-confirm = Confirm: { $what }
page-final-why = cannot be taken back
page-watching = You are watching
page-bot-plays = A bot plays for you
page-have-left = You have left the table
page-have-left-what = Come back whenever you like: from your next decision on it is you who plays.
page-have-resigned = You have resigned
page-have-resigned-what = A bot plays your seat to the end. You can watch, or leave.
page-resigned = resigned
page-resigned-before = You resigned; a bot played on for you.
page-over-resigned = You have resigned. The game was stopped.
page-over-stopped = The game was stopped before its end.
page-unread = New messages
page-back-to-now = Back to now
page-game-went-on = The game has gone on: back to now
page-counsel-next = Next step
page-counsel-confirm = Confirm
page-counsel-done = (done)
page-counsel-goes-on = and on from there
page-counsel-why-alone = Nothing else was worth a thought.
page-counsel-why-first = As good as the next one.
page-counsel-why-best = Best: wins { $points } times in 100 more often than the next.
page-counsel-why-equal = As good as the first.
page-counsel-why-less = Another way: wins { $points } times in 100 less often than the first.

# The end
page-front-paper = The Harbour Gazette
page-front-edition = Final edition
page-front-turned = Where it turned
page-front-keep = Save the picture
page-front-own-win = Tonight the city drinks to you.
page-front-own-lost = Close, but somebody else drinks to it.
page-front-own-last = There is always another night.
page-front-own-out = Gone, but not forgotten.
page-front-takes-lead = { $when }: { $name } gains { $gain } and takes the lead.
page-front-gets-away = { $when }: { $name } gains { $gain } and is { $ahead } ahead.
page-front-draws-level = { $when }: { $name } gains { $gain } and draws level.
page-front-catches-up = { $when }: { $name } gains { $gain } and is { $ahead } behind.
page-rematch-in = In so far: { $names }
page-front-round = Round { $round }
