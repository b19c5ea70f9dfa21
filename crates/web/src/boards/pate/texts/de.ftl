### Die Wörter des Tisches von Der Pate, seines Lehrspiels und seines Endes.

page-player-pate = { $name }
page-game-pate = Vier Würfel je Zug, sieben Runden, ganz Manhattan zu gewinnen.
pate-option-money = Startgeld
pate-option-money-why = Mit weniger sind die ersten Runden knapper.
pate-option-money-usual = Standard
pate-option-open = Das Geld aller
pate-option-open-why = Geheim wie in der Schachtel oder für alle sichtbar, was für ein erstes Spiel leichter ist.
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
pate-not-rolled = Nicht geworfen: { $face }.
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
pate-car = Auto
pate-tombs = Die Tombs
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
pate-no-event = Die erste Karte wird aufgedeckt, sobald jede Familie ihr Viertel hat.
pate-events-done = Gerade gilt kein Ereignis.
pate-of = { $at } von { $all }
pate-card-collection = Zahle der Bank { $collection } für eine Stufe auf Gefälligkeiten.
pate-card-retirement = Räume ein eigenes ungeschütztes Geschäft: Das Mitglied kommt heim, du bekommst { $retirement }.
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
pate-favour-does-steps = { $steps ->
    [one] Für 1 Freund { $steps } Stufe auf Ansehen oder Einfluss.
   *[other] Für 1 Freund { $steps } Stufen auf Ansehen oder Einfluss.
}
pate-favour-does-cash = Für 1 Freund { $amount } von der Bank.
pate-tile-at = Zu gewinnen auf Stufe { $step } von { $track }, einmal zu nutzen.
pate-favour-at = Verfügbar ab Stufe { $step } der Gefälligkeiten.
pate-others-car = stellt das Auto auf die Straße
pate-others-district = wählt ein Viertel
pate-others-event = reagiert auf das Ereignis: { $card }
pate-others-knives = darf vor dem ersten Wurf ein Geschäft übernehmen
pate-others-place = wählt einen Würfel für Reihe { $row }
pate-others-visit = darf ein Mitglied setzen, wo das Auto hielt
pate-others-takeover = wählt, welches Geschäft übernommen wird
pate-others-consigliere = wählt, welches leere Geschäft besetzt wird
pate-others-informer = wählt, wer verraten wird
pate-others-banker = wählt zwischen Einkommen und Gefälligkeiten
pate-others-wrap-up = darf noch ein Plättchen oder eine Gefälligkeit nutzen
pate-others-tiles = hat ein Plättchen gewonnen und darf es jetzt nutzen
pate-before = Vorher
pate-income = Einkommen
pate-businesses = Geschäfte
pate-bail = Kaution
pate-debts-settled = Schulden
pate-total = Gesamt
pate-knocked-out = ausgeschieden
pate-stood-at = { $track }: Stufe { $at } von { $end }
page-won-pate-nobody = Niemand hat das Ende der K.-o.-Leiste erreicht: Alle verlieren.
page-won-pate-alone = { $name } gewinnt: Sonst hat niemand das Ende der K.-o.-Leiste erreicht.
page-won-pate-money = { $name } gewinnt mit dem meisten Geld.
page-won-pate-track = { $name } gewinnt: gleich viel Geld, aber weiter auf { $track }.
page-won-pate-family = { $name } gewinnt: gleich viel Geld und gleich weit auf { $track }, aber die größere Familie.
page-won-pate-shared = { $name } teilen sich den Sieg: in allem gleich.
pate-tie-track = gleich viel Geld, aber weiter auf { $track }: { $more } zu { $less }
pate-tie-family = gleich viel Geld und gleich weit auf { $track }, aber die größere Familie: { $more } zu { $less }
page-headline-pate-alone = { $name } und sonst niemand
page-headline-pate-money = Manhattan gehört { $name }
page-headline-pate-track = { $name } um eine Nasenlänge
page-headline-pate-family = Blut entscheidet: { $name }
page-headline-pate-shared = Eine Stadt, mehrere Bosse
page-headline-pate-nobody = Niemand beherrscht Manhattan
pate-race = Das Geld, Runde für Runde

## Die Kapitel der Regeln

page-chapter-P1 = Aufbau
page-chapter-P2 = Runde
page-chapter-P3 = Ereignisse
page-chapter-P4 = Zug
page-chapter-P5 = Die vier Reihen
page-chapter-P6 = Leisten und Plättchen
page-chapter-P7 = Gefälligkeiten
page-chapter-P8 = Ende des Spiels
page-chapter-P9 = Was immer gilt

## Das erste Spiel mit Anleitung: was der Consigliere sagt

learn-pate-welcome = Willkommen in New York, Don Corleone. Du spielst sieben Runden gegen die Familie Tattaglia. Wer das meiste Geld hat, gewinnt, aber nur, wer auf einer bestimmten Leiste weit genug kommt, ist im Rennen; dazu gleich mehr.
learn-pate-district = Tattaglia hat das Auto auf die Straße gestellt und die East Side besetzt. Jetzt du: Nimm Lower Manhattan mit Geschäften der Zahlen 1, 2 und 5. Was niemand nimmt, bekommen neutrale Familien.
learn-pate-knock-out = Jede Runde beginnt mit einer Ereigniskarte. Ihre Farbe rückt einen Ereignismarker vor: Grau steht für Ansehen, Rot für Einfluss. Die erste Farbe mit vier Karten macht ihre Leiste zur K.-o.-Leiste: Wer dort nach Runde 7 nicht auf der letzten Stufe steht, ist ausgeschieden, wie reich auch immer.
learn-pate-car = Die Karte lässt auch das Auto fahren, diesmal drei Felder. Das Viertel, in dem es steht, ist beleuchtet: Geschäfte dort sind geschützt und können nicht geräumt, übernommen oder besetzt werden.
learn-pate-event = Dann gilt der Text der Karte. Zahl der Kollekte 2.000 $ für eine Stufe auf Gefälligkeiten; du wirst später froh darüber sein.
learn-pate-sheet = Dein Kassenbuch hat vier Reihen. Wirf vier Würfel und leg einen in Reihe 1, wirf die anderen drei für Reihe 2, die anderen zwei für Reihe 3; der letzte kommt in Reihe 4. Eine Farbe, die du einsetzt, fehlt dir in den Reihen darunter.
learn-pate-row-1 = Reihe 1, Geschäfte: Die Farbe ist egal, die Zahl zählt. Deine graue 5 ist Glücksspiel: Jedes dieser Geschäfte zahlt seinem Besitzer 5.000 $, deines und leider auch das von Tattaglia.
learn-pate-row-2 = Ab Reihe 2 bestimmt die Farbe das Feld. Schwarz ist „Besuch“: Das Auto fährt drei Felder, hält bei Tattaglias Glücksspiel und schickt das Mitglied dort nach Hause. Solange das Auto dort steht, ist das Viertel geschützt, und Tattaglia kann nicht wieder einziehen. „Nicht nutzen“ legt einen Würfel ohne Wirkung.
learn-pate-row-3 = Reihe 3, Deal. Rot ist eine Razzia: Jedes Mitglied auf einem ungeschützten Geschäft dieser Zahl kommt in die Tombs; neutrale verlassen das Spiel. Deine rote 4 räumt beide Kreditgeschäfte.
learn-pate-row-4 = Reihe 4, Helfer: Nur die Farbe zählt. Weiß ist der Bankier: eine Stufe auf Einkommen oder Gefälligkeiten. Nimm Einkommen: ab jetzt 1.000 $ in jeder Runde.
learn-pate-theirs = Tattaglia ist am Zug und legt eine 2 auf Schmuggel, und auch dein Schmuggel zahlt: Geschäfte zahlen ihren Besitzern, egal wer den Würfel legt. Schmuggel bringt außerdem eine Stufe Ansehen.
learn-pate-robbed = Eine Übernahme! Dein Mitglied beim Glücksspiel versinkt im Hudson, und Tattaglia sitzt nun dort. Aber du hältst einen Schuldschein von Tattaglia: Dafür ist noch zu zahlen. Der letzte Würfel ist grau: Mit dem Consigliere besetzt Tattaglia gleich ein leeres Geschäft.
learn-pate-round-2 = Runde 2. Zuerst dein Einkommen: 1.000 $. Die Karte ist diesmal rot, ein anonymer Hinweis: Ein Würfel zeigt 1, und dein Mitglied beim Schutzgeld kommt in die Tombs.
learn-pate-hand = Dein weißer Würfel zeigt die Marionettenhand. Eine Hand kann nur auf die Presse, in den Reihen 1 bis 3: eine Stufe Ansehen und eine Stufe Einfluss.
learn-pate-reputation = Grau in Reihe 2 ist „Ansehen“: eine Stufe je Auge. Deine 4 bringt dich am Plättchen auf Stufe 5 vorbei, also gehört es dir.
learn-pate-tile = Das Plättchen ist die Hochzeit: Sie holt einen Freund aus Brooklyn. Ein Plättchen kannst du einmal nutzen, bei jeder eigenen Entscheidung. Nutz es jetzt.
learn-pate-takeover = Zeit für eine offene Rechnung. Schwarz in Reihe 3 ist die Übernahme: Deine 5 holt das Glücksspiel zurück. Tattaglias Mitglied versinkt, und nun hat Tattaglia einen Schuldschein von dir.
learn-pate-prosecutor = Rot in Reihe 4 ist der Staatsanwalt: Alle deine Mitglieder kommen aus den Tombs zurück.
learn-pate-favour = Du hast einen Freund, und dein Marker auf Gefälligkeiten steht auf Stufe 1. Gib den Freund zurück und nutz diese Gefälligkeit: Dein Mitglied kommt aus dem Hudson zurück. Zwei Gefälligkeiten pro Zug sind erlaubt.
learn-pate-debt = Tattaglia hält mit einer grauen 2 eine Versammlung: Du bekommst deinen Schuldschein zurück und zahlst dafür 2.000 $. Am Ende kostet jeder Schein, der noch aussteht, 2.000 $; eine Übernahme ist also nie umsonst.
learn-pate-skip = Mit Schwarz in Reihe 4, dem Spitzel, bringt Tattaglia gleich einen deiner Leute in die Tombs. Du kennst nun alle vier Reihen. Wir überspringen ein Stück; behalte den grauen Ereignismarker im Auge.
learn-pate-decided = Runde 6 und die vierte graue Karte: Ansehen ist die K.-o.-Leiste. Du stehst auf Stufe 12 von 14. Tattaglia ist reich, hat aber den ganzen Abend nur Einfluss gesammelt.
learn-pate-last = Runde 7, und es fehlt noch eine Stufe. Leg die graue 4 auf „Ansehen“ und erreiche das Ende der Leiste.
learn-pate-end = Tattaglia hat mehr Geld, ist aber ausgeschieden; du gewinnst. Die Schlussabrechnung zahlt noch einmal Einkommen und 3.000 $ pro Geschäft, dann werden die Schulden beglichen. Tattaglia hatte das Geld, du den guten Namen.
