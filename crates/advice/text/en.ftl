### What the adviser says, beside the words of the games.

why = { $move }: { $chance } % to win; next best was { $next }: { $next_chance } %.
why-than-made = { $move }: { $chance } % to win, against { $next_chance } % for the move that was made.
why-alone = { $move }: { $chance } % to win; nothing else was worth a thought.
why-best = { $chance } % to win; next best was { $next }: { $next_chance } %.
why-best-alone = { $chance } % to win; nothing else was worth a thought.
why-then = { $why } The plan after that: { $then }.

analyse-best = { $what }
analyse-better = Better was: { $what }
analyse-equal = Equally good: { $what }
analyse-legend = Each decision is judged by what its maker knew. Loss: percentage points of the chance to win that the move gave away; 10 or more are a blunder. To win: the chance after the move. ±: how far off a figure may be; without it, it is sure. Agreement: how often the consigliere knew nothing better.
chart-title = { $game }: who was going to win
chart-description = Stacked areas show the chance to win of { $names } at each decision, as the one who decided could judge it. The end of the game shows who won.
chart-across = moves of the game
chart-up = chance to win
chart-percent = { $part } %
