### Wat de adviseur zegt, naast de woorden van de spellen.

why = { $move }: { $chance } % kans om te winnen; het op een na beste was { $next }: { $next_chance } %.
why-alone = { $move }: { $chance } % kans om te winnen; iets anders was het overwegen niet waard.
why-then = { $why } Het plan daarna: { $then }.
