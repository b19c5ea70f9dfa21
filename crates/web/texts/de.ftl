### Die Wörter der Seiten.

## Jede Seite

page-fan-work = Ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen.
page-site = Website
page-skip = Zum Inhalt springen
page-language = Sprache
page-home = Start
page-rules = Regeln
page-date = { $day }. { $month } { $year }
page-month-1 = Januar
page-month-2 = Februar
page-month-3 = März
page-month-4 = April
page-month-5 = Mai
page-month-6 = Juni
page-month-7 = Juli
page-month-8 = August
page-month-9 = September
page-month-10 = Oktober
page-month-11 = November
page-month-12 = Dezember

## Ein Tisch

page-decision = Entscheidung
page-your-turn = Du bist dran
page-waiting = Warten
page-tidings = Seit deinem letzten Zug
page-title-turn = ◆ Du bist dran: { $game }
page-status-yours = Du bist dran. { $question }
page-status-other = { $name } entscheidet.
page-status-other-what = { $name } { $what }.
page-and = { $before } und { $last }
page-status-over = Das Spiel ist zu Ende.
page-own-win = Du hast gewonnen.
page-own-place = Du hast Platz { $place } von { $players } belegt.
page-own-out = Du bist ausgeschieden.
page-hand-in = Passt das so?
page-steps-done = Bisherige Schritte
page-take-back = Zurücknehmen
page-take-all-back = Alles zurücknehmen
page-take-all-back-short = Alles
page-final = endgültig
page-no-change = Sonst ändert sich nichts.
page-more-to-choose = Danach gibt es noch mehr zu wählen.
page-rules-now = Regeln dazu
page-point-to-see = Zeige auf etwas Leuchtendes, um zu sehen, was dann passiert.
page-not-possible = { $count ->
    [one] Warum 1 Zug nicht möglich ist
   *[other] Warum { $count } Züge nicht möglich sind
}
page-board = Plan
page-people = Spieler, Verlauf und Chat
page-to-move = am Zug
page-you = du
page-bot = Bot, { $level }
page-free = frei
page-gone = ein gelöschtes Konto
page-not-here = nicht da
page-away = abwesend
page-log = Verlauf
page-chat = Chat
page-say = Senden
page-say-something = Sag etwas
page-more = Mehr
page-undo = Entscheidung zurücknehmen
page-leave = Verlassen
page-come-back = Zurückkommen
page-resign = Aufgeben
page-agree = Abbruch vorschlagen
page-play-on = Weiterspielen
page-rematch = Revanche
page-record = Spielprotokoll
page-seed = { $luck ->
    [dice] Prüfe die Würfel mit diesem Geheimnis:
   *[other] Prüfe das Mischen mit diesem Geheimnis:
}
page-tabs = Ansicht
page-tab-city = Stadt
page-tab-people = Spieler
page-place-column = Platz
page-families = { $players ->
    [gangs] Banden
    [players] Spieler
   *[other] Familien
}
page-reckoning = Abrechnung
page-reconnecting = Verbindung verloren. Neuer Versuch …

## Um die Tische

page-account = Konto
page-games = Spiele
page-line = Drei Mafia-Brettspiele an einem Tisch: im Browser, mit Bots, Freunden oder Fremden.
page-your-name = Dein Name
page-begin = Beginnen
page-password = Passwort
page-log-in = Anmelden
page-log-out = Abmelden
page-guest = Gast { $number }
page-players = Spieler
page-players-range = { $fewest } bis { $most } Spieler
page-play-now = Jetzt spielen
page-play-now-why = Sofort, gegen mittelstarke Bots (Soldato).
page-invite = Freunde einladen
page-more-choices = Mehr Optionen
page-new-table = Neuer Tisch
page-make-table = Tisch eröffnen
page-make-table-why = Du nimmst zuerst Platz. Nehmen Bots alle anderen Plätze ein, beginnt das Spiel sofort; sonst bekommst du einen Link, um Leute einzuladen.
page-how-many = Wie viele Spieler
page-how-many-why = Du und etwaige Bots mitgezählt.
page-bots = Bots am Tisch
page-bots-why = Plätze ohne Bot bleiben für Menschen frei. Du kannst auch später noch Bots dorthin setzen.
page-level-picciotto = leicht, ein Anfänger
page-level-soldato = mittel, weiß, was er tut
page-level-capo = stark, denkt voraus
page-level-don = der Stärkste
page-edition = Ausgabe
page-edition-why = Die Zahlen einer anderen Ausgabe des Spiels, vom Betreiber dieses Servers eingestellt.
page-edition-standard = Standard
page-pace = Tempo
page-pace-no_clock = Ohne Uhr
page-pace-no_clock-why = Alle nehmen sich so viel Zeit, wie sie möchten.
page-pace-live = Live
page-pace-live-why = Minuten für das ganze Spiel, dazu Sekunden für jede Entscheidung. Ist deine Zeit um, spielt ein Bot für dich, bis du zurückkommst.
page-pace-minutes = Minuten
page-pace-increment = Sekunden pro Entscheidung
page-pace-days = Tage
page-pace-days-why = So viele Tage hat jede Entscheidung Zeit: Schau vorbei, wann es dir passt.
page-who-may-come = Wer mitmachen kann
page-open = offen für alle
page-open-why = Offen für alle: Der Tisch steht in der Liste der offenen Tische, und alle dürfen sich setzen. Sonst findet ihn nur, wer den Link hat.
page-rated = gewertet
page-rated-why = Das Ergebnis zählt für die Rangliste von Menschen und Bots.
page-next-game = Nächstes Spiel
page-next-elsewhere = Woanders bist du dran
page-next-game-why = Zum Spiel, das am längsten auf dich wartet (Taste N)
page-my-games = Meine Spiele
page-my-games-none = Du hast keine laufenden Spiele. Spiel jetzt oder setz dich an einen offenen Tisch.
page-open-tables = Offene Tische
page-open-tables-none = Es gibt keine offenen Tische. Eröffne einen unter „Mehr Optionen“ und wähle „Offen für alle“.
page-finished = Beendet
page-finished-none = Deine beendeten Spiele erscheinen hier.
page-turn-of = { $name } ist am Zug
page-waits = { $free ->
    [0] bereit zum Start
    [one] wartet auf noch einen Spieler
   *[other] wartet auf noch { $free } Spieler
}
page-host = Gastgeber { $name }
page-seats = Plätze
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-watch = Zuschauen
page-join = Platz nehmen
page-won = gewonnen
page-place-of = Platz { $place } von { $players }
page-stopped = abgebrochen
page-look = Ansehen
page-ratings = Rangliste
page-ratings-why = Wie gut jemand spielt, geschätzt aus gewerteten Spielen, und wie weit das danebenliegen kann. Alle beginnen bei 25.
page-ratings-none = Noch hat niemand eine Wertung. Eröffne einen Tisch und hake „Gewertet“ an.
page-name = Name
page-rating = Wertung
page-rated-games = Spiele
page-a-bot = Bot
page-a-program = Programm
page-unrated = Noch keine gewerteten Spiele.
page-at-tables = Am Tisch
page-at-tables-none = Sitzt gerade an keinem offenen Tisch.
page-played = Gespielt
page-played-none = Keine beendeten Spiele vorhanden.
page-fair = Faire Würfel, faire Karten.
page-fair-why = Das Haus versiegelt sein Geheimnis, bevor sich jemand setzt, und jeder Spieler fügt eine eigene Zahl hinzu: Niemand kann einen Wurf oder eine Karte wählen.
page-stage-waiting = wartet auf Spieler
page-share-qr = QR-Code des Links
page-share = Leute einladen
page-commitment = { $luck ->
    [dice] Das Siegel dieser Würfel
   *[other] Das Siegel dieses Mischens
}
page-start = Spiel starten
page-start-fewer = Mit { $players } Spielern starten
page-when-you = Das Spiel beginnt, wenn du es startest, mit mindestens { $fewest } Spielern. Warte auf Leute oder setz Bots auf die freien Plätze.
page-when-you-full = Alle Plätze sind besetzt. Das Spiel beginnt, wenn du es startest.
page-when-host = Das Spiel beginnt, sobald der Gastgeber es startet.
page-when-host-full = Alle Plätze sind besetzt. Das Spiel beginnt, sobald der Gastgeber es startet.
page-copy = Kopieren
page-copied = Kopiert
page-fill = Oder setz Bots auf die freien Plätze:
page-close = Diesen Tisch schließen
page-rename = Namen speichern
page-keep = Passwort festlegen
page-link = Link für ein anderes Gerät
page-notices = Mitteilungen
page-notices-wanted = Sag mir Bescheid, wenn ich am Zug bin
page-email = E-Mail
page-webhook = Webhook
page-save = Speichern
page-sessions = Geräte
page-end-session = Abmelden
page-leave-sure = Ein Bot spielt für dich weiter, bis du zurückkommst.
page-resign-sure = Wirklich aufgeben? Es gibt kein Zurück. Ein Bot spielt deinen Platz zu Ende; sind nur noch Bots übrig, endet das Spiel.
page-agree-sure = Wenn alle einverstanden sind, endet das Spiel ohne Sieger. Bis dahin kannst du es dir anders überlegen.
page-close-sure = Wirklich schließen? Dann ist der Tisch weg, und alle, die hier sitzen, müssen sich einen anderen suchen.
page-end-others = Überall sonst abmelden
page-end-others-sure = Alle deine anderen Geräte und Programme müssen sich neu anmelden. Dieses Gerät bleibt angemeldet.
page-log-out-sure = Dieses Konto hat kein Passwort: Nach dem Abmelden kann es niemand mehr öffnen. Leg zuerst ein Passwort fest, wenn du wiederkommen willst.
page-delete = Dieses Konto löschen
page-delete-sure = Gib zur Bestätigung deinen Namen ein. Deine beendeten Spiele bleiben stehen, ohne deinen Namen.
page-problem = Das hat nicht geklappt
page-back = Zurück

## Der Berater

page-adviser = Consigliere fragen
page-adviser-barred = Der Consigliere schweigt: Dieses Spiel wird gewertet.
page-adviser-thinking = Der Consigliere denkt nach …
page-counsel = Der Consigliere rät:
page-counsel-best = Die erste Wahl des Consigliere: { $move }, { $chance } % Gewinnchance.
page-counsel-only = Du hast keine Wahl: { $move }.
page-counsel-chance = { $chance } % Gewinnchance
page-counsel-place = erwarteter Platz { $place }
page-counsel-take = So machen
page-counsel-worlds = { $count }-mal in Gedanken durchgespielt, nur mit dem, was du weißt. Du entscheidest.
page-counsel-close = Schließen
page-analysis = Analyse
page-analysis-thinking = Der Consigliere denkt nach: { $judged } von { $decisions } Entscheidungen.
page-analysis-queued = Der Consigliere fängt gleich an. Früher angefragte Spiele kommen zuerst.
page-analysis-refreshes = Diese Seite aktualisiert sich von selbst.
page-analysis-course = Wer vorn lag
page-analysis-figures = Dasselbe in Zahlen
page-analysis-line = Schritt
page-analysis-mattered = Die Entscheidungen, auf die es ankam
page-analysis-nothing-lost = Niemand hat etwas verschenkt.
page-analysis-cost = Kostete { $loss } Prozentpunkte Gewinnchance.
page-analysis-look = Schritt { $line }
page-analysis-players = Wie alle gespielt haben
page-analysis-decisions = Entscheidungen
page-analysis-mean-loss = Mittlerer Verlust
page-analysis-blunders = Patzer
page-analysis-agreement = Übereinstimmung
page-analysis-bots = Die klarsten Entscheidungen der Bots und ihre Gründe
page-analysis-bots-how = Höchstens { $most } Entscheidungen pro Bot, in der Reihenfolge des Spiels: die, bei denen ein Zug am weitesten vor dem nächstbesten lag.
page-percent = { $part } %

## Rückschau

page-replay = Rückschau
page-replay-moment = Schritt { $line } von { $last }
page-replay-first = Anfang
page-replay-turn-before = Voriger Zug
page-replay-before = Schritt zurück
page-replay-after = Schritt vor
page-replay-turn-after = Nächster Zug
page-replay-last = Ende
page-replay-number = Nummer des Schritts
page-replay-go = Gehe zu
page-replay-eyes = Aus der Sicht von
page-replay-all = allen
page-replay-table = Zum Tisch
page-check-dice = { $luck ->
    [dice] Würfel prüfen
   *[other] Mischen prüfen
}

page-fair-sealed = Bevor sich jemand setzte, wählte das Haus zufällig ein Geheimnis und zeigte dessen Siegel: einen Fingerabdruck, der das Geheimnis nicht verrät.
page-fair-added = { $luck ->
    [dice] Jeder Spieler fügte eine eigene Zahl hinzu. Das Haus konnte diese Zahlen nicht kennen, als es sein Geheimnis versiegelte, und niemand kannte das Geheimnis, als er eine Zahl hinzufügte: Niemand konnte einen Wurf wählen.
   *[other] Jeder Spieler fügte eine eigene Zahl hinzu. Das Haus konnte diese Zahlen nicht kennen, als es sein Geheimnis versiegelte, und niemand kannte das Geheimnis, als er eine Zahl hinzufügte: Niemand konnte eine Karte wählen.
}
page-fair-follows = { $luck ->
    [dice] Jeder Wurf und jede Karte des Spiels folgt aus dem Geheimnis und diesen Zahlen, in der Reihenfolge, in der sie gezogen wurden.
   *[other] Jede Karte des Spiels folgt aus dem Geheimnis und diesen Zahlen, in der Reihenfolge, in der die Karten gezogen wurden.
}
page-fair-chosen = Das Programm, das diesen Tisch gemacht hat, hat das Geheimnis des Hauses selbst gewählt und konnte so alles vorhersehen, was der Zufall bringen würde. Deshalb konnte niemand sonst mitspielen oder zuschauen, und deshalb zählt das Spiel für nichts.
page-fair-later = Das Spiel ist noch nicht zu Ende. Danach wird das Geheimnis gezeigt.
page-fair-holds = Eben geprüft: Das Geheimnis passt zum Siegel, und alle { $draws } Ziehungen des Spiels folgen daraus.
page-fair-broken = Dieses Protokoll stimmt nicht: { $why }
page-fair-yourself = Prüfe es selbst: Lade das Protokoll herunter und rufe omerta verify auf, oder schreibe deine eigene Prüfung; docs/records.md erklärt, wie.
page-fair-seal = Das Siegel
page-fair-secret = Das Geheimnis
page-fair-numbers = Was jeder Spieler hinzufügte

# Leute in einem Raum
page-together = In einem Raum
page-hot-seat = An einem Bildschirm
page-hot-seat-how = Alle spielen an diesem Gerät. Wenn der Zug weitergeht, verdeckt ein Vorhang, was nur die nächste Person sehen darf.
page-hot-seat-names = Wer spielt mit? Ein Name pro Zeile
page-hot-seat-bots = Bots auf den übrigen Plätzen
page-screen = Ein großer Bildschirm und Telefone
page-screen-how = Dieser Bildschirm zeigt, was alle sehen dürfen. Scanne seinen Code, um mit dem Telefon mitzuspielen: Dort siehst du deine Geheimnisse und triffst deine Entscheidungen.
page-screen-open = Bildschirm öffnen
page-screen-join = Mit dem Telefon mitspielen oder zusehen
page-hand-over = Gib den Bildschirm weiter
page-turn-of-name = { $name }, du bist am Zug
page-look-away = Alle anderen schauen jetzt weg.
page-i-am = Ich bin { $name }

# Einstellungen
page-settings = Einstellungen
page-settings-keep = Einstellungen speichern
page-settings-kept = Deine Einstellungen sind in diesem Browser gespeichert.
page-colours = Farben
page-colours-system = wie das Gerät
page-colours-light = hell
page-colours-dark = dunkel
page-speed = Wie schnell andere ziehen
page-speed-usual = normal
page-speed-slow = langsam
page-speed-quick = zügig
page-speed-still = sofort, ohne Animation
page-sounds = Töne
page-sounds-off = aus
page-sounds-on = an
page-notify = Wenn du am Zug bist
page-notify-how = Dieser Browser kann dir Bescheid geben, wenn du am Zug bist, während du etwas anderes ansiehst.
page-notify-allow = Sag mir Bescheid
page-notify-on = Dieser Browser meldet dir, wenn du am Zug bist.
page-notify-denied = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite.

# Notizen, stehende Antworten, Regeln nachschlagen
page-note = Meine Notizen
page-note-keep = Speichern
page-note-kept = Gespeichert
page-always = Immer: { $answer }
page-ask-again = Frag mich wieder
page-find-rule = Regel suchen
page-find = Suchen
page-find-none = Keine Regel enthält diese Wörter. Versuch es mit einem Wort oder einem Teil davon.
page-origin-B = steht in der Spielanleitung
page-origin-S = steht in einer veröffentlichten Zusammenfassung
page-origin-I = aus der Anleitung erschlossen
page-origin-H = von uns, wo die Anleitung schweigt

## The pages around the tables

page-play = Spielen
page-new-table-line = Du nimmst zuerst Platz. Was du nicht änderst, bleibt wie in der Schachtel.
page-which-game = Welches Spiel
page-who-sits = Wer am Tisch sitzt
page-options = Optionen
page-as-in-the-box = wie in der Schachtel
page-by-link = nur mit dem Link
page-nobody-else = niemand sonst
page-seed-chosen = Seed gewählt
page-seed-chosen-why = Das Programm, das diesen Tisch gemacht hat, hat das Geheimnis des Hauses selbst gewählt. Niemand sonst darf mitspielen oder zuschauen.
page-so-far = Dein Tisch bisher
page-no-bots = keine
page-not-rated = nicht gewertet
page-terms-live = live, { $minutes } Min. + { $seconds } Sek.
page-terms-days = { $days ->
    [one] { $days } Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}
page-what-is-played = Spieleinstellungen
page-share-how = Scanne den Code mit einem Telefon oder schick den Link. Er gilt, bis das Spiel beginnt.
page-share-link = Link zu diesem Tisch
page-hand-on = Teilen …
page-when-join = Das Spiel beginnt, sobald der Gastgeber es startet. Setz dich, um mitzuspielen.
page-when-watch = Alle Plätze sind besetzt. Wenn das Spiel beginnt, kannst du hier zuschauen.
page-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Hier kannst du dich nicht mehr setzen, an andere Tische schon.
page-free-chair = Freier Platz
page-waits-for-person = wartet auf jemanden
page-the-host = Gastgeber
page-remove = Entfernen
page-remove-sure = { $name } entfernen? Die Person erfährt es und kann sich nicht noch einmal an diesen Tisch setzen.
page-have-account = Ich habe ein Konto
page-against = gegen { $names }
page-alone = sonst noch niemand
page-rematch-opened = { $name } will eine Revanche.
page-rematch-opened-by-nobody = Es gibt eine Revanche.
page-rematch-join = Revanche mitspielen
page-rematch-go = Zur Revanche
page-rematch-watch = Revanche ansehen
page-device = { $browser } auf { $system }
page-device-unknown = Unbekanntes Gerät
page-device-link = Unbenutzter Link
page-last-used = zuletzt benutzt am
page-this-device = dieses Gerät
page-account-line = Dein Name, dein Passwort, deine Geräte.
page-on-this-page = Auf dieser Seite
page-saved-name = Dein Name ist gespeichert.
page-saved-face = Dein Gesicht ist gespeichert.
page-saved-password = Dein Passwort ist gespeichert. Melde dich damit und mit deinem Namen überall an.
page-saved-notices = Deine Wahl ist gespeichert.
page-saved-devices = Erledigt: Dort bist du abgemeldet.
page-face = Dein Gesicht
page-face-why = Andere sehen es neben deinem Namen.
page-face-change = Anderes Gesicht wählen
page-face-number = Gesicht { $number }
page-password-why = Mindestens 8 Zeichen; vier Wörter merkt man sich leicht.
page-password-now = Aktuelles Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-kept = Dieses Konto hat ein Passwort: Du kannst dich auf jedem Gerät anmelden.
page-keep-why = Ohne Passwort kennt dich nur dieser Browser.
page-notices-why = Per E-Mail oder Webhook, wenn du den Tisch gerade nicht ansiehst.
page-webhook-why = Für Programme: Diese Adresse wird aufgerufen, wenn du am Zug bist.
page-link-how = Scanne den Code mit dem anderen Gerät oder öffne den Link dort. Er gilt einmal, eine Viertelstunde lang.
page-link-made = Anmeldelink
page-leaving = Abmelden oder löschen
page-settings-line = Nur für diesen Browser.
page-language-why = Auch Mitteilungen kommen in dieser Sprache.
page-games-rated = { $games ->
    [one] { $games } gewertetes Spiel
   *[other] { $games } gewertete Spiele
}
page-contents = Inhalt
page-board-of = Der Spielplan von { $game } und seine Symbole

## Ein erstes Spiel mit Anleitung

page-learn = Lernen
page-learn-game = { $game } lernen
page-learn-consigliere = Dein Consigliere
page-learn-step = Schritt { $step } von { $steps }
page-learn-next = Weiter
page-learn-back = Zurück
page-learn-skip = Zeig es mir
page-learn-do = Dein Zug:
page-learn-otherwise = Das geht auch, aber versuch hier einmal dies:
page-learn-read = Lies, schau dich um, dann geht es weiter.
page-learn-done = Für einen ersten Abend weißt du genug.

## Die Seite eines Tisches: bestätigen, weg sein, zuschauen, reden, zurückblicken, die Pläne des Beraters

page-confirm = Bestätigen: { $what }
page-final-why = nicht zurücknehmbar
page-watching = Du schaust zu
page-bot-plays = Ein Bot spielt für dich
page-have-left = Du hast den Tisch verlassen
page-have-left-what = Komm zurück, wann du willst: Ab deiner nächsten Entscheidung spielst du wieder selbst.
page-have-resigned = Du hast aufgegeben
page-have-resigned-what = Ein Bot spielt deinen Platz zu Ende. Du kannst zuschauen oder gehen.
page-resigned = aufgegeben
page-resigned-before = Du hattest aufgegeben; ein Bot hat für dich weitergespielt.
page-over-resigned = Du hast aufgegeben. Das Spiel wurde abgebrochen.
page-over-stopped = Das Spiel wurde vor dem Ende abgebrochen.
page-unread = Neue Nachrichten
page-back-to-now = Zurück zum Spiel
page-game-went-on = Es ging weiter: zurück zum Spiel
page-counsel-next = Nächster Schritt
page-counsel-confirm = Bestätigen
page-counsel-done = (erledigt)
page-counsel-goes-on = und so weiter
page-counsel-why-alone = Nichts anderes war einen Gedanken wert.
page-counsel-why-first = So gut wie der zweite Plan.
page-counsel-why-best = Am besten: { $points } Prozentpunkte vor dem zweiten Plan.
page-counsel-why-equal = So gut wie der erste Plan.
page-counsel-why-less = Geht auch: { $points } Prozentpunkte hinter dem ersten Plan.

# Das Ende
page-front-paper = Der Hafenbote
page-front-edition = Spätausgabe
page-front-turned = Wie sich das Blatt wendete
page-front-keep = Bild speichern
page-front-own-win = Heute Nacht trinkt die Stadt auf dich.
page-front-own-lost = Knapp, aber andere heben das Glas.
page-front-own-last = Es kommt immer eine neue Nacht.
page-front-own-out = Fort, aber nicht vergessen.
page-front-takes-lead = { $when }: { $gain } mehr und die Führung für { $name }.
page-front-gets-away = { $when }: { $gain } mehr für { $name }, jetzt { $ahead } vorn.
page-front-draws-level = { $when }: { $gain } mehr für { $name }, jetzt gleichauf.
page-front-catches-up = { $when }: { $gain } mehr für { $name }, noch { $ahead } zurück.
page-rematch-in = Schon dabei: { $names }
page-front-round = Runde { $round }

## Was Programme fragen können

page-api = API
page-api-about = Programme spielen hier unter denselben Adressen wie Browser, mit JSON. Diese Seite wird aus dem OpenAPI-Dokument des Servers gezeichnet, das auf Englisch ist.
page-api-begin = So fängst du an
page-api-begin-why = Sag, wer du bist, behalte das Token, mach einen Tisch auf. docs/api.md spielt so ein ganzes Spiel.
page-api-document = openapi.json
page-api-tag-people = Wer du bist
page-api-tag-tables = Tische
page-api-tag-play = Das Spiel
page-api-tag-advice = Der Consigliere
page-api-tag-talk = Chat und Notizen
page-api-tag-server = Der Server selbst
page-api-shapes = Was gesendet und geantwortet wird
page-api-for-anybody = Für alle.
page-api-known-or-not = Für alle; mit einem Token siehst du vielleicht mehr.
page-api-for-known = Nur mit einem Token oder in der Sitzung eines Browsers.
page-api-parameters = Parameter
page-api-body = Inhalt
page-api-answers = Antworten
page-api-other-status = andere
page-api-optional = muss nicht sein
