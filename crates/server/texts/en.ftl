# The words of the pages.
page-line = A table for mafia board games. Choose a name and play.
page-home = Home
page-your-name = Your name
page-begin = Begin
page-password = Password
page-log-in = Log in
page-log-out = Log out
page-players = Players
page-play-bots = Play now against bots
page-invite = Invite friends
page-open = open to everybody
page-rated = rated
page-own-tables = Your tables
page-open-tables = Open tables
page-stage-waiting = waiting for players
page-stage-running = running
page-stage-finished = finished
page-stage-stopped = stopped
page-stage-closed = closed
page-rename = Rename
page-keep = Keep this account with a password
page-link = Link for another device
page-notices = tell me when it is my turn
page-email = E-mail
page-webhook = Webhook
page-save = Save
page-sessions = Your devices
page-end-session = End
page-delete = Delete this account
page-delete-sure = Type your name to be sure. Finished games keep a seat without a name.
page-problem = That did not work
page-fan-work = An unofficial fan work; the games belong to their authors and publishers.
page-free = free
page-gone = somebody who is gone
page-away = away, a bot plays
page-share = Invite people with this link:
page-commitment = The dice are sealed; their seal:
page-seed = The secret of the dice, to check them:
page-join = Sit down
page-start = Start the game
page-fill = Fill with { $level }
page-close = Close this table
page-leave = Leave
page-come-back = Come back
page-resign = Resign
page-agree = Agree to stop
page-play-on = Play on
page-rematch = Rematch
page-undo = Undo
page-take-back = Take back
page-decide = Do it
page-log = What happened
page-chat = Chat
page-say = Say
page-record = The record
notice-subject = It is your turn: { $game }
notice-body =
    Hello { $name },

    it is your turn in { $game }:
    { $link }

    You asked to be told. If you no longer want this: { $account }
page-thinking = is thinking
page-not-here = is not here
