### Die Wörter der Seiten.

## Jede Seite

page-fan-work = Ein inoffizielles Fanwerk; die Spiele gehören ihren Autoren und Verlagen.
page-site = Website
page-skip = Zum Inhalt
page-language = Sprache
page-home = Start
page-rules = Regeln

## Ein Tisch

page-decision = Entscheidung
page-your-turn = Du bist dran
page-waiting = Warten
page-title-turn = ◆ Du bist dran: { $game }
page-status-yours = Du bist dran. { $question }
page-status-other = { $name } entscheidet.
page-status-other-what = { $name } { $what }.
page-status-over = Das Spiel ist zu Ende.
page-hand-in = Willst du das so?
page-steps-done = Bisherige Schritte
page-decide = Ausführen
page-take-back = Zurücknehmen
page-take-all-back = Alle Schritte zurück
page-final = kein Zurück
page-no-change = Sonst ändert sich nichts.
page-more-to-choose = Danach gibt es noch mehr zu wählen.
page-rules-now = Regeln dazu
page-point-to-see = Zeige auf etwas Leuchtendes, um zu sehen, was geschähe.
page-not-possible = Jetzt nicht möglich: { $count }
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
page-say = Sagen
page-say-something = Sag etwas
page-more = Mehr
page-undo = Rückgängig
page-leave = Weggehen
page-come-back = Zurückkommen
page-resign = Aufgeben
page-agree = Abbruch zustimmen
page-play-on = Weiterspielen
page-rematch = Revanche
page-record = Das Protokoll
page-seed = Das Geheimnis der Würfel, um sie zu prüfen:
page-tabs = Was du siehst
page-tab-city = Stadt
page-tab-people = Spieler
page-place-column = Platz
page-families = Familien
page-reckoning = Die Abrechnung
page-reconnecting = Verbindung weg. Neuer Versuch …

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
page-play-now-with = Jetzt spielen: du und { $bots } Bots, sofort. Ändern …
page-invite = Freunde einladen
page-open = offen für alle
page-rated = gewertet
page-my-games = Meine Spiele
page-my-games-none = Kein Spiel läuft. Spiel jetzt oder setz dich an einen offenen Tisch.
page-open-tables = Offene Tische
page-open-tables-none = Kein Tisch ist offen. Lade Freunde ein und wähle „offen für alle“.
page-finished = Beendet
page-finished-none = Deine beendeten Spiele bleiben hier.
page-turn-of = { $name } ist am Zug
page-waits = { $free ->
    [one] wartet auf noch einen
   *[other] wartet auf noch { $free }
}
page-host = Gastgeber { $name }
page-seats = Plätze
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-watch = Zuschauen
page-join = Hinsetzen
page-won = gewonnen
page-place-of = Platz { $place } von { $players }
page-stopped = abgebrochen
page-look = Ansehen
page-fair = Faire Würfel.
page-fair-why = Das Haus versiegelt sein Geheimnis, bevor jemand sitzt, und jeder Platz gibt das Seine dazu: Niemand kann einen Wurf wählen.
page-stage-waiting = wartet auf Spieler
page-share-qr = Der Link als Code für Telefone
page-share = Lade Leute mit diesem Link ein
page-commitment = Die Würfel sind versiegelt; ihr Siegel:
page-start = Spiel beginnen
page-fill = Freie Plätze mit Bots füllen:
page-close = Diesen Tisch schließen
page-rename = Umbenennen
page-keep = Dieses Konto mit einem Passwort behalten
page-link = Link für ein anderes Gerät
page-notices = Nachrichten
page-notices-wanted = sag mir, wenn ich am Zug bin
page-email = E-Mail
page-webhook = Webhook
page-save = Speichern
page-sessions = Deine Geräte
page-end-session = Beenden
page-delete = Dieses Konto löschen
page-delete-sure = Gib zur Sicherheit deinen Namen ein. Beendete Spiele behalten einen Platz ohne Namen.
page-problem = Das hat nicht geklappt
page-back = Zurück zum Tisch

## Der Pate

pate-tab-ledger = Tableau
pate-round = Runde { $round } von { $rounds }
pate-round-row = { $round } · { $name }, Reihe { $row }
pate-ledger = Kassenbuch von { $name }
pate-ledger-label = Würfeltableau
pate-dice-left = Noch zu legen
pate-dice-spent = Gelegt
pate-row-1 = Geschäft
pate-row-2 = Aktion
pate-row-3 = Handel
pate-row-4 = Helfer
pate-row-done = fertig
pate-row-now = jetzt
pate-row-later = später
pate-paid = Wer bekommt
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
pate-does-protection = +1 Einfluss
pate-does-smuggling = +1 Ansehen
pate-does-bookmakers = dem Besitzer
pate-does-loans = dem Besitzer
pate-does-gambling = dem Besitzer
pate-does-press = 1 Stufe Ansehen und 1 Einfluss
pate-does-reputation = Höher im Ansehen
pate-does-influence = Höher im Einfluss
pate-does-visit = Weiterfahren; ein Rivale dort geht heim
pate-does-cash = Die Bank zahlt dir
pate-does-assembly = je Schuldschein, den du hältst
pate-does-raid = Haft für Ungeschützte seiner Zahl
pate-does-takeover = Fremdes Geschäft seiner Zahl
pate-does-friend = Ein Freund aus Brooklyn
pate-does-consigliere = Ein Mitglied auf ein leeres, ungeschütztes Geschäft
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
pate-knock-out = Knock-out
pate-event-track = Ereigniskarten { $colour }: { $count } von { $needed }; die letzte macht dies zur Knock-out-Leiste
pate-lane = { $name }: { $track } { $at } von { $end }
pate-event = Ereignis
pate-no-event = Die erste Karte wird aufgedeckt, wenn die Familien ihre Viertel haben.
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
pate-card-closed-tables = Alle Ungeschützten auf Glücksspiel gehen in die Tombs.
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
pate-senator-where = Wähle im Tableau ein Feld anderer Farbe.
pate-favour = Gefälligkeit
pate-favour-for = für 1 Freund
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
pate-won-alone = { $name } gewinnt: Sonst hat niemand das Ende der Knock-out-Leiste erreicht.
pate-won-money = { $name } gewinnt mit dem meisten Geld.
pate-won-track = { $name } gewinnt: gleich viel Geld, aber weiter bei { $track }.
pate-won-family = { $name } gewinnt: gleich viel Geld und gleich weit bei { $track }, aber die größere Familie.
pate-won-shared = { $name } teilen den Sieg: in allem gleich.

## Rückschau

page-replay = Rückschau
page-replay-moment = Zeile { $line } von { $last }
page-replay-first = Anfang
page-replay-turn-before = Zug davor
page-replay-before = Zurück
page-replay-after = Weiter
page-replay-turn-after = Nächster Zug
page-replay-last = Ende
page-replay-eyes = Gesehen von
page-replay-all = allen
page-replay-table = Zum Tisch
page-check-dice = Würfel prüfen

page-fair-sealed = Bevor sich jemand setzte, wählte das Haus durch Zufall ein Geheimnis und zeigte dessen Siegel: einen Fingerabdruck, aus dem sich das Geheimnis nicht erraten lässt.
page-fair-added = Jeder Platz fügte eine eigene Zahl hinzu. Das Haus konnte sie nicht kennen, als es sein Geheimnis versiegelte, und niemand kannte das Geheimnis, als er eine Zahl hinzufügte: Niemand konnte einen Wurf wählen.
page-fair-follows = Jeder Würfel und jede Karte des Spiels folgt aus dem Geheimnis und diesen Zahlen, in der Reihenfolge, in der sie gezogen wurden.
page-fair-later = Das Spiel ist noch nicht zu Ende. Danach wird das Geheimnis gezeigt.
page-fair-holds = Eben geprüft: Das Geheimnis passt zum Siegel, und alle { $draws } Ziehungen des Spiels folgen daraus.
page-fair-broken = Dieses Protokoll stimmt nicht: { $why }
page-fair-yourself = Prüfe es selbst: Lade das Protokoll herunter und rufe omerta verify auf, oder schreibe deine eigene Prüfung; docs/records.md sagt, wie.
page-fair-seal = Das Siegel
page-fair-secret = Das Geheimnis
page-fair-numbers = Was jeder Platz hinzufügte

## Capone

capone-tab-family = Familie
capone-year = Jahr { $year }
capone-year-exchange = Jahr { $year } · Kartentausch
capone-year-round = Jahr { $year } · Runde { $round } von { $rounds }
capone-year-end = Jahr { $year } · Jahresende
capone-city = Die Stadt
capone-west = West Side
capone-boulevard = Der Boulevard
capone-east = East Side
capone-to-oust = raus:
capone-place = { $field }, mindestens { $minimum }
capone-place-free = frei
capone-place-held = gehört { $name } mit { $pieces }: { $total }, zu verdrängen mit { $oust }
capone-legal-free = { $place }, legal, frei
capone-legal-held = { $place }, legal, ein Leibwächter von { $name }
capone-away-free = { $place }, aus dem Verkehr, niemand da
capone-away-held = { $place }, aus dem Verkehr: { $member } von { $name }
capone-prison = Gefängnis
capone-prisoner = Zelle { $cell }: { $member } von { $name }
capone-park = Park
capone-harbour = Hafen
capone-family = Deine Familie und deine Hand
capone-photo = Die Familie { $name }
capone-at-home = zu Hause
capone-out-for = Frei: { $price }
capone-guards = Leibwächter: { $home } zu Hause, { $work } auf dem Brett, { $park } im Park, { $gone } aus dem Spiel
capone-guards-home = { $count } zu Hause
capone-chip = Investiert
capone-invested = Chip auf { $chip } von { $goal }
capone-hand = Hand
capone-put-away = weggelegt
capone-no-cards = Keine Karten mehr in diesem Jahr.
capone-face-down = Verdeckt
capone-card-illegal = mindestens { $minimum }
capone-card-legal = bringt { $pay }
capone-card-legal-later = bringt etwas, sobald dein Chip über 0 steht
capone-card-away = ein fremdes Mitglied verdient nichts
capone-card-fbi = ein fremdes Mitglied in die Zelle
capone-card-protection = ein anderer zahlt dir
capone-card-takeover = ein Feld genau aufwiegen
capone-card-offer = räumt ein fremdes Feld
capone-known = Karten dieses Jahres
capone-known-exchanged = Du legtest weg
capone-known-face-down = Du spieltest verdeckt
capone-known-played = Offen gespielt
capone-set = Gesetzt: zurück
capone-add = Dazu
capone-cannot = Geht nicht
capone-add-guards = { $guards } dazu
capone-take-back = Zurücknehmen: { $piece }
capone-short = { $total } von { $needed }: { $short } fehlen
capone-enough = { $total }, nötig { $needed }: genug
capone-any-piece = Jede Figur ist recht.
capone-oust = Mit { $total } verdrängst du { $name }
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
capone-cash = Geld
capone-family-worth = Wert der Familie
capone-members-home = Mitglieder zu Hause
capone-members-lost = Mitglieder im Hafen
capone-cards-held = Karten auf der Hand
capone-guards-at-home = Leibwächter zu Hause
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
capone-won-goal = { $name } gewinnt in Jahr { $year }: der einzige Chip auf { $goal }.
capone-won-chip = { $name } gewinnt: niemand erreichte { $goal }, und kein Chip steht höher.
capone-won-cash = { $name } gewinnt: gleiche Chips, aber mehr Geld.
capone-won-family = { $name } gewinnt: gleiche Chips und gleich viel Geld, aber die wertvollere Familie.
capone-won-shared = { $name } teilen sich den Sieg: in allem gleich.

## Maffiosi

maffiosi-tab-dinner = Essen
maffiosi-dinner = Der Tisch, 30 Plätze im Uhrzeigersinn
maffiosi-legend = Was auf dem Tischtuch liegt
maffiosi-legend-revolver = schießt hinüber
maffiosi-legend-knife = sticht daneben
maffiosi-legend-drink = kann betäubt werden
maffiosi-legend-cafe = Café
maffiosi-legend-restaurant = Restaurant
maffiosi-legend-gambling = Spielhölle: je { $one }, ein Paar { $pair }
maffiosi-legend-register = verdoppelt
maffiosi-legend-crossed = keine Schusslinie
maffiosi-steps = Der Zug von { $name }, Schritt für Schritt
maffiosi-step-cake = Torte
maffiosi-step-collect = Kassieren
maffiosi-step-play = Spielen
maffiosi-step-wake = Wecken
maffiosi-no-cake = keine auf dem Tisch
maffiosi-cake-exploded = { $dead ->
    [0] explodiert an { $number }, niemand verletzt
    [one] explodiert an { $number }, ein Toter
   *[other] explodiert an { $number }, { $dead } Tote
}
maffiosi-nothing = nichts
maffiosi-play-one = Karte, dann „Umsetzen“
maffiosi-play-further = { $card }, dann „Umsetzen“?
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
    [one] Torte von { $owner } an Platz { $number }: explodiert, wenn der nächste Zug beginnt. Sie träfe: { $men }.
   *[other] Torte von { $owner } an Platz { $number }: explodiert, wenn der Zug von { $owner } beginnt, in { $turns } Zügen. Sie träfe: { $men }.
}
maffiosi-fuse-never = Torte von { $owner } an Platz { $number }: { $owner } ist ausgeschieden, also zündet sie nur ein „Kawumm“. Sie träfe: { $men }.
maffiosi-cake-home = Torte zu Hause
maffiosi-men-left = Gangster übrig: { $alive } von { $all }
maffiosi-takings = Kassiert { $amount } je Zug
maffiosi-takings-change = { $name } würde { $after } je Zug kassieren statt { $before }.
maffiosi-men-after = { $count ->
    [0] { $name } wäre ausgeschieden.
    [one] { $name } hätte noch einen Gangster.
   *[other] { $name } hätte noch { $count } Gangster.
}
maffiosi-can-shoot = Kann schießen auf { $men }.
maffiosi-can-stab = Kann erstechen: { $men }.
maffiosi-threatened = Bedroht von { $by }.
maffiosi-hand = Deine Hand
maffiosi-discard = abwerfen
maffiosi-waiting = Deine Gangster ohne Platz
maffiosi-card-stab = tötet daneben
maffiosi-card-fire = tötet gegenüber
maffiosi-card-cake = Knall im nächsten Zug
maffiosi-card-pass = rückt eine Torte
maffiosi-card-boom = Knall sofort
maffiosi-card-nightcap = Trinker schlafen ein
maffiosi-card-raid = alle setzen sich neu
maffiosi-card-move = wechselt den Platz
maffiosi-others-sit = lässt einen Gangster Platz nehmen
maffiosi-others-sit-again = lässt einen Gangster nach der Razzia wieder Platz nehmen
maffiosi-others-play = wählt eine Karte
maffiosi-others-stab = wählt, wer erstochen wird
maffiosi-others-fire = wählt, auf wen geschossen wird
maffiosi-others-cake = wählt einen Platz für die Torte
maffiosi-others-pass = wählt, welche Torte weiterwandert
maffiosi-others-boom = wählt, welche Torte explodiert
maffiosi-others-drug = wählt, wessen Drink
maffiosi-others-move = setzt einen Gangster um
maffiosi-others-further = darf noch „Umsetzen“ spielen
maffiosi-gangsters = Gangster übrig
maffiosi-collected = Kassiert
maffiosi-last-pot = Rest des Pots
maffiosi-total = Am Ende
maffiosi-won-money = { $name } gewinnt mit dem meisten Geld.
maffiosi-won-stayed = { $name } gewinnt: gleich viel Geld, aber länger oder stärker am Tisch.
maffiosi-won-shared = { $name } teilen sich den Sieg: in allem gleich.
