### Die geführten ersten Spiele: was der Consigliere sagt. Kurz und zur gezeigten Stellung passend.

## Alle Lektionen

page-learn = Lernen
page-learn-game = { $game } lernen
page-learn-consigliere = Dein Consigliere
page-learn-step = Schritt { $step } von { $steps }
page-learn-next = Weiter
page-learn-back = Zurück
page-learn-skip = Zeig es mir
page-learn-do = Dein Zug:
page-learn-otherwise = Das geht auch. Aber versuch heute dies:
page-learn-read = Lies, schau dich um, dann geht es weiter.
page-learn-done = Für einen ersten Abend weißt du genug.

## Der Pate

learn-pate-welcome = Willkommen in New York, Don Corleone. Du spielst sieben Runden gegen die Familie Tattaglia. Das meiste Geld gewinnt, aber es zählt nur, wer auf einer bestimmten Leiste weit genug kommt; dazu gleich mehr.
learn-pate-district = Tattaglia hat das Auto auf die Straße gestellt und die East Side besetzt. Jetzt du: Nimm Lower Manhattan mit Geschäften der Zahlen 1, 2 und 5. Was niemand nimmt, bekommen neutrale Familien.
learn-pate-knock-out = Jede Runde beginnt mit einer Ereigniskarte. Ihre Farbe rückt einen Ereignismarker vor: Grau steht für Ansehen, Rot für Einfluss. Die erste Farbe mit vier Karten macht ihre Leiste zur K.-o.-Leiste: Wer dort nach Runde 7 nicht auf der letzten Stufe steht, ist ausgeschieden, wie reich auch immer.
learn-pate-car = Die Karte lässt auch das Auto fahren, diesmal drei Felder. Das Viertel, in dem es steht, ist beleuchtet: Geschäfte dort sind geschützt und können nicht geräumt, übernommen oder besetzt werden.
learn-pate-event = Dann gilt der Text der Karte. Zahl der Kollekte $2.000 für eine Stufe auf Gefälligkeiten; du wirst später froh darüber sein.
learn-pate-sheet = Dein Blatt hat vier Reihen. Wirf vier Würfel und leg einen in Reihe 1, wirf die anderen drei für Reihe 2, die anderen zwei für Reihe 3; der letzte kommt in Reihe 4. Eine Farbe, die du einsetzt, fehlt dir in den Reihen darunter.
learn-pate-row-1 = Reihe 1, Geschäfte: jede Farbe, die Zahl zählt. Deine graue 5 ist Glücksspiel: Jedes dieser Geschäfte zahlt seinem Besitzer $5.000, deines und leider auch das von Tattaglia.
learn-pate-row-2 = Ab Reihe 2 bestimmt die Farbe das Feld. Schwarz ist „Besuch“: Das Auto fährt drei Felder, hält bei Tattaglias Glücksspiel und schickt das Mitglied dort nach Hause. Und dein Auto versperrt nun den Rückweg.
learn-pate-row-3 = Reihe 3, Abmachungen. Rot ist eine Razzia: Jedes Mitglied auf einem ungeschützten Geschäft dieser Zahl kommt in die Tombs; neutrale verlassen das Spiel. Deine rote 4 leert beide Kredite.
learn-pate-row-4 = Reihe 4, Helfer: Nur die Farbe zählt. Weiß ist der Bankier: eine Stufe auf Einkommen oder Gefälligkeiten. Nimm Einkommen: ab jetzt $1.000 in jeder Runde.
learn-pate-theirs = Tattaglia ist am Zug. Sie legen eine 2 auf Schmuggel, und auch dein Schmuggel zahlt: Geschäfte zahlen ihren Besitzern, egal wer den Würfel legt. Schmuggel bringt außerdem eine Stufe Ansehen.
learn-pate-robbed = Eine Übernahme! Dein Mitglied beim Glücksspiel versinkt im Hudson, und Tattaglia sitzt nun dort. Aber du hältst ihren Schuldschein: Dafür müssen sie noch zahlen. Mit dem Consigliere haben sie danach die leeren Kredite besetzt.
learn-pate-round-2 = Runde 2. Zuerst dein Einkommen: $1.000. Die Karte ist diesmal rot, ein anonymer Hinweis: Ein Würfel zeigt 1, und dein Mitglied beim Schutzgeld kommt in die Tombs.
learn-pate-hand = Dein weißer Würfel zeigt die Marionettenhand. Eine Hand kann nur auf die Presse, in den Reihen 1 bis 3: eine Stufe Ansehen und eine Stufe Einfluss.
learn-pate-reputation = Grau in Reihe 2 ist „Ansehen“: eine Stufe pro Auge. Deine 4 bringt dich am Plättchen auf Stufe 5 vorbei, also gehört es dir.
learn-pate-tile = Das Plättchen ist die Hochzeit: Sie holt einen Freund aus Brooklyn. Plättchen nutzt man einmal, bei jeder eigenen Entscheidung. Nutz es jetzt.
learn-pate-takeover = Zeit für eine offene Rechnung. Schwarz in Reihe 3 ist die Übernahme: Deine 5 holt das Glücksspiel zurück. Ihr Mitglied versinkt, und nun hat Tattaglia einen Schuldschein von dir.
learn-pate-prosecutor = Rot in Reihe 4 ist der Staatsanwalt: Alle deine Mitglieder kommen aus den Tombs zurück.
learn-pate-favour = Du hast einen Freund, und dein Marker auf Gefälligkeiten steht auf Stufe 1. Gib den Freund zurück und nutz diese Gefälligkeit: Dein Mitglied kommt aus dem Hudson zurück. Zwei Gefälligkeiten pro Zug sind erlaubt.
learn-pate-debt = Tattaglia hält mit einer grauen 2 eine Versammlung: Du bekommst deinen Schuldschein zurück und zahlst dafür $2.000. Am Ende kostet jeder Schein, der noch aussteht, $2.000; eine Übernahme ist also nie umsonst.
learn-pate-skip = Der Spitzel, Schwarz in Reihe 4, hat deinen Mann beim Schmuggel in die Tombs gebracht. Du kennst nun alle vier Reihen. Wir überspringen ein Stück; behalte den grauen Ereignismarker im Auge.
learn-pate-decided = Runde 6 und die vierte graue Karte: Ansehen ist die K.-o.-Leiste. Du stehst auf Stufe 13 von 14. Tattaglia ist reich, aber den ganzen Abend beim Einfluss geklettert.
learn-pate-last = Runde 7, deine letzte Gelegenheit zu klettern. Leg die graue 4 auf „Ansehen“ und erreiche die letzte Stufe.
learn-pate-end = Tattaglia hat mehr Geld, ist aber ausgeschieden; du gewinnst. Die Schlussabrechnung zahlt noch einmal Einkommen und $3.000 pro Geschäft, dann werden die Schulden beglichen. Sie hatten das Geld, du den guten Namen.
