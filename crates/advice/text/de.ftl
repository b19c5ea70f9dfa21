### Was der Berater sagt, neben den Worten der Spiele.

why = { $move }: { $chance } % Gewinnchance; das Nächstbeste war { $next }: { $next_chance } %.
why-alone = { $move }: { $chance } % Gewinnchance; nichts anderes war einen Gedanken wert.
why-then = { $why } Geplant war danach: { $then }.
