notice-subject = Du bist dran: { $game }
notice-body =
    Hallo { $name },

    du bist in { $game } dran:
    { $link }

    Du wolltest Bescheid bekommen. Abschalten kannst du das hier: { $account }

## Was schiefging

problem-unknown = wähle zuerst einen Namen oder melde dich an
problem-stale = das Spiel ist weitergegangen: Sieh es dir noch einmal an
problem-rule = Zug { $number } ist hier nicht möglich: Regel { $rule }
problem-rule-why = { $why } (Regel { $rule })
problem-too-many = nicht so schnell: Versuch es gleich noch einmal
problem-broken = hier ist etwas schiefgegangen; nichts wurde geändert, versuch es noch einmal
problem-said = so geht es nicht: { $why }
problem-method = das geht mit einem Knopf auf einer Seite; Programme finden die Anleitung in /openapi.json
problem-no-page = diese Seite gibt es hier nicht
problem-no-language = diese Sprache gibt es hier nicht
problem-no-game = dieses Spiel gibt es hier nicht
problem-no-table = diesen Tisch gibt es hier nicht
problem-no-link = diesen Link gibt es hier nicht oder nicht mehr
problem-no-session = diese Sitzung gibt es hier nicht
problem-no-step = diesen Schritt gibt es in dieser Lektion nicht
problem-no-line = diesen Schritt gibt es in diesem Spiel nicht
problem-no-seat = diesen Platz gibt es hier nicht
problem-no-person = diese Person gibt es hier nicht
problem-foreign-form = dieses Formular gehört zu einer anderen Sitzung: Lade die Seite neu
problem-foreign-site = das kam von einer anderen Seite
problem-not-seated = du sitzt nicht an diesem Tisch
problem-not-host = das kann nur der Gastgeber
problem-banned = der Betreiber dieses Servers hat dein Konto geschlossen
problem-wrong-password = Name oder Passwort stimmt nicht
problem-not-begun = das Spiel hat noch nicht begonnen
problem-given-up = dieser Tisch wurde geschlossen, bevor das Spiel begann
problem-seat-taken = dieser Platz ist besetzt
problem-ended = das Spiel ist zu Ende
problem-resigned = du hast aufgegeben: Ein Bot spielt deinen Platz zu Ende
problem-free-seats = es sind Plätze frei: Warte auf Leute, setz Bots dorthin oder beginne mit weniger Spielern
problem-bot-plays = ein Bot spielt für dich: Komm erst zurück
problem-still-running = das Spiel läuft noch
problem-has-begun = das Spiel hat begonnen
problem-not-running = hier läuft kein Spiel
problem-name-taken = jemand anders hat diesen Namen: Wähle einen anderen
problem-no-analysis-yet = die Analyse kommt, wenn das Spiel vorbei ist: Vorher würde sie Geheimnisse verraten
problem-adviser-rated = der Consigliere schweigt in Spielen, die gewertet werden
problem-not-your-turn = du bist nicht am Zug
problem-no-undo = zurücknehmen geht jetzt nicht: Seitdem hat jemand etwas erfahren
problem-webhook = ein Webhook ist eine öffentliche Adresse, die mit https:// oder http:// beginnt
problem-own-name = gib zur Bestätigung deinen eigenen Namen ein
problem-which-seat = sag, welcher Platz
problem-position = es gibt keine Stellung mit dieser Nummer
problem-too-large = die Anfrage ist zu groß
problem-form = das Formular ist ungültig: { $why }
problem-format = sende JSON (content-type: application/json) oder ein Formular
problem-request = die Anfrage ist ungültig: { $why }
problem-edition = dieser Server hat keine Ausgabe { $name }
problem-room = an einem Tisch für { $players } ist kein Platz für { $people ->
    [one] eine Person
   *[other] { $people } Personen
} und { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}
problem-shared-rated = Spiele an einem geteilten Bildschirm werden nicht gewertet
problem-chosen-seed = einen Seed kann nur ein Programm wählen, und nur für einen Tisch, der weder offen noch gewertet ist und auf allen anderen Plätzen Bots hat
problem-private = dieser Tisch ist nur für den, der ihn gemacht hat: sein Seed wurde gewählt
problem-seat = an diesem Tisch gibt es keinen Platz { $seat }
problem-nonce = Nonce: { $why }
problem-answers = das sind zu viele Antworten
problem-words = sag etwas, in höchstens { $most } Bytes
problem-nobody-writes = auf Platz { $seat } sitzt niemand, den man stummschalten kann
problem-note = eine Notiz hat höchstens { $most } Bytes
problem-password = ein Passwort hat mindestens { $least } Zeichen
problem-email = das ist keine E-Mail-Adresse
problem-webhook-long = ein Webhook hat höchstens 500 Bytes
problem-name = ein Name hat 1 bis 30 Zeichen
problem-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht { $players }: Wähle { $fewest } bis { $most }
problem-pace = eine Uhr hat 1 bis { $minutes } Minuten und höchstens { $seconds } Sekunden pro Entscheidung oder 1 bis { $days } Tage
problem-no-move = { $move } ist kein Zug in { $game }
problem-incomplete = die Entscheidung ist nicht vollständig: Sie hört zu früh oder zu spät auf
problem-removed = der Gastgeber hat dich von diesem Tisch entfernt
problem-old-password = das ist nicht dein aktuelles Passwort
problem-face = dieses Gesicht gibt es nicht
