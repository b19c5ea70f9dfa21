### Capone: die Regeln, eine Nachricht je Regelnummer (C3.21 ist C3-21). Begriffe: docs/glossary-capone.md.

## C1 Vorbereitung

C1-1 = Du hast ein Familienfoto mit { $members } Mitgliedern und { $guards } Leibwächtern, einen Investitionschip auf Stufe 0 einer Skala von 0 bis { $goal } und { $start_money } Bargeld. Es gibt sechs Familien: { $families }. Bargeld und Chips liegen für alle offen. Der Bank geht das Geld nie aus.
    .title = Womit du beginnst
C1-2 = Jede Figur hat einen Wert: der Don { $value_don }, Mama { $value_mama }, die rechte Hand { $value_right_hand }, der Eintreiber { $value_collector }, der Anwalt { $value_lawyer }, der Buchhalter { $value_bookkeeper }, die Sekretärin { $value_secretary }, der Neuling { $value_novice } und jeder Leibwächter { $guard_value }.
    .title = Wert der Figuren
C1-3 = Auf dem Plan liegen { $legal_count } legale Felder, { $illegal_count } illegale Felder ({ $kind_count } Arten mit je zwei Feldern), { $away_count } Auszeitfelder, ein Gefängnis mit den Zellen 1 bis { $cells } und ein Hafen.
    .title = Spielplan
C1-4 = Es gibt { $deck } Karten. Legale Karten: { $legal_cards }, eine für jedes legale Feld. Illegale Karten: { $illegal_cards }, von jeder Art { $cards_per_kind }. Aktionskarten: { $action_cards }, und zwar Auszeit { $away_cards } („Fest bei Rosie“, „Barbierstuhl“, „Sonntagsessen“), „F.B.I.“ { $fbi_cards }, „Schutzgeld“ { $protection_cards }, „Übernahme“ { $takeover_cards }, „Ein Angebot“ { $offer_cards }.
    .title = Karten
C1-5 = Die Farbe eines illegalen Feldes zeigt seinen Mindestwert. Grün, { $min_green }: { $kinds_green }. Gelb, { $min_yellow }: { $kinds_yellow }. Orange, { $min_orange }: { $kinds_orange }. Rot, { $min_red }: { $kinds_red }.
    .title = Arten und Mindestwerte
C1-6 = Die legalen Felder sind: { $legal_fields }. Wie viel dir eine legale Karte bringt, hängt von der Stufe deines Chips ab, gezählt ab 1: { $legal_pay }. Wie viel Schutzgeld fließt, hängt ebenso davon ab, auf welcher Stufe der Chip des Opfers steht: { $protection_pay }.
    .title = Legale Felder und Zahlungen

## C2 Jahr

C2-1 = Ein Jahr hat bei 3 bis 5 Spielern { $rounds_few } Runden, bei 6 Spielern { $rounds_many } Runden. Im ersten Jahr ist der Spieler auf dem ersten Platz Startspieler; in jedem neuen Jahr ist es der nächste Spieler links davon.
    .title = Jahre und Runden
C2-2 = Zu Beginn jedes Jahres werden alle { $deck } Karten gemischt. Bei 3 bis 5 Spielern bekommst du { $hand_few } Karten, bei 6 Spielern { $hand_many }. Dann darf der Reihe nach, angefangen beim Startspieler, jeder einmal beliebig viele Karten tauschen; die neuen Karten lassen sich nicht noch einmal tauschen. Getauschte Karten werden verdeckt weggelegt und kommen in diesem Jahr nicht mehr in den Stapel.
    .title = Austeilen und Tauschen
C2-3 = Reihum spielt jeder eine Karte, bis alle Hände leer sind. Du darfst eine Karte immer ohne Wirkung spielen; sie wird dann verdeckt gespielt.
    .title = Karten spielen
C2-4 = Niemand scheidet aus. Hast du keine Figuren, spielst du Aktionskarten wie sonst und alle anderen Karten ohne Wirkung.
    .title = Niemand scheidet aus

## C3 Karten

C3-1 = Um eine legale Karte zu nutzen, muss dein Chip über 0 stehen, und du brauchst einen Leibwächter auf deinem Foto. Der Leibwächter kommt auf das Feld dieser Karte, und die Bank zahlt dir sofort den Betrag zur Stufe deines Chips (C1.6). Am Jahresende kommt der Leibwächter wieder nach Hause.
    .title = Legale Karten
C3-2 = Mit einer illegalen Karte wählst du eines der beiden Felder ihrer Art, auch ein besetztes, wenn sein Zwillingsfeld leer ist, und setzt Figuren von deinem Foto darauf, wie es C3.21 bis C3.23 verlangen. Die Figuren zählen zusammen; in welcher Reihenfolge du sie setzt, ist egal. Eine Karte gilt für ein Feld, du darfst aber beide Zwillingsfelder besitzen.
    .title = Illegale Karten
C3-21 = Auf ein freies Feld musst du Figuren setzen, die zusammen mindestens den Mindestwert (C1.5) erreichen.
    .title = Freies Feld
C3-22 = Auf einem eigenen Feld darfst du Figuren dazusetzen, mindestens eine. Die Summe des Feldes muss dann den Mindestwert (C1.5) erreichen.
    .title = Eigenes Feld
C3-23 = Auf das Feld eines anderen musst du Figuren setzen, die zusammen mindestens so viel wert sind wie die Summe des Besitzers dort plus { $oust_extra }, und mindestens so viel wie der Mindestwert (C1.5). Der Besitzer wird vertrieben (C3.4).
    .title = Fremdes Feld
C3-3 = Der Don steht auf einem Feld mit keinem anderen Mitglied zusammen; Leibwächter dürfen dabei sein. Mama teilt sich ein Feld mit höchstens einem anderen Mitglied und nie mit dem Don. Das gilt für das Feld, wie es nach dem Setzen aussieht.
    .title = Don und Mama
C3-4 = Wirst du vertrieben, kommen deine Mitglieder von diesem Feld in den Hafen und sind endgültig aus dem Spiel. Deine Leibwächter von diesem Feld warten im Park auf C4.3.
    .title = Vertriebene Figuren
C3-5 = Ist die allerletzte Karte eines Jahres eine illegale Karte, spielst du sie mit so wenigen Leibwächtern, wie für den nötigen Wert reichen. Genügen alle deine Leibwächter nicht, nimmst du ein einziges Mitglied, und zwar das billigste, das zusammen mit Leibwächtern den Wert erreicht, und so wenige Leibwächter, wie dann noch nötig sind. Geht auch das nicht, wird die Karte ohne Wirkung gespielt. Auf einem eigenen Feld, das seinen Mindestwert hat, setzt du einen Leibwächter dazu oder, wenn du keinen hast, das billigste Mitglied, das C3.3 erlaubt; liegt es unter seinem Mindestwert, setzt du dazu, was ihn erreicht, auf dieselbe Weise gewählt. Unter Mitgliedern von gleichem Wert wählst du selbst. Ohne Wirkung spielen darfst du die Karte trotzdem. Für Aktionskarten gilt diese Einschränkung nicht.
    .title = Letzte Karte
C3-6 = Mit einer Auszeitkarte schickst du ein Mitglied eines anderen Spielers von einem illegalen Feld auf das Feld dieser Karte. Dort bleibt es bis zum Jahresende und bringt nichts ein.
    .title = Auszeit
C3-7 = Mit „F.B.I.“ schickst du ein Mitglied eines anderen Spielers von einem illegalen Feld oder einem Auszeitfeld in Zelle { $cells }, für dieses Jahr und die folgenden { $prison_years } Jahre. Der Besitzer darf das Mitglied freikaufen, indem er der Bank dessen Wert zahlt, sofort oder später; das Mitglied kommt dann auf das Foto. Später heißt: in jedem eigenen Zug des Besitzers, bevor er die Karte spielt, oder am Jahresende nach C4.4 und vor C4.5.
    .title = F.B.I.
C3-8 = Mit „Schutzgeld“ wählst du einen anderen Spieler, der eine Figur auf einem legalen Feld hat; dort können nur Leibwächter stehen. Dieser Spieler zahlt dir den Betrag zur Stufe seines eigenen Chips (C1.6), aber höchstens, was er hat.
    .title = Schutzgeld
C3-9 = Mit „Übernahme“ wählst du ein illegales Feld eines anderen Spielers und ersetzt die Figuren dort durch eigene von deinem Foto mit genau derselben Summe. C3.3 gilt weiterhin, der Mindestwert nicht. Der Besitzer wird vertrieben (C3.4). Ein Feld, dessen Summe du mit Figuren von deinem Foto nicht bilden kannst, kannst du nicht wählen.
    .title = Übernahme
C3-10 = Mit „Ein Angebot“ entfernst du alle Figuren eines anderen Spielers von einem illegalen Feld oder einem Auszeitfeld: Mitglieder kommen in den Hafen, Leibwächter in den Park.
    .title = Ein Angebot
C3-11 = Nach C3.6, C3.7 und C3.10 bleiben zurückgelassene Figuren auf ihrem Feld stehen, auch unter dem Mindestwert. Ein Feld, das leer zurückbleibt, ist frei. Leibwächter kann man mit C3.6 und C3.7 nicht wegholen.
    .title = Wer zurückbleibt

## C4 Jahresende

C4-1 = Am Jahresende folgen die Schritte in der Reihenfolge ihrer Nummern; alle Spieler, angefangen beim Startspieler, schließen einen Schritt ab, bevor der nächste beginnt. Zuerst kommt das Einkommen: Du bekommst die Summe der Werte deiner Figuren auf illegalen Feldern.
    .title = Einkommen
C4-2 = Deine Figuren auf illegalen Feldern, legalen Feldern und Auszeitfeldern kommen nach Hause auf dein Foto.
    .title = Heimkehr
C4-3 = Du darfst deine Leibwächter im Park zurückkaufen, so viele du willst, für je { $guard_price }. Wen du nicht zurückkaufst, der verlässt das Spiel.
    .title = Leibwächter im Park
C4-4 = Jeder Gefangene rückt eine Zelle weiter, von Zelle { $cells } hinunter bis Zelle 1. Ein Mitglied, das schon in Zelle 1 saß, kehrt zu seinem Besitzer zurück.
    .title = Gefängnis
C4-5 = Du darfst investieren: Für je { $step_price }, die du zahlst, rückt dein Chip eine Stufe hinauf. Oder du darfst hinunter: Eine Stufe hinunter bringt dir { $step_back } zurück, und in einem Jahr geht es höchstens um { $max_sell } hinunter. In einem Jahr gehst du hinauf oder hinunter, nicht beides.
    .title = Investieren
C4-6 = Wenn alle investiert haben, siegt, wessen Chip auf { $goal } steht. Sind es mehrere, siegt von ihnen, wer das meiste Bargeld hat; danach, wer den höchsten Wert an Mitgliedern hat, die noch in der Familie sind, also auf dem Foto und im Gefängnis, ohne Leibwächter. Ist auch das gleich, wird der Sieg geteilt.
    .title = Sieg und Gleichstand
C4-7 = Gibt es nach Jahr { $max_years } keinen Sieger, endet das Spiel dort: Der höchste Chip siegt, und bei Gleichstand wird wie in C4.6 entschieden.
    .title = Letztes Jahr

## C5 Gilt immer

C5-1 = Die Mitglieder einer Familie auf dem Foto, auf Feldern, im Gefängnis und im Hafen ergeben zusammen immer { $members }.
    .title = Mitglieder zählen
C5-2 = Die Leibwächter einer Familie auf dem Foto, auf Feldern, im Park und außerhalb des Spiels ergeben zusammen immer { $guards }.
    .title = Leibwächter zählen
C5-3 = Kein Feld hat zwei Besitzer, und C3.3 gilt auf jedem Feld.
    .title = Ein Besitzer
C5-4 = Die Karten auf den Händen, die gespielten, die getauschten und die nicht ausgeteilten ergeben zusammen immer { $deck }.
    .title = Karten zählen
C5-5 = Immer wenn Geld den Besitzer wechselt, werden Zahler und Empfänger genannt; jeder von beiden kann die Bank sein.
    .title = Zahler und Empfänger
