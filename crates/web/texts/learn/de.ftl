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
page-learn-otherwise = Das geht auch, aber versuch hier einmal dies:
page-learn-read = Lies, schau dich um, dann geht es weiter.
page-learn-done = Für einen ersten Abend weißt du genug.

## Der Pate

learn-pate-welcome = Willkommen in New York, Don Corleone. Du spielst sieben Runden gegen die Familie Tattaglia. Das meiste Geld gewinnt, aber es zählt nur, wer auf einer bestimmten Leiste weit genug kommt; dazu gleich mehr.
learn-pate-district = Tattaglia hat das Auto auf die Straße gestellt und die East Side besetzt. Jetzt du: Nimm Lower Manhattan mit Geschäften der Zahlen 1, 2 und 5. Was niemand nimmt, bekommen neutrale Familien.
learn-pate-knock-out = Jede Runde beginnt mit einer Ereigniskarte. Ihre Farbe rückt einen Ereignismarker vor: Grau steht für Ansehen, Rot für Einfluss. Die erste Farbe mit vier Karten macht ihre Leiste zur K.-o.-Leiste: Wer dort nach Runde 7 nicht auf der letzten Stufe steht, ist ausgeschieden, wie reich auch immer.
learn-pate-car = Die Karte lässt auch das Auto fahren, diesmal drei Felder. Das Viertel, in dem es steht, ist beleuchtet: Geschäfte dort sind geschützt und können nicht geräumt, übernommen oder besetzt werden.
learn-pate-event = Dann gilt der Text der Karte. Zahl der Kollekte 2.000 $ für eine Stufe auf Gefälligkeiten; du wirst später froh darüber sein.
learn-pate-sheet = Dein Kassenbuch hat vier Reihen. Wirf vier Würfel und leg einen in Reihe 1, wirf die anderen drei für Reihe 2, die anderen zwei für Reihe 3; der letzte kommt in Reihe 4. Eine Farbe, die du einsetzt, fehlt dir in den Reihen darunter.
learn-pate-row-1 = Reihe 1, Geschäfte: jede Farbe, die Zahl zählt. Deine graue 5 ist Glücksspiel: Jedes dieser Geschäfte zahlt seinem Besitzer 5.000 $, deines und leider auch das von Tattaglia.
learn-pate-row-2 = Ab Reihe 2 bestimmt die Farbe das Feld. Schwarz ist „Besuch“: Das Auto fährt drei Felder, hält bei Tattaglias Glücksspiel und schickt das Mitglied dort nach Hause. Solange das Auto dort steht, ist das Viertel geschützt, und Tattaglia kann nicht wieder einziehen. „Nicht nutzen“ legt einen Würfel ohne Wirkung.
learn-pate-row-3 = Reihe 3, Deal. Rot ist eine Razzia: Jedes Mitglied auf einem ungeschützten Geschäft dieser Zahl kommt in die Tombs; neutrale verlassen das Spiel. Deine rote 4 räumt beide Kreditgeschäfte.
learn-pate-row-4 = Reihe 4, Helfer: Nur die Farbe zählt. Weiß ist der Bankier: eine Stufe auf Einkommen oder Gefälligkeiten. Nimm Einkommen: ab jetzt 1.000 $ in jeder Runde.
learn-pate-theirs = Tattaglia ist am Zug und legt eine 2 auf Schmuggel, und auch dein Schmuggel zahlt: Geschäfte zahlen ihren Besitzern, egal wer den Würfel legt. Schmuggel bringt außerdem eine Stufe Ansehen.
learn-pate-robbed = Eine Übernahme! Dein Mitglied beim Glücksspiel versinkt im Hudson, und Tattaglia sitzt nun dort. Aber du hältst einen Schuldschein von Tattaglia: Dafür ist noch zu zahlen. Der letzte Würfel ist grau: Mit dem Consigliere besetzt Tattaglia gleich ein leeres Geschäft.
learn-pate-round-2 = Runde 2. Zuerst dein Einkommen: 1.000 $. Die Karte ist diesmal rot, ein anonymer Hinweis: Ein Würfel zeigt 1, und dein Mitglied beim Schutzgeld kommt in die Tombs.
learn-pate-hand = Dein weißer Würfel zeigt die Marionettenhand. Eine Hand kann nur auf die Presse, in den Reihen 1 bis 3: eine Stufe Ansehen und eine Stufe Einfluss.
learn-pate-reputation = Grau in Reihe 2 ist „Ansehen“: eine Stufe pro Auge. Deine 4 bringt dich am Plättchen auf Stufe 5 vorbei, also gehört es dir.
learn-pate-tile = Das Plättchen ist die Hochzeit: Sie holt einen Freund aus Brooklyn. Plättchen nutzt man einmal, bei jeder eigenen Entscheidung. Nutz es jetzt.
learn-pate-takeover = Zeit für eine offene Rechnung. Schwarz in Reihe 3 ist die Übernahme: Deine 5 holt das Glücksspiel zurück. Tattaglias Mitglied versinkt, und nun hat Tattaglia einen Schuldschein von dir.
learn-pate-prosecutor = Rot in Reihe 4 ist der Staatsanwalt: Alle deine Mitglieder kommen aus den Tombs zurück.
learn-pate-favour = Du hast einen Freund, und dein Marker auf Gefälligkeiten steht auf Stufe 1. Gib den Freund zurück und nutz diese Gefälligkeit: Dein Mitglied kommt aus dem Hudson zurück. Zwei Gefälligkeiten pro Zug sind erlaubt.
learn-pate-debt = Tattaglia hält mit einer grauen 2 eine Versammlung: Du bekommst deinen Schuldschein zurück und zahlst dafür 2.000 $. Am Ende kostet jeder Schein, der noch aussteht, 2.000 $; eine Übernahme ist also nie umsonst.
learn-pate-skip = Mit Schwarz in Reihe 4, dem Spitzel, bringt Tattaglia gleich einen deiner Leute in die Tombs. Du kennst nun alle vier Reihen. Wir überspringen ein Stück; behalte den grauen Ereignismarker im Auge.
learn-pate-decided = Runde 6 und die vierte graue Karte: Ansehen ist die K.-o.-Leiste. Du stehst auf Stufe 12 von 14. Tattaglia ist reich, hat aber den ganzen Abend nur Einfluss gesammelt.
learn-pate-last = Runde 7, und es fehlt noch eine Stufe. Leg die graue 4 auf „Ansehen“ und erreiche das Ende der Leiste.
learn-pate-end = Tattaglia hat mehr Geld, ist aber ausgeschieden; du gewinnst. Die Schlussabrechnung zahlt noch einmal Einkommen und 3.000 $ pro Geschäft, dann werden die Schulden beglichen. Tattaglia hatte das Geld, du den guten Namen.

## Capone

learn-capone-welcome = Willkommen, Don Brandolo. Deine Familie verdient an illegalen Geschäften und wäscht das Geld in ehrlichem Handel: Wessen Investitionschip zuerst auf 10 steht, gewinnt. Ein Jahr hat fünf Runden mit je einer Karte.
learn-capone-photo = Das ist dein Familienfoto: acht Mitglieder, vom Don mit 100.000 $ bis zum Neuling mit 20.000 $, und acht Leibwächter zu 5.000 $. Was eine Figur wert ist, verdient sie am Jahresende auf einem illegalen Feld, und damit hält sie dieses Feld. Die kleinen Zahlen auf dem Plan stehen für Tausende von Dollar: 25 heißt 25.000 $.
learn-capone-exchange = Einmal im Jahr darfst du Karten tauschen. Eine legale Karte wie die Wäscherei nützt nichts, solange dein Chip auf 0 steht; tausche sie also.
learn-capone-casino = Eine illegale Karte öffnet eines ihrer zwei Felder. Das Kasino verlangt mindestens 25.000 $. Setz deine rechte Hand und deinen Eintreiber dorthin: 90.000 $ sind nicht leicht zu schlagen.
learn-capone-others = Calvesi sitzt mit 100.000 $ sicher im Nachtclub. Montescuro hat beim Juwelier nur den Neuling und einen Leibwächter, 25.000 $: gerade den Mindestwert. Am Jahresende zahlt jedes Feld seinem Besitzer, was dort steht.
learn-capone-oust = Auch du hast einen Juwelier. Für das Feld eines anderen brauchst du mindestens dessen Summe plus 5.000 $: Dein Buchhalter reicht genau. Montescuros Neuling kommt in den Hafen und nie zurück; der Leibwächter wartet im Park.
learn-capone-party = Für Aktionskarten musst du keine Figuren einsetzen. Calvesi hat deine rechte Hand auf ein Fest geschickt: Auszeit bis zum Jahresende, ohne Verdienst. Dein Eintreiber hält das Kasino allein.
learn-capone-fbi = Jetzt darfst du gemein sein. Das F.B.I. holt ein Mitglied eines anderen von einem illegalen Feld in Zelle 3, für dieses Jahr und die zwei folgenden. Nimm Calvesis Mama; sie freizukaufen würde 60.000 $ kosten.
learn-capone-don = Der Don verdient am meisten, steht aber nie bei einem anderen Mitglied. Leibwächter sind erlaubt: Setz ihn mit zweien auf die Bankfiliale, 110.000 $.
learn-capone-face-down = Calvesi hat eine Karte verdeckt abgelegt, ohne Wirkung. Das ist immer erlaubt und manchmal klüger, als mit den letzten Karten ein gutes Mitglied zu riskieren.
learn-capone-mama = Mama steht bei höchstens einem anderen Mitglied, und nie beim Don. Setz sie mit der Sekretärin in die Flüsterkneipe.
learn-capone-offer = Ein Angebot, das man nicht ablehnen kann: Calvesis Karte holt deinen Buchhalter vom Juwelier, für immer in den Hafen. Montescuro spielt die allerletzte Karte des Jahres, und für sie gibt es nur so viele Leibwächter wie nötig.
learn-capone-year-end = Das Jahr ist um: Deine Felder zahlen 240.000 $, dann kommen alle Figuren nach Hause, auch vom Fest. Montescuro darf den Leibwächter im Park für 5.000 $ zurückkaufen. Gefangene rücken eine Zelle näher an die Freiheit.
learn-capone-invest = Nun wird gewaschen: Für je 100.000 $ rückt dein Chip eine Stufe hinauf. Eine Stufe zu verkaufen bringt später nur die Hälfte. Investiere 300.000 $.
learn-capone-year-2 = Jahr 2: Alle Karten werden gemischt und neu verteilt, und der Startspieler wechselt nach links. Diese Hand ist gut, also behalte sie.
learn-capone-legal = Mit deinem Chip auf 3 ist die Wäscherei etwas wert: Ein Leibwächter geht dorthin, und die Bank zahlt dir sofort 35.000 $. Je höher dein Chip, desto mehr.
learn-capone-protection = Ehrlicher Handel macht dich zum Ziel: Calvesis Schutzgeld kostet dich 30.000 $, weil du eine Figur auf einem legalen Feld hast und dein Chip auf 3 steht.
learn-capone-takeover = Deine Antwort ist die Übernahme: Ersetze ein illegales Feld eines anderen durch Figuren mit genau derselben Summe. In Calvesis Kasino stehen 90.000 $; Mama und die Sekretärin sind 90.000 $. Beide Mitglieder dort kommen in den Hafen.
learn-capone-end = So geht es: verdienen, zuschlagen, waschen. Wer auf 10 steht, nachdem alle investiert haben, gewinnt; sind es mehrere, der mit dem meisten Bargeld.

## Maffiosi

learn-maffiosi-welcome = Willkommen zum Essen. Drei Banden sitzen an einem langen Tisch, und du führst die Gialli. Alle kassieren aus einem Pot, bis er leer oder nur noch eine Bande übrig ist; das meiste Geld gewinnt, tot oder lebendig.
learn-maffiosi-table = Es zählt, was vor einem Gangster liegt. Mit einem Revolver erschießt du, wer gegenübersitzt, mit einem Messer erstichst du den Nachbarn; Cafés, Restaurants und Spielhöllen zahlen; die Registrierkasse verdoppelt deine Einnahmen. Wer einen Drink hat, kann betäubt werden.
learn-maffiosi-gang = Das kleine Zeichen an jedem Hut sagt, wer es ist. Der Boss (Stern) bringt jeden Zug 1.000 $, wo er auch sitzt. Robbie (Fadenkreuz) hat immer einen Revolver dabei und Jack (Dolch) ein Messer: Vor ihnen muss nichts liegen. Henkies (Hantel) hängen davon ab, was vor ihnen liegt.
learn-maffiosi-fire = Dein Zug begann mit dem Kassieren: 4.000 $ vom Boss und drei Geschäften. Spiel nun „Schuss“: Dein Mann am Revolver auf Platz 23 hat genau gegenüber, auf Platz 4, den Mann der Rossi am Café.
learn-maffiosi-move = Nach einer Karte darfst du noch „Umsetzen“ spielen. Schick deinen Henkie vom Drink auf Platz 28 zum freien Café: Mit beiden Cafés hast du ein Monopol.
learn-maffiosi-cake = Die Rossi bestellen eine Torte für deinen Mann auf Platz 27. Zu Beginn ihres nächsten Zuges explodiert sie und tötet, wer dort oder direkt daneben sitzt. So lange hast du Zeit.
learn-maffiosi-nightcap = Die Azzurri spielen „Schlummertrunk“: Drei Männer an Drinks schlafen ein, darunter dein Boss und ein Robbie. Wer schläft, kann nicht kassieren, nicht töten und nicht den Platz wechseln; ein zweiter Marker würde töten. Am Ende deines Zuges wachen sie auf.
learn-maffiosi-collect = Wieder dein Zug: 6.000 $. Die zwei Cafés zahlen als Monopol 4.000 $, Restaurant und Spielhölle je 1.000 $; der schlafende Boss bringt nichts.
learn-maffiosi-pass = Nun die Torte. Reich sie im Uhrzeigersinn weiter: Platz 28 ist frei, also geht sie an den nächsten Gangster, den eigenen Jack der Rossi auf Platz 29.
learn-maffiosi-blast = Der Zug der Rossi beginnt, und die eigene Torte tötet zwei ihrer Männer. Die Torte kehrt zu den Rossi zurück und kann wieder bestellt werden.
learn-maffiosi-stabbed = Die Rossi schlagen zurück: Der Mann am Messer auf Platz 22 ersticht deinen Henkie neben sich. Sieh dir deine Nachbarn an, bevor du irgendwo Platz nimmst.
learn-maffiosi-order = Du hast 7.000 $ kassiert, der Boss ist wieder wach. Bestell nun selbst eine Torte für den Boss der Azzurri, Platz 11: Drei ihrer Männer sitzen in Reichweite.
learn-maffiosi-flight = Der Boss der Azzurri ist aufgestanden und mit „Umsetzen“ geflohen. Deine Torte bleibt stehen und explodiert, wenn dein Zug beginnt.
learn-maffiosi-own-blast = Erster Schritt deines Zuges: Deine Torte explodiert. Der Boss ist fort, zwei seiner Männer aber nicht. Dann kassierst du wieder 7.000 $.
learn-maffiosi-stab = Noch eine Lektion: Jack ersticht, wer neben ihm sitzt, mit oder ohne Messer. Dein Jack auf Platz 8 erreicht den Robbie der Azzurri auf Platz 7.
learn-maffiosi-raid = Zwei Karten kennst du noch nicht. „Kawumm“ lässt die Torte eines Gegners sofort hochgehen. Die Razzia, die es nur einmal gibt, schickt alle vom Tisch: Danach setzen alle reihum je einen Gangster wieder hin, wer sie gespielt hat, zuerst. Die Torten bleiben stehen.
learn-maffiosi-end = Du führst mit 24.000 $. Das Spiel endet, wenn der Pot leer oder nur eine Bande übrig ist, die den Rest nimmt. Eine Bande ohne Gangster ist ausgeschieden, behält aber ihr Geld. Guten Appetit.
