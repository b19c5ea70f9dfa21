### Was das Terminal sagt, neben den Worten der Spiele.

origin-B = das Buch sagt es
origin-S = eine veröffentlichte Zusammenfassung sagt es
origin-I = aus dem Buch erschlossen
origin-H = von uns, wo das Buch schweigt

the-house = Haus
hidden = (verborgen)
takes-back = nimmt alles ab Zeile { $from } zurück
the-end = das Spiel ist geschlossen und der geheime Wert der Würfel wird gezeigt

play-welcome = Du bist { $seat }. Mit dir am Tisch sitzen: { $others }.
play-commitment = Die Würfel stehen schon fest und niemand kann sie ändern: { $commitment } (omerta verify prüft sie nach dem Spiel).
play-help = Antworte mit einer Zahl. ? erklärt, was gefragt ist und was nicht geht, ? P5.9 zeigt eine Regel, b das Brett, u nimmt einen Schritt zurück, q speichert und beendet.
play-your-turn = ── { $seat }, du entscheidest ──
play-step = Bisher: { $steps }
play-then-house = danach würfelt oder zieht das Haus: kein Weg zurück
play-then-other = danach entscheidet { $seat }
play-then-you = und du wählst weiter
play-prompt = Deine Wahl (1-{ $last }, ?, b, u, q):
play-unknown = { $answer } steht nicht zur Wahl: tippe eine Zahl von 1 bis { $last } oder ?, b, u oder q.
play-no-rule = Es gibt keine Regel { $rule }; die Nummern sehen aus wie { $example }.
play-rules-here = Die Regeln, auf die es hier ankommt:
play-not-possible = Jetzt nicht möglich:
play-all-possible = Alles, woran man denken könnte, ist möglich.
play-not-possible-line = { $why } ({ $rule }): { $moves }
play-undone = Zurückgenommen.
play-undo-refused = Es lässt sich nichts zurücknehmen: Seit deinem letzten Zug haben die Würfel oder eine Karte gesprochen, oder ein anderer Spieler hat entschieden.
play-saved = Gespeichert in { $file }. Weiter geht es mit: omerta play --resume { $file }
play-over = Das Spiel ist vorbei.
play-winners = Gewonnen: { $winners }.
play-winners-none = Niemand hat gewonnen.
play-record = Das ganze Spiel steht in { $file }; omerta replay und omerta verify lesen es.
