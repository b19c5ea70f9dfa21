### What the adviser says, beside the words of the games.

why = { $move }: { $chance }% to win; the next best was { $next }: { $next_chance }%.
why-than-made = { $move }: { $chance }% to win, against { $next_chance }% for the move played.
why-alone = { $move }: { $chance }% to win; nothing else was worth considering.
why-best = { $chance }% to win; the next best was { $next }: { $next_chance }%.
why-best-alone = { $chance }% to win; nothing else was worth considering.
why-then = { $why } The plan after that: { $then }.

analyse-best = { $what }
analyse-better = Better: { $what }
analyse-equal = Equally good: { $what }
analyse-legend = Each decision is judged by what the player knew. Loss: the percentage points of winning chance that the move gave away; 10 or more is a blunder. To win: the chance after the move. ±: how far off a figure may be; without it, the figure is certain. Agreement: how often the consigliere saw nothing better.
chart-title = { $game }: who was winning
chart-description = Stacked areas show the chance to win of { $names } at each decision, as judged by the player who decided. The end of the game shows who won.
chart-across = moves of the game
chart-up = chance to win
chart-percent = { $part }%
