### Was das Terminal sagt, neben den Worten der Spiele.

origin-B = steht in der Spielanleitung
origin-S = steht in einer veröffentlichten Zusammenfassung
origin-I = aus der Anleitung erschlossen
origin-H = von uns, wo die Anleitung schweigt

the-house = Haus
hidden = (verborgen)
takes-back = nimmt alles ab Zeile { $from } zurück
the-end = das Spiel ist geschlossen und der geheime Wert der Würfel wird gezeigt

play-welcome = Du bist { $seat }. Deine Gegner: { $others }.
play-commitment = Würfe und Karten standen vor dem Spiel fest, niemand kann sie ändern; omerta verify beweist es hinterher. Ihr Siegel: { $commitment }
play-help = Antworte mit einer Zahl. ? erklärt, was gefragt ist und was nicht geht, ? { $example } oder ? und ein Wort aus dem Titel schlägt eine Regel nach, b zeigt den ganzen Spielplan, u nimmt deinen letzten Zug zurück, q speichert und beendet.
play-your-turn = ── Deine Entscheidung, { $seat } ──
play-step = Bisher: { $steps }
play-then-other = danach liegt die Wahl bei { $seat }
play-prompt = Deine Wahl (1-{ $last }, ?, b, u, q):
play-unknown = { $answer } steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $last } oder ?, b, u oder q.
play-no-rule = Es gibt keine Regel { $rule }. Regelnummern sehen aus wie { $example }; ? allein zeigt die Regeln, die hier gelten.
play-rules-here = Die Regeln, die hier gelten:
play-not-possible = Jetzt nicht möglich:
play-all-possible = Hier ist nichts ausgeschlossen.
play-not-possible-line = { $why } ({ $rule }): { $moves }
play-undone = Zurückgenommen.
play-undo-refused = Es lässt sich nichts zurücknehmen: Seit deinem letzten Zug wurde gewürfelt, wurden Karten ausgeteilt oder ein anderer hat entschieden.
play-saved = Gespeichert in { $file }. Weiter geht es mit: { $program } play --resume { $file }
play-over = Das Spiel ist zu Ende.
play-winners = Sieger: { $winners }.
play-winners-none = Niemand hat gewonnen.
play-record = Das ganze Spiel steht in { $file }; omerta replay und omerta verify lesen es.
play-irrevocable = (! = nicht zurückzunehmen, … = danach gibt es mehr zu wählen)
play-undo-nothing = Du hast noch keinen Zug gemacht.
play-winners-you = Du hast gewonnen!
play-winners-several = { $winners } teilen sich den Sieg.
play-changed = (was sich geändert hat; b zeigt den ganzen Spielplan)

head-line = Zeile
head-seat = wer
head-move = Zug
head-loss = Verlust
head-chance = Gewinnchance
head-place = Platz
head-thought = Aufmerksamkeit
head-then = danach
head-decisions = Entscheidungen
head-mean-loss = mittlerer Verlust
head-blunders = Patzer
head-agreement = Übereinstimmung

hint-title = { $seat }, vor Zeile { $line }: { $question }
hint-only = Nur ein Zug ist möglich: { $move }.
hint-worlds = { $count ->
    [one] Durchdacht in einer Welt, die zu dem passt, was { $seat } weiß.
   *[other] Durchdacht in { $count } Welten, die zu dem passen, was { $seat } weiß.
}

