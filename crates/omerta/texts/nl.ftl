### Wat de terminal zegt, naast de woorden van de spellen.

origin-B = staat in het boek
origin-S = staat in een gepubliceerde samenvatting
origin-I = afgeleid uit het boek
origin-H = van ons, waar het boek zwijgt

the-house = Huis
hidden = (verborgen)
takes-back = neemt alles vanaf regel { $from } terug
the-end = het spel is gesloten en het geheime getal van de dobbelstenen wordt getoond

play-welcome = Jij bent { $seat }. Je tegenstanders: { $others }.
play-commitment = Worpen en kaarten lagen vóór het spel al vast en niemand kan ze veranderen; omerta verify bewijst dat achteraf. Hun zegel: { $commitment }
play-help = Antwoord met een getal. ? legt uit wat er gevraagd wordt en wat er niet kan, ? { $example } of ? en een woord uit de titel zoekt een regel op, b toont het hele bord, u neemt je laatste zet terug, q bewaart en stopt.
play-your-turn = ── Jouw beslissing, { $seat } ──
play-step = Tot nu toe: { $steps }
play-then-other = daarna is de keus aan { $seat }
play-prompt = Jouw keuze (1-{ $last }, ?, b, u, q):
play-unknown = { $answer } is geen geldige keuze: typ een getal van 1 tot en met { $last }, of ?, b, u of q.
play-no-rule = Er is geen regel { $rule }. Regelnummers zien eruit als { $example }; ? alleen toont de regels die hier gelden.
play-rules-here = De regels die hier gelden:
play-not-possible = Nu niet mogelijk:
play-all-possible = Hier is niets uitgesloten.
play-not-possible-line = { $why } ({ $rule }): { $moves }
play-undone = Teruggenomen.
play-undo-refused = Terugnemen kan niet: sinds je laatste zet is er gegooid, zijn er kaarten gedeeld of heeft een ander beslist.
play-saved = Bewaard in { $file }. Ga verder met: { $program } play --resume { $file }
play-over = Het spel is afgelopen.
play-winners = Winnaar: { $winners }.
play-winners-none = Niemand heeft gewonnen.
play-record = Het hele spel staat in { $file }; omerta replay en omerta verify lezen het.
play-irrevocable = (! = niet terug te nemen, … = daarna is er meer te kiezen)
play-undo-nothing = Je hebt nog geen zet gedaan.
play-winners-you = Je hebt gewonnen!
play-winners-several = { $winners } delen de winst.
play-changed = (wat er veranderd is; b toont het hele bord)

head-line = regel
head-seat = wie
head-move = zet
head-loss = verlies
head-chance = winstkans
head-place = plaats
head-thought = aandacht
head-then = daarna
head-decisions = beslissingen
head-mean-loss = gemiddeld verlies
head-blunders = blunders
head-agreement = overeenstemming

hint-title = { $seat }, vóór regel { $line }: { $question }
hint-only = Er is maar één zet mogelijk: { $move }.
hint-worlds = { $count ->
    [one] Doordacht in één wereld die past bij wat { $seat } weet.
   *[other] Doordacht in { $count } werelden die passen bij wat { $seat } weet.
}

