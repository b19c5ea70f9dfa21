### What the terminal says, beside the words of the games.

origin-B = stated in the book
origin-S = stated in a published summary
origin-I = inferred from the book
origin-H = our own, where the book is silent

the-house = House
hidden = (hidden)
takes-back = takes back everything from line { $from } on
the-end = the game is closed and the seed of the dice is shown

play-welcome = You are { $seat }. At the table with you: { $others }.
play-commitment = Dice and cards were fixed before the game and nobody can change them; omerta verify proves it afterwards. Their commitment: { $commitment }
play-help = Answer with a number. ? explains what is asked and what is not possible, ? { $example } or ? and a title word looks up a rule, b shows the whole board, u undoes your last move, q saves and quits.
play-your-turn = ── Your decision, { $seat } ──
play-step = So far: { $steps }
play-then-other = then { $seat } decides
play-prompt = Your choice (1-{ $last }, ?, b, u, q):
play-unknown = { $answer } is not one of the choices: type a number from 1 to { $last }, or ?, b, u or q.
play-no-rule = There is no rule { $rule }. Rule numbers look like { $example }; ? alone shows the rules that apply here.
play-rules-here = The rules that apply here:
play-not-possible = Not possible now:
play-all-possible = Nothing is ruled out here.
play-not-possible-line = { $why } ({ $rule }): { $moves }
play-undone = Undone.
play-undo-refused = You cannot undo now: since your last move dice were rolled, cards were dealt or another player decided.
play-saved = Saved in { $file }. Continue with: { $program } play --resume { $file }
play-over = The game is over.
play-winners = { $winners } wins.
play-winners-none = Nobody has won.
play-record = The whole game is in { $file }; omerta replay and omerta verify read it.
play-irrevocable = (! = cannot be undone, … = more to choose)
play-undo-nothing = You have not made a move yet.
play-winners-you = You win!
play-winners-several = { $winners } share the win.
play-changed = (what has changed; b shows the whole board)

head-line = line
head-seat = who
head-move = move
head-loss = loss
head-chance = to win
head-place = place
head-thought = thought
head-then = then
head-decisions = decisions
head-mean-loss = mean loss
head-blunders = blunders
head-agreement = agreement

hint-title = { $seat }, before line { $line }: { $question }
hint-only = Only one move is possible: { $move }.
hint-worlds = { $count ->
    [one] Thought through in one world that agrees with what { $seat } knows.
   *[other] Thought through in { $count } worlds that agree with what { $seat } knows.
}

