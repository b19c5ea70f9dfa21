notice-subject = It is your turn: { $game }
notice-body =
    Hello { $name },

    it is your turn in { $game }:
    { $link }

    You asked to be told. If you no longer want this: { $account }

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
problem-removed = the host has removed you from this table
problem-old-password = that is not your present password
problem-face = there is no such face
