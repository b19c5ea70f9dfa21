### Die Wörter der Seiten.

## Jede Seite

page-fan-work = Ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen.
page-site = Website
page-skip = Zum Inhalt
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
page-player-pate = { $name }
page-player-capone = { $name }
page-player-maffiosi = Die { $name }
page-and = { $before } und { $last }
page-status-over = Das Spiel ist zu Ende.
page-own-win = Du hast gewonnen.
page-own-place = Du hast Platz { $place } von { $players } belegt.
page-own-out = Du bist ausgeschieden.
page-hand-in = Willst du das so?
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
    [one] 1 Zug nicht möglich – warum?
   *[other] { $count } Züge nicht möglich – warum?
}
page-board = Plan
page-people = Spieler, Verlauf und Gespräch
page-to-move = am Zug
page-you = du
page-bot = Bot, { $level }
page-free = frei
page-gone = jemand, der fort ist
page-not-here = nicht da
page-away = abwesend
page-log = Was geschah
page-chat = Gespräch
page-say = Senden
page-say-something = Sag etwas
page-more = Mehr
page-undo = Entscheidung zurücknehmen
page-leave = Weggehen
page-come-back = Zurückkommen
page-resign = Aufgeben
page-agree = Partie abbrechen
page-play-on = Weiterspielen
page-rematch = Revanche
page-record = Das Protokoll
page-seed = { $game ->
    [pate] Das Geheimnis der Würfel, um sie zu prüfen:
   *[other] Das Geheimnis des Mischens, um es zu prüfen:
}
page-tabs = Was du siehst
page-tab-city = Stadt
page-tab-people = Spieler
page-place-column = Platz
page-families = { $game ->
    [maffiosi] Banden
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
page-game-pate = Vier Würfel je Zug, sieben Runden, ganz Manhattan zu gewinnen.
page-game-capone = Krumm verdienen, sauber anlegen: Wer zuerst eine Million hat, gewinnt.
page-game-maffiosi = Speisen, kassieren, die Torten überleben.
page-play-now = Jetzt spielen
page-play-now-why = Sofort, gegen Bots der Stufe Soldato: Sie wissen, was sie tun.
page-invite = Freunde einladen
page-more-choices = Mehr Optionen
page-new-table = Neuer Tisch
page-make-table = Tisch eröffnen
page-make-table-why = Du setzt dich als Erster. Nehmen Bots alle anderen Plätze ein, beginnt das Spiel sofort; sonst bekommst du einen Link, mit dem du Leute einlädst.
page-how-many = Wie viele spielen
page-how-many-why = Du und die anderen, Bots mitgezählt.
page-bots = Bots am Tisch
page-bots-why = Plätze ohne Bot warten auf Menschen. Du kannst auch später noch Bots dorthin setzen.
page-level-picciotto = leicht, ein Anfänger
page-level-soldato = mittel, weiß, was er tut
page-level-capo = stark, denkt voraus
page-level-don = der Stärkste
page-edition = Ausgabe
page-edition-why = Die Zahlen einer anderen Ausgabe des Spiels, wie sie der Betreiber dieses Servers eingestellt hat.
page-edition-standard = Standard
page-pace = Tempo
page-pace-no_clock = Ohne Uhr
page-pace-no_clock-why = Alle nehmen sich so viel Zeit, wie sie möchten.
page-pace-live = Live
page-pace-live-why = Minuten für das ganze Spiel und Sekunden, die jede Entscheidung dazugibt. Wessen Zeit um ist, den vertritt ein Bot, bis er zurückkommt.
page-pace-minutes = Minuten
page-pace-increment = Sekunden je Entscheidung
page-pace-days = Tage
page-pace-days-why = So viele Tage für jede Entscheidung: Schau vorbei, wann es dir passt.
page-who-may-come = Wer kommen darf
page-open = offen für alle
page-open-why = Offen für alle: Der Tisch steht in der Liste der offenen Tische und alle dürfen sich setzen. Sonst findet ihn nur, wer den Link hat.
page-rated = gewertet
page-rated-why = Das Ergebnis zählt für die Rangliste von Menschen und Bots.
page-next-game = Nächstes Spiel
page-next-elsewhere = Woanders bist du dran
page-next-game-why = Dein Spiel, das am längsten auf deinen Zug wartet (Taste N)
page-my-games = Meine Spiele
page-my-games-none = Kein Spiel läuft. Spiel jetzt oder setz dich an einen offenen Tisch.
page-open-tables = Offene Tische
page-open-tables-none = Kein Tisch ist offen. Eröffne einen unter „Mehr Optionen“ und wähle „Offen für alle“.
page-finished = Beendet
page-finished-none = Deine beendeten Spiele bleiben hier erhalten.
page-turn-of = { $name } ist am Zug
page-waits = { $free ->
    [0] kann beginnen
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
page-ratings-why = Wie stark jemand spielt, geschätzt aus gewerteten Spielen, und wie weit das danebenliegen kann. Alle beginnen bei 25.
page-ratings-none = Noch niemand ist gewertet. Eröffne einen Tisch und wähle „gewertet“.
page-name = Name
page-rating = Stärke
page-rated-games = Spiele
page-a-bot = Bot
page-unrated = Noch keine gewerteten Spiele.
page-at-tables = Am Tisch
page-at-tables-none = Sitzt gerade an keinem offenen Tisch.
page-played = Gespielt
page-played-none = Keine beendeten Spiele zu sehen.
page-fair = Faire Würfel, faire Karten.
page-fair-why = Das Haus versiegelt sein Geheimnis, bevor sich jemand setzt, und jeder Spieler fügt eine eigene Zahl hinzu: Niemand kann einen Wurf oder eine Karte wählen.
page-stage-waiting = wartet auf Spieler
page-share-qr = Der Link als Code für Telefone
page-share = Leute einladen
page-commitment = { $game ->
    [pate] Das Siegel dieser Würfel
   *[other] Das Siegel dieses Mischens
}
page-start = Spiel beginnen
page-start-fewer = Mit { $players } Spielern beginnen
page-when-you = Das Spiel beginnt, wenn du es startest, mit mindestens { $fewest } Spielern. Warte auf Leute oder setz Bots auf die freien Plätze.
page-when-you-full = Alle Plätze sind besetzt. Das Spiel beginnt, wenn du es startest.
page-when-host = Das Spiel beginnt, sobald der Gastgeber es startet.
page-when-host-full = Alle Plätze sind besetzt. Das Spiel beginnt, sobald der Gastgeber es startet.
page-copy = Kopieren
page-copied = Kopiert
page-fill = Oder setz Bots auf die freien Plätze:
page-close = Diesen Tisch schließen
page-rename = Namen speichern
page-keep = Dieses Konto behalten
page-link = Link für ein anderes Gerät
page-notices = Nachrichten
page-notices-wanted = Sag mir, wenn ich am Zug bin
page-email = E-Mail
page-webhook = Webhook
page-save = Speichern
page-sessions = Geräte
page-end-session = Abmelden
page-leave-sure = Ein Bot spielt für dich weiter, bis du zurückkommst.
page-resign-sure = Wirklich aufgeben? Es gibt kein Zurück. Ein Bot spielt deinen Platz zu Ende; sind nur noch Bots übrig, endet die Partie.
page-agree-sure = Sobald alle einverstanden sind, endet das Spiel ohne Sieger. Bis dahin kannst du es dir anders überlegen.
page-close-sure = Wirklich schließen? Dann ist der Tisch weg, und wer hier sitzt, muss sich einen anderen suchen.
page-end-others = Überall sonst abmelden
page-end-others-sure = Alle deine anderen Geräte und Programme müssen sich neu anmelden. Dieses hier bleibt.
page-log-out-sure = Dieses Konto hat kein Passwort: Nach dem Abmelden kann es niemand mehr öffnen. Behalte es zuerst mit einem Passwort, wenn du es wiederhaben willst.
page-delete = Dieses Konto löschen
page-delete-sure = Gib zur Sicherheit deinen Namen ein. Beendete Spiele behalten einen Platz ohne Namen.
page-problem = Das hat nicht geklappt
page-back = Zurück

## Was schiefging

problem-unknown = sag zuerst, wer du bist: Wähle einen Namen oder melde dich an
problem-stale = das Spiel ist weitergegangen: Sieh es dir noch einmal an
problem-rule = Zug { $number } ist hier nicht möglich: Regel { $rule }
problem-rule-why = { $why } (Regel { $rule })
problem-too-many = nicht so schnell: Versuch es gleich noch einmal
problem-broken = hier ist etwas schiefgegangen; nichts wurde geändert, versuch es noch einmal
problem-said = so geht es nicht: { $why }
problem-method = das geht mit einem Knopf auf einer Seite; Programme finden in /openapi.json, wie
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
problem-foreign-form = dieses Formular gehört nicht zu dieser Sitzung: Lade die Seite neu
problem-foreign-site = das kam von einer anderen Seite
problem-not-seated = du sitzt nicht an diesem Tisch
problem-not-host = das kann nur, wer den Tisch eröffnet hat
problem-banned = der Betreiber dieses Servers hat dein Konto geschlossen
problem-wrong-password = Name oder Passwort stimmt nicht
problem-not-begun = das Spiel hat noch nicht begonnen
problem-given-up = dieser Tisch wurde aufgegeben, bevor das Spiel begann
problem-seat-taken = dieser Platz ist besetzt
problem-ended = das Spiel ist zu Ende
problem-resigned = du hast aufgegeben: Ein Bot spielt deinen Platz zu Ende
problem-free-seats = es sind Plätze frei: Warte auf Leute, setz Bots dorthin oder beginne mit weniger Spielern
problem-bot-plays = ein Bot spielt für dich: Komm erst zurück
problem-still-running = das Spiel läuft noch
problem-has-begun = das Spiel hat begonnen
problem-not-running = hier läuft kein Spiel
problem-name-taken = jemand anders hat diesen Namen: Wähle einen anderen
problem-no-analysis-yet = eine Analyse gibt es, wenn das Spiel vorbei ist: vorher würde sie Verborgenes zeigen
problem-adviser-rated = der Consigliere schweigt in Spielen, die gewertet werden
problem-not-your-turn = du bist nicht am Zug
problem-no-undo = nichts kann zurückgenommen werden: Seitdem hat jemand etwas erfahren
problem-webhook = ein Webhook ist eine öffentliche Adresse, die mit https:// oder http:// beginnt
problem-own-name = gib zur Sicherheit deinen eigenen Namen ein
problem-which-seat = sag, welcher Platz
problem-position = keine Stellung hat diese Nummer
problem-too-large = die Anfrage ist zu groß
problem-form = das Formular passt nicht: { $why }
problem-format = sende JSON (content-type: application/json) oder ein Formular
problem-request = die Anfrage passt nicht: { $why }
problem-edition = dieser Server hat keine Ausgabe { $name }
problem-room = an einem Tisch für { $players } ist kein Platz für { $people ->
    [one] eine Person
   *[other] { $people } Leute
} und { $bots } Bots
problem-shared-rated = wer sich einen Bildschirm teilt, spielt nicht für die Rangliste
problem-seat = an diesem Tisch gibt es keinen Platz { $seat }
problem-nonce = Nonce: { $why }
problem-answers = das sind zu viele Antworten
problem-words = sag etwas, in höchstens { $most } Bytes
problem-nobody-writes = auf Platz { $seat } sitzt niemand, der schreibt
problem-note = eine Notiz hat höchstens { $most } Bytes
problem-password = ein Passwort hat mindestens { $least } Zeichen
problem-email = das ist keine E-Mail-Adresse
problem-webhook-long = ein Webhook hat höchstens 500 Bytes
problem-name = ein Name hat 1 bis 30 Zeichen
problem-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht { $players }: Wähle { $fewest } bis { $most }
problem-pace = eine Uhr hat 1 bis { $minutes } Minuten und höchstens { $seconds } Sekunden je Entscheidung oder 1 bis { $days } Tage
problem-no-move = { $move } ist kein Zug von { $game }
problem-incomplete = die Entscheidung ist nicht vollständig: Sie hört zu früh auf oder geht zu weit

## Der Pate

pate-option-money = Startgeld
pate-option-money-why = Mit weniger sind die ersten Runden knapper.
pate-option-money-usual = wie üblich
pate-option-open = Das Geld der anderen
pate-option-open-why = Geheim wie in der Schachtel oder für alle sichtbar: leichter für ein erstes Spiel.
pate-option-secret = geheim
pate-option-shown = für alle sichtbar
pate-tab-ledger = Kassenbuch
pate-round = Runde { $round } von { $rounds }
pate-round-row = { $round } · { $name }, Reihe { $row }
pate-ledger = Kassenbuch von { $name }
pate-ledger-label = Kassenbuch mit Würfeln
pate-dice-left = Noch zu legen
pate-dice-spent = Gelegt
pate-row-1 = Geschäft
pate-row-2 = Aktion
pate-row-3 = Deal
pate-row-4 = Helfer
pate-row-done = fertig
pate-row-now = jetzt
pate-row-later = später
pate-paid = Wer Geld bekommt
pate-each = je { $amount }
pate-steps = { $pips ->
    [one] { $pips } Stufe
   *[other] { $pips } Stufen
}
pate-steps-per-pip = 1 Stufe je Auge
pate-fields = { $pips ->
    [one] { $pips } Feld
   *[other] { $pips } Felder
}
pate-fields-per-pip = 1 Feld je Auge
pate-money-per-pip = { $amount } je Auge
pate-compulsory = Pflicht
pate-one-marker = Schuldschein
pate-voluntary = wenn du willst
pate-without-using = nicht nutzen
pate-lies-in-row = { $die } liegt in Reihe { $row }
pate-shows-hand = { $die } Hand: nur Presse
pate-not-rolled = Kein Würfel zeigt { $face }.
pate-does-protection = +1 Einfluss
pate-does-smuggling = +1 Ansehen
pate-does-bookmakers = für den Besitzer
pate-does-loans = für den Besitzer
pate-does-gambling = für den Besitzer
pate-does-press = +1 Ansehen +1 Einfluss
pate-does-reputation = Höher im Ansehen
pate-does-influence = Höher im Einfluss
pate-does-visit = Weiterfahren; ein Rivale dort geht heim
pate-does-cash = Die Bank zahlt dir
pate-does-assembly = je Schuldschein, den du hältst
pate-does-raid = In Haft: wer ungeschützt auf dieser Zahl sitzt
pate-does-takeover = Übernimm ein fremdes Geschäft mit dieser Zahl
pate-does-friend = Ein Freund aus Brooklyn
pate-does-consigliere = Besetzt ein leeres, ungeschütztes Geschäft
pate-does-prosecutor = Alle deine Mitglieder aus den Tombs
pate-does-informer = Ein ungeschützter Rivale in die Tombs
pate-does-banker = 1 Stufe Einkommen oder Gefälligkeiten
pate-city = Süd-Manhattan
pate-protected = geschützt
pate-car-here = das Auto steht hier
pate-held-by = gehört { $family }
pate-place = { $business } ({ $pips }), { $district }, zahlt { $amount }, { $holder }
pate-tombs = The Tombs
pate-hudson = Hudson
pate-east-river = East River
pate-brooklyn = Brooklyn
pate-in-tombs = { $name } in den Tombs: { $count }
pate-in-hudson = { $name } im Hudson: { $count }
pate-tracks = Leisten
pate-knock-out = K.-o.
pate-event-track = { $colour ->
    [grey] Graue
   *[red] Rote
} Ereigniskarten: { $count } von { $needed }; die letzte macht dies zur K.-o.-Leiste
pate-lane = { $name }: { $track } { $at } von { $end }
pate-event = Ereignis
pate-no-event = Die erste Karte wird aufgedeckt, wenn die Familien ihre Viertel haben.
pate-events-done = Gerade gilt kein Ereignis.
pate-of = { $at } von { $all }
pate-card-collection = Zahle der Bank { $collection } für eine Stufe bei den Gefälligkeiten.
pate-card-retirement = Räume ein eigenes ungeschütztes Geschäft: das Mitglied kommt heim, du bekommst { $retirement }.
pate-card-concrete-shoes = Wer beim Auto steht, geht in den Hudson.
pate-card-old-debts = Jeder gibt einen Schuldschein nach links.
pate-card-front-page = Jeder Würfel auf Presse bringt seinem Spieler auch { $press }.
pate-card-knives = Vor dem ersten Wurf darf jeder ein Geschäft beliebiger Zahl übernehmen.
pate-card-festival = Ein Freund für jeden mit einem Geschäft im Viertel des Autos.
pate-card-tip = Ein Würfel wird geworfen: Razzia auf seine Zahl.
pate-card-bail = Zahle { $bail } je Häftling, oder alle versinken.
pate-card-closed-tables = Wer ungeschützt auf Glücksspiel sitzt, kommt in die Tombs.
pate-secret = geheim
pate-supply = Mitglieder im Vorrat
pate-friends = Freunde
pate-debts = Eigene Schuldscheine übrig
pate-debts-at-bank = Eigene Schuldscheine bei der Bank
pate-holds-debts = { $count ->
    [one] Hält einen Schuldschein von { $name }
   *[other] Hält { $count } Schuldscheine von { $name }
}
pate-roll = Der Wurf
pate-uses = Plättchen und Gefälligkeiten
pate-cop-where = Wähle unter den Würfeln, welcher neu geworfen wird.
pate-senator-where = Wähle im Kassenbuch ein Feld anderer Farbe.
pate-favour = Gefälligkeit
pate-favour-for = für 1 Freund
pate-favour-does-member = Für 1 Freund kommt eines deiner Mitglieder aus dem Hudson zurück.
pate-favour-does-debt = Für 1 Freund bekommst du einen deiner Schuldscheine zurück, ohne dafür zu zahlen.
pate-favour-does-steps = Für 1 Freund { $steps } Stufen auf Ansehen oder Einfluss.
pate-favour-does-cash = Für 1 Freund { $amount } von der Bank.
pate-tile-at = Zu holen auf Stufe { $step } von { $track }, einmal zu nutzen.
pate-favour-at = Für dich offen ab Stufe { $step } der Gefälligkeiten.
pate-others-car = stellt das Auto auf die Straße
pate-others-district = wählt ein Viertel
pate-others-event = antwortet auf das Ereignis: { $card }
pate-others-knives = darf vor dem ersten Wurf ein Geschäft übernehmen
pate-others-place = wählt einen Würfel für Reihe { $row }
pate-others-visit = darf ein Mitglied setzen, wo das Auto hielt
pate-others-takeover = wählt ein Geschäft zum Übernehmen
pate-others-consigliere = wählt ein leeres Geschäft zum Besetzen
pate-others-informer = wählt, wer verraten wird
pate-others-banker = wählt Einkommen oder Gefälligkeiten
pate-others-wrap-up = darf noch ein Plättchen oder eine Gefälligkeit nutzen
pate-others-tiles = hat ein Plättchen gewonnen: jetzt nutzen oder behalten
pate-before = Vorher
pate-income = Einkommen
pate-businesses = Geschäfte
pate-bail = Kaution
pate-debts-settled = Schulden
pate-total = Am Ende
pate-knocked-out = ausgeschieden
pate-stood-at = { $track }: Stufe { $at } von { $end }
page-won-pate-nobody = Niemand hat das Ende der K.-o.-Leiste erreicht: Alle verlieren.
page-won-pate-alone = { $name } gewinnt: Sonst hat niemand das Ende der K.-o.-Leiste erreicht.
page-won-pate-money = { $name } gewinnt mit dem meisten Geld.
page-won-pate-track = { $name } gewinnt: gleich viel Geld, aber weiter bei { $track }.
page-won-pate-family = { $name } gewinnt: gleich viel Geld und gleich weit bei { $track }, aber die größere Familie.
page-won-pate-shared = { $name } teilen sich den Sieg: in allem gleich.
pate-tie-track = gleich viel Geld, aber weiter bei { $track }: { $more } zu { $less }
pate-tie-family = gleich viel Geld und gleich weit bei { $track }, aber die größere Familie: { $more } zu { $less }

## Der Berater

page-adviser = Consigliere fragen
page-adviser-barred = Der Consigliere schweigt: Dieses Spiel wird gewertet.
page-adviser-thinking = Der Consigliere denkt nach …
page-counsel = Der Consigliere rät:
page-counsel-best = Die erste Wahl des Consigliere: { $move }, { $chance } % Gewinnchance.
page-counsel-only = Es gibt keine Wahl: { $move }.
page-counsel-chance = { $chance } % Gewinnchance
page-counsel-place = im Schnitt Platz { $place }
page-counsel-take = So machen
page-counsel-worlds = { $count }-mal in Gedanken durchgespielt, nur mit dem, was du weißt. Du entscheidest.
page-counsel-close = Schließen
page-analysis = Analyse
page-analysis-thinking = Der Consigliere denkt nach: { $judged } von { $decisions } Entscheidungen.
page-analysis-queued = Der Consigliere fängt gleich an. Spiele, nach denen früher gefragt wurde, kommen zuerst.
page-analysis-refreshes = Diese Seite aktualisiert sich von selbst.
page-analysis-course = Wer vorn lag
page-analysis-figures = Dasselbe in Zahlen
page-analysis-line = Schritt
page-analysis-mattered = Die Entscheidungen, auf die es ankam
page-analysis-nothing-lost = Niemand hat etwas verschenkt.
page-analysis-cost = Kostete { $loss } Prozentpunkte Gewinnchance.
page-analysis-look = Schritt { $line }
page-analysis-players = Wie alle entschieden haben
page-analysis-decisions = Entscheidungen
page-analysis-mean-loss = Mittlerer Verlust
page-analysis-blunders = Patzer
page-analysis-agreement = Übereinstimmung
page-analysis-bots = Warum die Bots so gezogen haben: ihre klarsten Entscheidungen
page-analysis-bots-how = Von jedem Bot höchstens { $most } Entscheidungen, bei denen ein Zug am weitesten vor dem nächstbesten lag, in der Reihenfolge des Spiels.
page-percent = { $part } %

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
page-check-dice = { $game ->
    [pate] Würfel prüfen
   *[other] Mischen prüfen
}

page-fair-sealed = Bevor sich jemand setzte, wählte das Haus durch Zufall ein Geheimnis und zeigte dessen Siegel: einen Fingerabdruck, aus dem sich das Geheimnis nicht erraten lässt.
page-fair-added = { $game ->
    [pate] Jeder Spieler fügte eine eigene Zahl hinzu. Das Haus konnte diese Zahlen nicht kennen, als es sein Geheimnis versiegelte, und niemand kannte das Geheimnis, als er eine Zahl hinzufügte: Niemand konnte einen Wurf wählen.
   *[other] Jeder Spieler fügte eine eigene Zahl hinzu. Das Haus konnte diese Zahlen nicht kennen, als es sein Geheimnis versiegelte, und niemand kannte das Geheimnis, als er eine Zahl hinzufügte: Niemand konnte eine Karte wählen.
}
page-fair-follows = { $game ->
    [pate] Jeder Wurf und jede Karte des Spiels folgt aus dem Geheimnis und diesen Zahlen, in der Reihenfolge, in der sie gezogen wurden.
   *[other] Jede Karte des Spiels folgt aus dem Geheimnis und diesen Zahlen, in der Reihenfolge, in der die Karten gezogen wurden.
}
page-fair-later = Das Spiel ist noch nicht zu Ende. Danach wird das Geheimnis gezeigt.
page-fair-holds = Eben geprüft: Das Geheimnis passt zum Siegel, und alle { $draws } Ziehungen des Spiels folgen daraus.
page-fair-broken = Dieses Protokoll stimmt nicht: { $why }
page-fair-yourself = Prüfe es selbst: Lade das Protokoll herunter und rufe omerta verify auf, oder schreibe deine eigene Prüfung; docs/records.md sagt, wie.
page-fair-seal = Das Siegel
page-fair-secret = Das Geheimnis
page-fair-numbers = Was jeder Spieler hinzufügte

## Capone

capone-tab-family = Familie
capone-year = Jahr { $year }
capone-year-exchange = Jahr { $year } · Kartentausch
capone-year-round = Jahr { $year } · Runde { $round } von { $rounds }
capone-year-end = Jahr { $year } · Jahresende
capone-near = { $count ->
    [one] { $names } kann dieses Jahr { $goal } erreichen
   *[other] { $names } können dieses Jahr { $goal } erreichen
}
capone-city = Die Stadt
capone-west = West Side
capone-boulevard = Der Boulevard
capone-east = East Side
capone-grand = Zahlen × { $unit }
capone-to-oust = raus:
capone-place = { $field }, mindestens { $minimum }
capone-place-free = frei
capone-place-held = gehört { $name } mit { $pieces }: { $total }, zu vertreiben ab { $oust }
capone-legal-free = { $place }, legal, frei
capone-legal-held = { $place }, legal, ein Leibwächter von { $name }
capone-away-free = { $place }, Auszeit, niemand da
capone-away-held = { $place }, Auszeit: { $member } von { $name }
capone-prison = Gefängnis
capone-prisoner = Zelle { $cell }: { $member } von { $name }
capone-park = Park
capone-harbour = Hafen
capone-family = Deine Familie und deine Hand
capone-photo = Die Familie { $name }
capone-at-home = zu Hause
capone-out-for = Frei: { $price }
capone-guards = Leibwächter: { $home } zu Hause, { $work } auf dem Plan, { $park } im Park, { $gone } aus dem Spiel
capone-guards-home = { $count } zu Hause
capone-chip = Investiert
capone-invested = Chip auf { $chip } von { $goal }
capone-hand = Hand
capone-put-away = weggelegt
capone-no-cards = Keine Karten mehr in diesem Jahr.
capone-face-down = Verdeckt
capone-card-illegal = ab { $minimum }
capone-card-legal = bringt { $pay }
capone-card-legal-later = bringt ab Chip 1 Geld
capone-card-away = ein Rivale verdient nichts
capone-card-fbi = ein Rivale in die Zelle
capone-card-protection = ein anderer zahlt dir
capone-card-takeover = ein Feld genau aufwiegen
capone-card-offer = räumt ein fremdes Feld
capone-known = Karten dieses Jahres
capone-known-exchanged = Weggelegt
capone-known-face-down = Verdeckt gespielt
capone-known-played = Offen gespielt
capone-set = Gesetzt: zurück
capone-add = Dazu
capone-cannot = Geht nicht
capone-add-guards = { $guards } dazu
capone-take-back = Zurücknehmen: { $piece }
capone-short = { $total } von { $needed }: { $short } fehlen
capone-enough = { $total }: genug (nötig: { $needed })
capone-added = { $total } mehr auf deinem Feld
capone-any-piece = Jede Figur ist recht.
capone-oust = Mit { $total } vertreibst du { $name }
capone-lost = in den Hafen, für immer
capone-to-park = in den Park
capone-hire = Leibwächter zurückkaufen
capone-chip-scale = Wohin der Chip geht
capone-left = { $amount } übrig
capone-year-accounts = Abrechnung von Jahr { $year }
capone-before = Vorher
capone-income = Einkommen
capone-hired = Leibwächter
capone-ransoms = Freigekauft
capone-moved = Chip
capone-cash = Bargeld
capone-family-worth = Wert der Familie
capone-members-home = Mitglieder zu Hause
capone-members-lost = Mitglieder im Hafen
capone-cards-held = Karten auf der Hand
capone-starter = Startspieler des Jahres
capone-others-exchange = tauscht Karten
capone-others-turn = wählt eine Karte
capone-others-payer = wählt, wer Schutzgeld zahlt
capone-others-target = spielt { $thing } und wählt einen Ort
capone-others-victim = nimmt ein Mitglied von { $thing }
capone-others-place = setzt Figuren auf { $thing }
capone-others-ransom = darf freikaufen: { $thing }
capone-others-hire-back = kauft Leibwächter zurück
capone-others-buy-out = darf Mitglieder aus dem Gefängnis freikaufen
capone-others-invest = zieht den Chip
page-won-capone-goal = { $name } gewinnt in Jahr { $year }: der einzige Chip auf { $goal }.
page-won-capone-chip = { $name } gewinnt: Niemand erreichte { $goal }, und kein Chip steht höher.
page-won-capone-cash = { $name } gewinnt: gleiche Chips, aber mehr Bargeld.
page-won-capone-family = { $name } gewinnt: gleiche Chips und gleich viel Bargeld, aber die wertvollere Familie.
page-won-capone-shared = { $name } teilen sich den Sieg: in allem gleich.
capone-breaks = Flüster|kneipe Pfand|haus Schwarz|bren|nerei Nacht|club Drucke|rei Kredit|büro Juwe|lier Waffen|laden Bank|filiale Nudel|laden Wäsche|rei Bäcke|rei Auto|werk|statt Blumen|laden Bestat|ter Barbier|stuhl Sonntags|essen Schutz|geld Über|nahme Ange|bot Gefäng|nis
capone-max = max.
capone-rivals = Was die anderen auf ein Feld setzen können
capone-home-of = { $name }: { $pieces } zu Hause, höchstens { $amount } auf einem Feld
capone-reach = Chip auf { $chip } von { $goal }. Dieses Jahr kommt er mit dem Geld bis { $cash }, mit dem Einkommen der Felder bis { $income }.
capone-own-most = Du kannst höchstens { $amount } setzen.
capone-ousters = { $amount } vertreiben sie. Wer das setzen kann:
capone-ousters-none = Niemand kann die { $amount } setzen, die sie vertreiben.
capone-place-paid = frei; brachte { $name } { $amount }
capone-last-card = letzte Karte des Jahres
capone-last-card-title = Die letzte Karte des Jahres
capone-last-card-note = Eine illegale Karte wird mit so wenigen Leibwächtern wie möglich gespielt, dann ist das Jahr vorbei. Bevor es gilt, wirst du noch einmal gefragt.

## Maffiosi

maffiosi-option-seating = Sitzordnung am Anfang
maffiosi-option-seating-why = Nach einem festen Plan oder Gangster für Gangster, von den Spielern gesetzt.
maffiosi-option-plan = feste Sitzordnung
maffiosi-option-by-hand = von Hand
maffiosi-option-starter = Wer beginnt
maffiosi-option-starter-why = Bei fester Sitzordnung eine der Banden, die mitspielen; von Hand beginnt, wer den letzten Gangster setzt.
maffiosi-tab-dinner = Essen
maffiosi-dinner = Der Tisch, 30 Plätze im Uhrzeigersinn
maffiosi-legend = Was die Zeichen bedeuten
maffiosi-legend-boss = Boss: { $pay } je Zug
maffiosi-legend-robbie = Robbie: schießt von jedem Platz aus
maffiosi-legend-jack = Jack: sticht von jedem Platz aus
maffiosi-legend-henkie = Henkie: unbewaffnet
maffiosi-legend-revolver = schießt hinüber
maffiosi-legend-knife = sticht den Nachbarn nieder
maffiosi-legend-drink = kann betäubt werden
maffiosi-legend-cafe = Café
maffiosi-legend-restaurant = Restaurant
maffiosi-legend-gambling = Spielhölle: je { $one }, ein Paar { $pair }
maffiosi-legend-register = verdoppelt
maffiosi-legend-crossed = keine Schusslinie
maffiosi-steps = Der Zug der { $name }, Schritt für Schritt
maffiosi-step-cake = Eigene Torte
maffiosi-step-collect = Kassieren
maffiosi-step-play = Spielen
maffiosi-step-wake = Wecken
maffiosi-no-cake = war zu Hause
maffiosi-cake-exploded = { $dead ->
    [0] explodiert an { $number }, niemand verletzt
    [one] explodiert an { $number }, ein Toter
   *[other] explodiert an { $number }, { $dead } Tote
}
maffiosi-nothing = nichts
maffiosi-play-one = Karte, dann „Umsetzen“
maffiosi-play-further = { $card }, und noch umsetzen?
maffiosi-sleepers = { $count ->
    [0] niemand schläft
    [one] ein Schläfer
   *[other] { $count } Schläfer
}
maffiosi-pot = Pot
maffiosi-pile = Stapel
maffiosi-cakes = Torten auf dem Tisch
maffiosi-seat = Platz { $number }
maffiosi-in-turns = { $turns ->
    [one] nächster Zug
   *[other] in { $turns } Zügen
}
maffiosi-never = nur Kawumm
maffiosi-fuse = { $turns ->
    [one] Torte der { $owner } an Platz { $number }: explodiert, wenn der nächste Zug beginnt. Sie träfe: { $men }.
   *[other] Torte der { $owner } an Platz { $number }: explodiert, wenn der Zug der { $owner } beginnt, in { $turns } Zügen. Sie träfe: { $men }.
}
maffiosi-fuse-never = Torte der { $owner } an Platz { $number }: Die { $owner } sind ausgeschieden, also zündet sie nur „Kawumm“. Sie träfe: { $men }.
maffiosi-cake-home = Torte zu Hause
maffiosi-men-left = Gangster übrig: { $alive } von { $all }
maffiosi-takings = Kassiert { $amount } je Zug
maffiosi-takings-change = Die { $name } würden { $after } je Zug kassieren statt { $before }.
maffiosi-men-after = { $count ->
    [0] Die { $name } wären ausgeschieden.
    [one] Die { $name } hätten noch einen Gangster.
   *[other] Die { $name } hätten noch { $count } Gangster.
}
maffiosi-can-shoot = Kann schießen auf { $men }.
maffiosi-can-stab = Kann erstechen: { $men }.
maffiosi-threatened = Bedroht von { $by }.
maffiosi-hand = Deine Hand
maffiosi-discard = ablegen
maffiosi-waiting = Deine Gangster ohne Platz
maffiosi-face-stab = Messer{ "\u00AD" }stich
maffiosi-face-fire = Schuss
maffiosi-face-cake = Torte bestellen
maffiosi-face-pass = Weiter{ "\u00AD" }reichen
maffiosi-face-boom = Kawumm
maffiosi-face-nightcap = Schlummer{ "\u00AD" }trunk
maffiosi-face-raid = Razzia
maffiosi-face-move = Umsetzen
maffiosi-told-bullet = Peng!
maffiosi-told-knife = Stich!
maffiosi-told-nightcap = tot
maffiosi-told-boom = Wumm!
maffiosi-told-drugged = Zzz …
maffiosi-card-stab = tötet den Nachbarn
maffiosi-card-fire = tötet gegenüber
maffiosi-card-cake = Knall im nächsten Zug
maffiosi-card-pass = rückt eine Torte
maffiosi-card-boom = Knall sofort
maffiosi-card-nightcap = Trinker schlafen ein
maffiosi-card-raid = alle setzen sich neu
maffiosi-card-move = auf einen freien Platz
maffiosi-others-sit = lassen einen Gangster Platz nehmen
maffiosi-others-sit-again = lassen einen Gangster nach der Razzia wieder Platz nehmen
maffiosi-others-play = wählen eine Karte
maffiosi-others-stab = wählen, wen sie erstechen
maffiosi-others-fire = wählen, wen sie erschießen
maffiosi-others-cake = wählen einen Platz für die Torte
maffiosi-others-pass = wählen, welche Torte sie weiterreichen
maffiosi-others-boom = wählen, welche Torte hochgeht
maffiosi-others-drug = wählen, wer einen Schlummertrunk bekommt
maffiosi-others-move = setzen einen Gangster um
maffiosi-others-further = dürfen noch „Umsetzen“ spielen
maffiosi-gangsters = Gangster übrig
maffiosi-collected = Kassiert
maffiosi-last-pot = Rest des Pots
maffiosi-total = Am Ende
page-won-maffiosi-money = Die { $name } gewinnen mit dem meisten Geld.
page-won-maffiosi-stayed = Die { $name } gewinnen: gleich viel Geld, aber länger am Tisch.
page-won-maffiosi-gangsters = Die { $name } gewinnen: gleich viel Geld und gleich lange am Tisch, aber mit mehr Gangstern.
page-won-maffiosi-shared = Die { $name } teilen sich den Sieg: in allem gleich.

# Leute in einem Raum
page-together = In einem Raum
page-hot-seat = Um einen Bildschirm
page-hot-seat-how = Alle spielen an diesem Gerät. Wenn der Zug weitergeht, verdeckt ein Vorhang, was nur die nächste Person sehen darf.
page-hot-seat-names = Wer spielt mit? Ein Name pro Zeile
page-hot-seat-bots = Bots auf den übrigen Plätzen
page-screen = Ein großer Bildschirm und Telefone
page-screen-how = Dieser Bildschirm zeigt, was alle sehen dürfen. Jeder kommt mit dem Telefon über den Code darauf dazu und sieht und entscheidet dort, was nur ihn angeht.
page-screen-open = Bildschirm öffnen
page-screen-join = Mit dem Telefon mitspielen oder zusehen
page-hand-over = Gib den Bildschirm weiter
page-turn-of-name = { $name }, du bist am Zug
page-look-away = Die anderen sehen jetzt weg.
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
page-speed-still = sofort, nichts bewegt sich
page-sounds = Töne
page-sounds-off = aus
page-sounds-on = an
page-notify = Wenn du am Zug bist
page-notify-how = Dieser Browser kann dir melden, dass du am Zug bist, während du etwas anderes ansiehst.
page-notify-allow = Sag mir Bescheid
page-notify-on = Dieser Browser meldet dir, wenn du am Zug bist.
page-notify-denied = Dieser Browser lässt keine Benachrichtigungen dieser Seite zu: Erlaube sie in seinen Einstellungen für diese Seite.

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
page-origin-S = eine veröffentlichte Zusammenfassung sagt es
page-origin-I = aus dem Buch erschlossen
page-origin-H = von uns, wo das Buch schweigt

## The pages around the tables

page-play = Spielen
page-new-table-line = Du setzt dich zuerst. Was du nicht änderst, bleibt wie im Original.
page-which-game = Welches Spiel
page-who-sits = Wer am Tisch sitzt
page-options = Optionen
page-as-in-the-box = wie in der Schachtel
page-by-link = nur mit dem Link
page-so-far = Dein Tisch bisher
page-no-bots = keine
page-not-rated = nicht gewertet
page-terms-live = live, { $minutes } Min. + { $seconds } Sek.
page-terms-days = { $days ->
    [one] { $days } Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
page-what-is-played = Was gespielt wird
page-share-how = Richte ein Telefon auf den Code oder schick den Link. Er gilt, solange der Tisch wartet.
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
page-alone = noch niemand sonst
page-rematch-opened = { $name } will eine Revanche.
page-rematch-opened-by-nobody = Es gibt eine Revanche.
page-rematch-join = Zur Revanche antreten
page-rematch-go = Zur Revanche
page-rematch-watch = Bei der Revanche zuschauen
page-device = { $browser } auf { $system }
page-device-unknown = Unbekanntes Gerät
page-device-link = Link, der noch nicht benutzt wurde
page-last-used = zuletzt benutzt am
page-this-device = dieses hier
page-account-line = Dein Name, dein Passwort, deine Geräte.
page-on-this-page = Auf dieser Seite
page-saved-name = Dein Name ist gespeichert.
page-saved-face = Dein Gesicht ist gespeichert.
page-saved-password = Dein Passwort ist gespeichert. Melde dich damit und mit deinem Namen überall an.
page-saved-notices = Deine Wahl ist gespeichert.
page-saved-devices = Erledigt: Dort bist du abgemeldet.
page-face = Dein Gesicht
page-face-why = Andere sehen es neben deinem Namen.
page-face-change = Ein anderes Gesicht wählen
page-face-number = Gesicht { $number }
page-password-why = Mindestens 8 Zeichen; vier Wörter merkt man sich leicht.
page-password-now = Bisheriges Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-kept = Dieses Konto hat ein Passwort: Du kannst dich auf jedem Gerät anmelden.
page-keep-why = Ohne Passwort kennt dich nur dieser Browser.
page-notices-why = Per E-Mail oder Webhook, wenn du den Tisch gerade nicht ansiehst.
page-webhook-why = Für Programme: Diese Adresse wird aufgerufen, wenn du am Zug bist.
page-link-how = Richte das andere Gerät auf den Code oder öffne den Link dort. Er gilt einmal, eine Viertelstunde lang.
page-link-made = Link, der dich anmeldet
page-leaving = Abmelden oder löschen
page-settings-line = Für diesen Browser.
page-language-why = Auch Nachrichten kommen in dieser Sprache.
page-games-rated = { $games ->
    [one] { $games } gewertetes Spiel
   *[other] { $games } gewertete Spiele
}
page-contents = Inhalt
page-board-of = Der Spielplan von { $game } und seine Zeichen
page-sign-car = Auto
page-chapter-P1 = Aufbau
page-chapter-P2 = Runde
page-chapter-P3 = Ereignisse
page-chapter-P4 = Zug
page-chapter-P5 = Die vier Reihen
page-chapter-P6 = Leisten und Plättchen
page-chapter-P7 = Gefälligkeiten
page-chapter-P8 = Ende des Spiels
page-chapter-P9 = Was immer gilt
page-chapter-C1 = Aufbau
page-chapter-C2 = Jahr
page-chapter-C3 = Karten
page-chapter-C4 = Jahresende
page-chapter-C5 = Was immer gilt
page-chapter-M1 = Aufbau
page-chapter-M2 = Zug
page-chapter-M3 = Karten
page-chapter-M4 = Aus dem Spiel
page-chapter-M5 = Ende des Spiels
page-chapter-M6 = Was immer gilt
page-chapter-M7 = Die Beispiele der Anleitung
problem-removed = der Gastgeber hat dich von diesem Tisch entfernt
problem-old-password = das ist nicht dein bisheriges Passwort
problem-face = dieses Gesicht gibt es nicht
