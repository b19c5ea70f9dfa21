### Der Pate: die Regeln, eine Nachricht je Regelnummer (P5.9 ist P5-9). Begriffe: docs/glossary.md.

## P1 Vorbereitung

P1-1 = Es gibt vier Familien: { $families }. Jede hat eine eigene Farbe, ein eigenes Zeichen und einen eigenen Familienbetrieb, nur für die Stimmung: Die Regeln behandeln alle Familien gleich.
    .title = Familien
P1-2 = Du beginnst mit { $members } Mitgliedern, { $debts } Schuldscheinen in der Farbe deiner Familie und je einem Marker auf dem Startfeld deiner vier Leisten: Ansehen, Einfluss, Einkommen und Gefälligkeiten. Drei Ansehensplättchen und drei Einflussplättchen von dir liegen auf deinen Leisten und sind unterwegs zu gewinnen (P6.1), und du hast { $start_money }. Das Startgeld ist eine Einstellung des Tisches; möglich ist { $start_money_choices }.
    .title = Womit du beginnst
P1-3 = Zwölf Geschäfte liegen an einer Straße, die im Kreis verläuft, und vor jedem liegt ein Autofeld. Je drei aufeinanderfolgende Geschäfte bilden ein Viertel. Im Uhrzeigersinn heißen die vier Viertel: { $districts }.
    .title = Straße und Viertel
P1-4 = Es gibt fünf Arten von Geschäften, zu erkennen an ihrer Augenzahl. Je Geschäft zahlt Schutzgeld (Zahl { $pips_protection }, { $count_protection } Stück) { $pay_protection }, Schmuggel (Zahl { $pips_smuggling }, { $count_smuggling } Stück) { $pay_smuggling }, Buchmacher (Zahl { $pips_bookmakers }, { $count_bookmakers } Stück) { $pay_bookmakers }, Kredite (Zahl { $pips_loans }, { $count_loans } Stück) { $pay_loans } und Glücksspiel (Zahl { $pips_gambling }, { $count_gambling } Stück) { $pay_gambling }. Im Uhrzeigersinn ab dem ersten Feld des ersten Viertels lauten die Zahlen: { $street }.
    .title = Arten von Geschäften
P1-5 = Wer am ältesten ist, ist das ganze Spiel über Startspieler und hat den ersten Platz; die anderen folgen im Uhrzeigersinn. Wer rechts vom Startspieler sitzt, stellt das Auto auf ein beliebiges Autofeld, wählt dann ein Viertel und setzt auf jedes der drei Geschäfte dort ein Mitglied. Die anderen wählen auf dieselbe Weise, gegen den Uhrzeigersinn. Schutz (P3.2) gilt nicht, solange Viertel gewählt werden. Auch zu zweit oder zu dritt wählt der Startspieler zuletzt, und zwar frei unter den Vierteln, die noch übrig sind. Jedes Viertel, das niemand gewählt hat, hält eine neutrale Familie, jede in einer eigenen unbenutzten Farbe.
    .title = Viertel wählen
P1-6 = Die { $cards } Ereigniskarten werden gemischt, { $removed } kommen ungesehen in die Schachtel, und die anderen { $deck } bilden den Stapel. Alle Kartentexte darfst du vorher kennen; der Tisch kann sie auflisten und zeigen, welche schon zu sehen waren. In Brooklyn liegen { $friends } Freunde. Der graue und der rote Ereignismarker stehen am Anfang der beiden Ereignisleisten.
    .title = Stapel und Freunde
P1-7 = Du darfst dein Geld geheim halten. Alle Zahlungen sind allerdings öffentlich; wer gut aufpasst, kann also mitrechnen. Auf Wunsch zeigt der Tisch das Geld aller an; das ist ausgeschaltet, solange du es nicht einschaltest.
    .title = Geheimes Geld
P1-8 = Die Länge einer Leiste wird in Stufen ab dem Startfeld gezählt. Ansehen hat { $reputation_steps } Stufen, mit den Plättchen Hochzeit, Enkel und Geburtstag in dieser Reihenfolge auf den Stufen { $reputation_tiles }; Einfluss hat { $influence_steps } Stufen, mit den Plättchen Polizist, Richter und Senator in dieser Reihenfolge auf den Stufen { $influence_tiles }. Einkommen steigt in { $income_steps } Stufen bis { $income_top }. Gefälligkeiten hat vier Stufen in der Reihenfolge von P7.2; das Startfeld gibt keine Gefälligkeit.
    .title = Länge der Leisten
P1-9 = Ein Würfel hat die Seiten 1 bis 5 und als sechste Seite die Marionettenhand. Es gibt vier Würfel: schwarz, weiß, grau und rot.
    .title = Würfel
P1-10 = Dein Geld fällt nie unter null, außer bei der Schlussabrechnung (P8.3). Der Bank geht das Geld nie aus.
    .title = Nie unter null

## P2 Runde

P2-1 = Das Spiel dauert { $rounds } Runden. In jeder Runde bekommen zuerst alle ihr Einkommen (P2.2), dann tritt ein Ereignis ein (P3.1), und danach ist im Uhrzeigersinn ab dem Startspieler jeder einmal am Zug (P4.1).
    .title = Runden
P2-2 = Zu Beginn jeder Runde zahlt dir die Bank den Betrag unter deinem Marker auf Einkommen. Auf dem Startfeld ist das nichts.
    .title = Einkommen

## P3 Ereignisse

P3-1 = Die oberste Ereigniskarte wird umgedreht. Ihre Farbe rückt den grauen oder den roten Ereignismarker um eine Stufe vor. Sobald von einer Farbe { $knock_out } Karten umgedreht sind, ist die Leiste dieser Farbe (grau: Ansehen, rot: Einfluss) die K.-o.-Leiste, und die Ereignismarker bleiben fortan stehen.
    .title = Karte umdrehen
P3-2 = Danach fährt das Auto im Uhrzeigersinn um die Autozahl der Karte weiter. Solange das Auto in einem Viertel steht, sind die drei Geschäfte dort geschützt: Sie können weder geräumt noch übernommen werden, und leere können nicht besetzt werden. Nur „Besuch“ (P5.4) und das Ereignis „Betonschuhe“ (P3.13) setzen sich über diesen Schutz hinweg.
    .title = Auto und Schutz
P3-3 = Zuletzt geschieht, was auf der Karte steht. Gibt es etwas zu wählen, wählt der Startspieler zuerst, dann die anderen im Uhrzeigersinn. „Titelseite“ (P3.15) und „Messernacht“ (P3.16) bleiben die ganze Runde offen liegen.
    .title = Kartentext
P3-4 = Es gibt { $cards } Ereigniskarten: „Die Kollekte“ (P3.11), „Vorruhestand“ (P3.12), „Betonschuhe“ (P3.13), „Alte Schulden“ (P3.14), „Titelseite“ (P3.15), „Messernacht“ (P3.16), „Straßenfest“ (P3.17), „Anonymer Hinweis“ (P3.18), „Der Kautionstermin“ (P3.19) und „Geschlossene Tische“ (P3.20). Jede hat ihre eigene Farbe, ihre Autozahl und ihren Text; du findest sie unter der Nummer der Karte.
    .title = Die Ereigniskarten
P3-5 = Neutrale Mitglieder, die von „Betonschuhe“ (P3.13), „Anonymer Hinweis“ (P3.18), „Geschlossene Tische“ (P3.20) oder einer Razzia (P5.7) getroffen werden, verlassen das Spiel. An „Vorruhestand“ (P3.12), „Alte Schulden“ (P3.14) und „Straßenfest“ (P3.17) nehmen neutrale Familien nicht teil.
    .title = Neutrale Familien
P3-11 = Wenn du der Bank { $collection_price } zahlst, darfst du auf Gefälligkeiten um eine Stufe vorrücken. Das wird dir nicht angeboten, wenn dein Marker auf Gefälligkeiten schon auf der letzten Stufe steht oder dir das Geld fehlt. Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Die Kollekte
P3-12 = Du darfst ein eigenes ungeschütztes Geschäft räumen: Das Mitglied kehrt in deinen Vorrat zurück, und du bekommst { $retirement_pay }. Neutrale Familien nehmen nicht teil (P3.5). Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Vorruhestand
P3-13 = Das Mitglied auf dem Geschäft, bei dem das Auto steht, kommt in den Hudson; der Schutz (P3.2) hilft hier nicht. Ein neutrales Mitglied verlässt das Spiel (P3.5). Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Betonschuhe
P3-14 = Du gibst einen deiner eigenen Schuldscheine, falls du noch einen hast, an deinen linken Nachbarn. Alle Spieler tun das gleichzeitig; neutrale Familien nehmen nicht teil (P3.5). Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Alte Schulden
P3-15 = In dieser Runde bringt dir jeder Würfel, den du auf „Presse“ legst (P4.2), außerdem { $press_pay }. Die Karte bleibt die ganze Runde offen liegen (P3.3). Sie ist { $colour } und hat die Autozahl { $car }.
    .title = Titelseite
P3-16 = In dieser Runde darfst du eine Übernahme nach Regel P5.9 durchführen, und zwar bei einem Geschäft mit beliebiger Zahl. Das tust du zu Beginn deines Zuges, vor deinem ersten Wurf, oder gar nicht. Die Karte bleibt die ganze Runde offen liegen (P3.3). Sie ist { $colour } und hat die Autozahl { $car }.
    .title = Messernacht
P3-17 = Wenn du mindestens ein Geschäft in dem Viertel kontrollierst, in dem das Auto steht, bekommst du einen Freund: einen insgesamt, nicht einen je Geschäft. Liegen in Brooklyn zu wenige Freunde, kommt der Startspieler zuerst an die Reihe, dann die anderen im Uhrzeigersinn. Neutrale Familien nehmen nicht teil (P3.5). Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Straßenfest
P3-18 = Der Startspieler wirft einen Würfel. Alle Mitglieder auf ungeschützten Geschäften mit dieser Zahl kommen in die Tombs; neutrale verlassen das Spiel (P3.5). Zeigt der Würfel die Marionettenhand, trifft es niemanden. Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Anonymer Hinweis
P3-19 = Du wählst: Entweder zahlst du { $bail_price } für jedes deiner Mitglieder in den Tombs und nimmst sie alle in deinen Vorrat zurück, oder sie kommen alle in den Hudson. Es gilt: alle oder keines. Fehlt dir das Geld, kommen sie in den Hudson; hast du niemanden in den Tombs, gibt es nichts zu wählen. Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Der Kautionstermin
P3-20 = Alle Mitglieder auf ungeschützten Glücksspielgeschäften kommen in die Tombs; neutrale verlassen das Spiel (P3.5). Diese Karte ist { $colour } und hat die Autozahl { $car }.
    .title = Geschlossene Tische

## P4 Zug

P4-1 = Du wirfst alle vier Würfel und legst einen in Reihe 1, wirfst die anderen drei und legst einen in Reihe 2, wirfst dann die anderen zwei und legst einen in Reihe 3. Der letzte Würfel kommt ohne neuen Wurf in Reihe 4. In jede Reihe musst du einen Würfel legen, auch wenn das nur anderen nützt.
    .title = Werfen und Legen
P4-2 = In den Reihen 1 bis 3 darfst du einen Würfel mit der Marionettenhand auf „Presse“ legen, egal welche Farbe er hat: Du rückst auf Ansehen und auf Einfluss um je eine Stufe vor. Anderswohin kann ein solcher Würfel in diesen Reihen nicht, und ein Würfel mit einer Zahl kann nie auf „Presse“.
    .title = Presse
P4-3 = In einem Zug darfst du mehrere Plättchen (P6.1) und höchstens { $favours_a_turn } Gefälligkeiten (P7.1) nutzen. Das geht bei jeder eigenen Entscheidung in deinem Zug, auch vor der Übernahme durch „Messernacht“ (P3.16). Hast du nach deinem letzten Würfel noch etwas, das du nutzen kannst, beendest du den Zug selbst, damit auch Plättchen zählen, die du mit diesem Würfel gewinnst.
    .title = Plättchen und Gefälligkeiten

## P5 Die Reihen

P5-1 = In Reihe 1 legst du einen Würfel beliebiger Farbe; seine Zahl bestimmt eine Art von Geschäft (P1.4). Jedes Geschäft dieser Art zahlt an seinen Besitzer, egal wer den Würfel gelegt hat. Außerdem bringt jedes Schutzgeldgeschäft seinen Besitzer auf Einfluss um eine Stufe voran, jedes Schmuggelgeschäft auf Ansehen. Neutrale und leere Geschäfte zahlen nichts. Auch ein geschütztes Geschäft (P3.2) zahlt wie sonst.
    .title = Reihe 1: Geschäfte
P5-2 = In den Reihen 2 und 3 kommt ein Würfel mit einer Zahl auf das Feld seiner eigenen Farbe. Nur mit dem Senator (P6.6) kannst du eine andere Farbe nutzen.
    .title = Farbe zu Farbe
P5-3 = Mit einem Würfel auf dem grauen Feld in Reihe 2 darfst du auf Ansehen vorrücken, mit einem auf dem roten Feld auf Einfluss, und zwar um so viele Stufen, wie der Würfel Augen zeigt. Du musst es nicht tun.
    .title = Ansehen und Einfluss
P5-4 = Mit einem Würfel auf dem schwarzen Feld in Reihe 2 fährt das Auto im Uhrzeigersinn so viele Felder weiter, wie der Würfel Augen zeigt, und besucht das Geschäft, bei dem es anhält; der Schutz zählt hier nicht (P3.2). Ist das Geschäft leer, darfst du ein Mitglied aus deinem Vorrat daraufsetzen. Gehört es einer anderen Familie, wird es geräumt: Das Mitglied kehrt in den Vorrat seines Besitzers zurück, ein neutrales verlässt das Spiel. Ist es dein eigenes, passiert nichts. Fahren und Räumen sind Pflicht.
    .title = Besuch
P5-5 = Mit einem Würfel auf dem weißen Feld in Reihe 2 bekommst du { $cash_per_pip } je Auge.
    .title = Bargeld
P5-6 = Mit einem Würfel auf dem grauen Feld in Reihe 3 musst du alle Schuldscheine zurückgeben, die du von anderen Spielern hast, und für jeden Schuldschein zahlt dir der Spieler, dessen Farbe er trägt, { $assembly_per_pip } je Auge des Würfels. Schuldscheine bei der Bank bleiben unberührt. Wer nicht alles zahlen kann, zahlt, was da ist; der Schuldschein geht trotzdem zurück.
    .title = Versammlung
P5-7 = Mit einem Würfel auf dem roten Feld in Reihe 3 musst du eine Razzia durchführen: Alle Mitglieder auf ungeschützten Geschäften mit dieser Zahl, auch deine eigenen, kommen in die Tombs. Neutrale verlassen das Spiel (P3.5).
    .title = Razzia
P5-8 = Mit einem Würfel auf dem weißen Feld in Reihe 3 musst du { $friend_per_pip } je Auge zahlen und bekommst einen Freund. Fehlt dir das Geld oder ist in Brooklyn kein Freund mehr, zahlst du nichts und bekommst nichts.
    .title = Freund
P5-9 = Mit einem Würfel auf dem schwarzen Feld in Reihe 3 darfst du ein ungeschütztes Geschäft mit dieser Zahl übernehmen, das eine andere Familie hält. Das Mitglied dort kommt in den Hudson, du gibst einen deiner eigenen Schuldscheine an den Spieler dieser Familie und setzt ein Mitglied aus deinem Vorrat auf das Geschäft. Ist die Familie neutral, verlässt ihr Mitglied stattdessen das Spiel, und dein Schuldschein geht an die Bank. Ohne eigenen Schuldschein oder ohne Mitglied im Vorrat ist keine Übernahme möglich.
    .title = Übernahme
P5-10 = In Reihe 4 kommt dein letzter Würfel auf das Feld seiner eigenen Farbe (oder siehe P6.6), und du darfst immer auf die Aktion verzichten. Grau, Consigliere: Du setzt ein Mitglied aus deinem Vorrat auf ein beliebiges leeres, ungeschütztes Geschäft. Rot, Staatsanwalt: Du nimmst alle deine Mitglieder aus den Tombs in deinen Vorrat zurück. Schwarz, Spitzel: Du bringst ein Mitglied eines anderen Spielers, kein neutrales, von einem ungeschützten Geschäft in die Tombs. Weiß, Bankier: Du rückst auf Einkommen oder auf Gefälligkeiten um eine Stufe vor.
    .title = Reihe 4: Helfer

## P6 Leisten und Plättchen

P6-1 = Erreicht oder überschreitet dein Marker die Stufe eines Plättchens, nimmst du das Plättchen. Du nutzt es einmal, entweder sofort oder in einem späteren eigenen Zug, und dann verlässt es das Spiel. Ein Plättchen, das du in deinem eigenen Zug gewinnst, kannst du auch noch in diesem Zug nutzen, bis er endet. Im Zug eines anderen kannst du nur Ansehensplättchen nutzen, und nur in dem Moment, in dem du sie gewinnst: Gefragt werden zuerst der Spieler am Zug, dann die anderen im Uhrzeigersinn. Gewinnst du durch ein Plättchen ein weiteres, wird auch danach gefragt.
    .title = Plättchen gewinnen und nutzen
P6-2 = Steht dein Marker schon auf der letzten Stufe von Ansehen oder Einfluss und dürfte dort noch einmal vorrücken, bekommst du jedes Mal genau { $track_end_pay }, egal wie viele Stufen es wären. Die Bewegung, mit der du das Ende erreichst, bringt noch nichts. { $end_pays ->
        [business] Jedes Geschäft zählt für sich: Zwei Geschäfte bei einem Würfel bringen dir den Betrag zweimal, und bringt dich das erste ans Ende, zahlt das zweite. „Presse“ mit beiden Markern am Ende bringt ihn dir zweimal.
       *[cause] Alle Stufen aus einer Ursache zählen je Leiste nur einmal: Zwei Geschäfte bei einem Würfel bringen dir den Betrag einmal, „Presse“ mit beiden Markern am Ende bringt ihn dir zweimal.
    } Am Ende von Einkommen und Gefälligkeiten gibt es nichts.
    .title = Ende einer Leiste
P6-3 = Hochzeit: Du bekommst einen Freund; ist in Brooklyn keiner mehr, kannst du das Plättchen jetzt nicht nutzen. Enkel: Du wirfst einen Würfel und bekommst { $grandson_per_pip } je Auge, bei der Marionettenhand nichts. Geburtstag: Du rückst auf einer beliebigen Leiste um eine Stufe vor.
    .title = Ansehensplättchen
P6-4 = Polizist: Du wirfst einen deiner eigenen Würfel neu. Es muss ein Würfel deines aktuellen Wurfs sein; der Würfel des Enkels (P6.3) oder eines Ereignisses lässt sich nicht neu werfen.
    .title = Polizist
P6-5 = Richter: Du wirfst deinen ganzen aktuellen Wurf neu.
    .title = Richter
P6-6 = Senator: Du legst einen Würfel auf ein Aktionsfeld einer anderen Farbe und nutzt dieses Feld. In den Reihen 2 und 3 muss der Würfel eine Zahl zeigen. Du darfst den Senator auch in Reihe 4 nutzen; dort ist es egal, was der Würfel zeigt.
    .title = Senator

## P7 Gefälligkeiten

P7-1 = Du gibst einen Freund zurück, um die Gefälligkeit unter deinem Marker auf Gefälligkeiten oder eine davor zu nutzen. Das darfst du höchstens { $favours_a_turn }-mal je Zug tun, auf Wunsch auch wieder mit derselben Gefälligkeit. Es geht nur in deinem eigenen Zug und nur, wenn die Gefälligkeit etwas bewirkt.
    .title = Gefälligkeiten nutzen
P7-2 = Das sind die Gefälligkeiten in ihrer Reihenfolge auf der Leiste. (1) Mitglied zurück: Eines deiner eigenen Mitglieder kehrt aus dem Hudson in deinen Vorrat zurück. (2) Schuldschein zurück: Du nimmst einen deiner eigenen Schuldscheine von einem Spieler oder von der Bank zurück, ohne zu zahlen. (3) Gutes Wort: Du rückst auf Ansehen oder auf Einfluss um { $favour_steps } Stufen vor. (4) Umschlag: Du bekommst { $favour_cash }.
    .title = Die vier Gefälligkeiten

## P8 Ende

P8-1 = Das Spiel endet nach Runde { $rounds }. Steht dein Marker nicht auf der letzten Stufe der K.-o.-Leiste (P3.1), bist du ausgeschieden. Steht dort niemand, verliert ihr alle. Wer ausgeschieden ist, teilt sich den Platz hinter den anderen, egal wie viel Geld er hat.
    .title = K. o.
P8-2 = Bist du nicht ausgeschieden (P8.1), bekommst du noch einmal dein Einkommen (P2.2) und { $end_per_business } für jedes Geschäft, das du kontrollierst. Du zahlst { $end_per_prisoner } Kaution für jedes eigene Mitglied in den Tombs; diese Mitglieder kehren in deinen Vorrat zurück.
    .title = Letzte Einnahmen
P8-3 = Für jeden deiner Schuldscheine, der noch bei einem anderen Spieler liegt, zahlst du diesem Spieler { $end_per_debt }; für jeden, der bei der Bank liegt, zahlst du { $end_per_debt } an die Bank. Auch wenn du ausgeschieden bist, zahlst und bekommst du dieses Geld. Die Kaution aus P8.2 und diese Schulden können dich unter null bringen; Gläubiger werden voll bezahlt.
    .title = Schulden begleichen
P8-4 = Von den Spielern, die nicht ausgeschieden sind, siegt der mit dem meisten Geld. Bei Gleichstand siegt, wer auf der anderen der beiden Leisten (Ansehen und Einfluss) weiter vorn ist, also auf der, die nicht die K.-o.-Leiste ist. Steht es immer noch gleich, siegt die größere Familie, gezählt in Mitgliedern auf Geschäften und im Vorrat. Ist auch das gleich, wird der Sieg geteilt.
    .title = Sieg und Gleichstand

## P9 Gilt immer

P9-1 = Deine Mitglieder auf Geschäften, in deinem Vorrat, in den Tombs und im Hudson ergeben zusammen immer { $members }. Bei einer neutralen Familie ergeben die Mitglieder auf Geschäften und außerhalb des Spiels zusammen immer drei.
    .title = Mitglieder zählen
P9-2 = Deine Schuldscheine bei dir, bei anderen Spielern und bei der Bank ergeben zusammen immer { $debts }.
    .title = Schuldscheine zählen
P9-3 = Die Freunde in Brooklyn und bei den Spielern ergeben zusammen immer { $friends }.
    .title = Freunde zählen
P9-4 = Immer wenn Geld den Besitzer wechselt, werden Zahler und Empfänger genannt; jeder von beiden kann die Bank sein.
    .title = Zahler und Empfänger
