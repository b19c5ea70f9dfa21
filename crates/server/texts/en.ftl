notice-subject = It is your turn: { $game }
notice-body =
    Hello { $name },

    It is your turn in { $game }:
    { $link }

    You asked to be told. To turn this off: { $account }

## What went wrong: programs read these in English, people in the language of the page

problem-unknown = choose a name or log in first
problem-stale = the game has moved on: look again
problem-rule = move { $number } is not possible here: rule { $rule }
problem-rule-why = { $why } (rule { $rule })
problem-too-many = slow down: try again in a moment
problem-broken = something went wrong here; nothing was changed, so try again
problem-said = { $why }
problem-method = use the button on the page; programs find out how in /openapi.json
problem-no-page = there is no such page here
problem-no-language = there is no such language here
problem-no-game = there is no such game here
problem-no-table = there is no such table here
problem-no-link = there is no such link here
problem-no-session = there is no such session here
problem-no-step = there is no such step in this lesson
problem-no-line = this game has no such line
problem-no-seat = there is no such seat here
problem-no-person = there is no such person here
problem-foreign-form = this form belongs to another session: reload the page
problem-foreign-site = this request came from another site
problem-not-seated = you are not seated at this table
problem-not-host = only the host can do that
problem-banned = the host of this server has closed your account
problem-wrong-password = wrong name or password
problem-not-begun = the game has not begun
problem-given-up = this table was closed before its game began
problem-seat-taken = that seat is taken
problem-ended = the game has ended
problem-resigned = you have resigned: a bot plays your seat to the end
problem-free-seats = some seats are free: wait for people, let bots take them, or start with fewer players
problem-bot-plays = a bot is playing for you: come back first
problem-still-running = the game is still running
problem-has-begun = the game has begun
problem-not-running = the game is not running
problem-name-taken = somebody else has that name: choose another
problem-no-analysis-yet = the analysis comes when the game is over: before that, it would give secrets away
problem-adviser-rated = the consigliere stays silent in rated games
problem-not-your-turn = it is not your turn
problem-no-undo = you cannot undo now: somebody has learnt something since
problem-webhook = a webhook is a public address that begins with https:// or http://
problem-own-name = type your own name to confirm
problem-which-seat = say which seat
problem-position = there is no position with that number
problem-too-large = the request is too large
problem-form = the form is not valid: { $why }
problem-format = send JSON (content-type: application/json) or a form
problem-request = the request is not valid: { $why }
problem-edition = this server has no edition { $name }
problem-room = a table of { $players } has no room for { $people ->
    [one] one person
   *[other] { $people } people
} and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
problem-shared-rated = games on a shared screen cannot be rated
problem-chosen-seed = a seed can be chosen only by a program, for a table with bots on all other seats that is neither open nor rated
problem-private = this table is only for whoever made it: its seed was chosen
problem-seat = there is no seat { $seat } at this table
problem-nonce = nonce: { $why }
problem-answers = that is too many answers
problem-words = say something, in at most { $most } bytes
problem-nobody-writes = there is nobody to mute on seat { $seat }
problem-note = a note can have at most { $most } bytes
problem-password = a password needs at least { $least } characters
problem-email = that is not an e-mail address
problem-webhook-long = a webhook can have at most 500 bytes
problem-name = a name has 1 to 30 characters
problem-players = { $game } is for { $fewest } to { $most } players, not { $players }: choose { $fewest } to { $most }
problem-pace = a clock has 1 to { $minutes } minutes and up to { $seconds } seconds per decision, or 1 to { $days } days
problem-no-move = { $move } is not a move in { $game }
problem-incomplete = the decision is not complete: it stops too soon or goes on too long
problem-removed = the host has removed you from this table
problem-old-password = that is not your current password
problem-face = there is no such face
