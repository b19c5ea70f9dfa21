### What the adviser says, beside the words of the games.

why = { $move }: { $chance } % to win; next best was { $next }: { $next_chance } %.
why-alone = { $move }: { $chance } % to win; nothing else was worth a thought.
why-then = { $why } Meant to go on with: { $then }.
