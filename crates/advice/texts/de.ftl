### Was der Berater sagt, neben den Worten der Spiele.

why = { $move }: { $chance } % Gewinnchance; das Nächstbeste war { $next }: { $next_chance } %.
why-than-made = { $move }: { $chance } % Gewinnchance, gegen { $next_chance } % mit dem gespielten Zug.
why-alone = { $move }: { $chance } % Gewinnchance; nichts anderes war einen Gedanken wert.
why-best = { $chance } % Gewinnchance; das Nächstbeste war { $next }: { $next_chance } %.
why-best-alone = { $chance } % Gewinnchance; nichts anderes war einen Gedanken wert.
why-then = { $why } Der Plan danach: { $then }.

analyse-best = { $what }
analyse-better = Besser war: { $what }
analyse-equal = Genauso gut: { $what }
analyse-legend = Jede Entscheidung ist danach beurteilt, was der Spieler damals wusste. Verlust: die Prozentpunkte Gewinnchance, die der Zug verschenkte; ab 10 ist es ein Patzer. Gewinnchance: die Chance nach dem Zug. ±: So weit kann eine Zahl danebenliegen; ohne ± ist sie sicher. Übereinstimmung: wie oft der Consigliere nichts Besseres sah.
chart-title = { $game }: wer vorn lag
chart-description = Gestapelte Flächen zeigen die Gewinnchance von { $names } bei jeder Entscheidung, wie der Spieler sie einschätzen konnte, der entschied. Das Ende des Spiels zeigt, wer gewann.
chart-across = Schritte des Spiels
chart-up = Gewinnchance
chart-percent = { $part } %
