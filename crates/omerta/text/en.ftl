### What the terminal says, beside the words of the games.

origin-B = the book says it
origin-S = a published summary says it
origin-I = inferred from the book
origin-H = ours, where the book is silent

the-house = House
hidden = (hidden)
takes-back = takes back everything from line { $from } on
the-end = the game is closed and the dice's seed is shown

play-welcome = You are { $seat }. { $others } sit with you.
play-commitment = The dice are fixed already and nobody can change them: { $commitment } (omerta verify checks them after the game).
play-help = Answer with a number. ? explains what is asked and what is not possible, ? P5.9 shows a rule, b the board, u takes a step back, q saves and leaves.
play-your-turn = ── { $seat }, it is you who decides ──
play-step = So far: { $steps }
play-then-house = then the house rolls or draws: no way back
play-then-other = then { $seat } decides
play-then-you = and you choose further
play-prompt = Your choice (1-{ $last }, ?, b, u, q):
play-unknown = { $answer } is none of the choices: type a number from 1 to { $last }, or ?, b, u or q.
play-no-rule = There is no rule { $rule }; the numbers look like { $example }.
play-rules-here = The rules that matter here:
play-not-possible = Not possible now:
play-all-possible = Everything that could be thought of is possible.
play-not-possible-line = { $why } ({ $rule }): { $moves }
play-undone = Taken back.
play-undo-refused = Nothing can be taken back: since your last move the dice or a card spoke, or another player decided.
play-saved = Saved in { $file }. Go on with: omerta play --resume { $file }
play-over = The game is over.
play-winners = Won: { $winners }.
play-winners-none = Nobody has won.
play-record = The whole game is in { $file }; omerta replay and omerta verify read it.
