### Wat de adviseur zegt, naast de woorden van de spellen.

why = { $move }: { $chance }% kans om te winnen; het op één na beste was { $next }: { $next_chance }%.
why-than-made = { $move }: { $chance }% kans om te winnen, tegen { $next_chance }% met de gespeelde zet.
why-alone = { $move }: { $chance }% kans om te winnen; niets anders was het overwegen waard.
why-best = { $chance }% kans om te winnen; het op één na beste was { $next }: { $next_chance }%.
why-best-alone = { $chance }% kans om te winnen; niets anders was het overwegen waard.
why-then = { $why } Het plan daarna: { $then }.

analyse-best = { $what }
analyse-better = Beter was: { $what }
analyse-equal = Even goed: { $what }
analyse-legend = Elke beslissing is beoordeeld naar wat de speler toen wist. Verlies: het aantal procentpunten winstkans dat de zet weggaf; vanaf 10 is het een blunder. Winstkans: de kans na de zet. ±: zoveel kan een getal ernaast zitten; staat het er niet, dan is het getal zeker. Overeenstemming: hoe vaak de consigliere niets beters zag.
chart-title = { $game }: wie op winst stond
chart-description = Gestapelde vlakken tonen de winstkans van { $names } bij elke beslissing, zoals de speler die besliste haar kon inschatten. Het einde van het spel toont wie er won.
chart-across = zetten van het spel
chart-up = winstkans
chart-percent = { $part }%
