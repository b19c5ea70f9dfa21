### Wat de terminal zegt, naast de woorden van de spellen.

origin-B = het boek zegt het
origin-S = een gepubliceerde samenvatting zegt het
origin-I = afgeleid uit het boek
origin-H = van ons, waar het boek zwijgt

the-house = Huis
hidden = (verborgen)
takes-back = neemt alles vanaf regel { $from } terug
the-end = het spel is gesloten en het geheime getal van de dobbelstenen wordt getoond

play-welcome = Jij bent { $seat }. Met je aan tafel zitten: { $others }.
play-commitment = De dobbelstenen liggen al vast en niemand kan ze veranderen: { $commitment } (omerta verify controleert ze na het spel).
play-help = Antwoord met een getal. ? legt uit wat er gevraagd wordt en wat er niet kan, ? P5.9 toont een regel, b het bord, u neemt een stap terug, q bewaart en stopt.
play-your-turn = ── { $seat }, jij beslist ──
play-step = Tot nu toe: { $steps }
play-then-house = daarna dobbelt of trekt het huis: geen weg terug
play-then-other = daarna beslist { $seat }
play-then-you = en jij kiest verder
play-prompt = Jouw keuze (1-{ $last }, ?, b, u, q):
play-unknown = { $answer } is geen van de keuzes: typ een getal van 1 tot { $last }, of ?, b, u of q.
play-no-rule = Er is geen regel { $rule }; de nummers zien eruit als { $example }.
play-rules-here = De regels die hier tellen:
play-not-possible = Nu niet mogelijk:
play-all-possible = Alles wat je zou kunnen bedenken, kan.
play-not-possible-line = { $why } ({ $rule }): { $moves }
play-undone = Teruggenomen.
play-undo-refused = Er valt niets terug te nemen: sinds je laatste zet hebben de dobbelstenen of een kaart gesproken, of heeft een andere speler beslist.
play-saved = Bewaard in { $file }. Ga verder met: omerta play --resume { $file }
play-over = Het spel is afgelopen.
play-winners = Gewonnen: { $winners }.
play-winners-none = Niemand heeft gewonnen.
play-record = Het hele spel staat in { $file }; omerta replay en omerta verify lezen het.
