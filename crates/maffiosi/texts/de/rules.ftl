### Maffiosi: die Regeln, eine Nachricht je Regelnummer (M3.7 ist M3-7). Begriffe: docs/glossary-maffiosi.md.

## M1 Vorbereitung

M1-1 = Jede Bande hat einen Boss; der Rest der Bande und der Pot hängen von der Zahl der Spieler ab. Bei 3 Spielern hat eine Bande { $gang_3 } Gangster (Boss 1, Revolver-Robbie { $robbies_3 }, Stiletto-Jack { $jacks_3 }, Muskel-Henkie { $henkies_3 }), und im Pot liegen { $pot_3 }. Bei 4 Spielern sind es { $gang_4 } Gangster (Boss 1, Revolver-Robbie { $robbies_4 }, Stiletto-Jack { $jacks_4 }, Muskel-Henkie { $henkies_4 }) und { $pot_4 }. Bei 5 Spielern sind es { $gang_5 } Gangster (Boss 1, Revolver-Robbie { $robbies_5 }, Stiletto-Jack { $jacks_5 }, Muskel-Henkie { $henkies_5 }) und { $pot_5 }. Bei 6 Spielern sind es { $gang_6 } Gangster (Boss 1, Revolver-Robbie { $robbies_6 }, Stiletto-Jack { $jacks_6 }, Muskel-Henkie { $henkies_6 }) und { $pot_6 }. In der Reihenfolge der Spieler sind die Banden Gelb, Rot, Blau, Grün, Orange und Violett. Mit einer festen Sitzordnung beginnt Gelb.
    .title = Banden und Pot
M1-2 = Rund um einen langen ovalen Tisch gibt es { $seats } Plätze mit je höchstens einem Gegenstand. Die Gegenstände sind: Revolver { $revolvers }, Messer { $knives }, Drink { $drinks }, Café { $cafes }, Restaurant { $restaurants }, Spielhölle { $dens }, Registrierkasse { $registers }. Plätze, an denen nichts liegt, sind kahl: { $bare }.
    .title = Plätze und Gegenstände
M1-3 = Jede Längsseite hat { $side_seats } Plätze und jede Stirnseite { $end_seats }. Die Plätze sind im Uhrzeigersinn nummeriert: an einer Längsseite entlang, um eine Stirnseite herum, an der anderen Längsseite zurück und um die andere Stirnseite herum. Gegenüber einem Platz an einer Längsseite liegt der Platz gerade auf der anderen Seite des Tisches. Die Plätze an den Stirnseiten sind Kreuzplätze und haben kein Gegenüber: { $crossed_seats }. Neben einem Platz liegen ringsum der Platz davor und der danach, auch um die Ecke. Die Gegenstände, gleichmäßig verteilt und ohne Revolver an einer Stirnseite, liegen an diesen Plätzen. Registrierkasse: { $register_seats }. Spielhöllen: { $den_seats }. Cafés: { $cafe_seats }. Restaurants: { $restaurant_seats }. Revolver: { $revolver_seats }. Messer: { $knife_seats }. Drinks: { $drink_seats }. Kahl: { $bare_seats }. Diese Anordnung passt zu den Beispielen M7.1 bis M7.6.
    .title = Anordnung des Tisches
M1-4 = Es gibt { $cards } Karten von acht Arten: „Messerstich“ { $cards_stab }, „Schuss“ { $cards_fire }, „Torte bestellen“ { $cards_cake }, „Weiterreichen“ { $cards_pass }, „Kawumm“ { $cards_boom }, „Schlummertrunk“ { $cards_nightcap }, „Razzia“ { $cards_raid }, „Umsetzen“ { $cards_move }.
    .title = Karten
M1-5 = Du bekommst eine Torte und { $hand } Karten, noch bevor die Gangster Platz nehmen. Es gibt { $sleep_markers } Schlafmarker.
    .title = Torten und Marker
M1-6 = Die Gangster können auf zwei Arten Platz nehmen. Von Hand: Wer am jüngsten ist, beginnt (hier lost das Haus aus, wer das ist), und dann setzt reihum gegen den Uhrzeigersinn jeder einen Gangster seiner Wahl auf einen beliebigen freien Platz, bis alle sitzen; wer den letzten setzt, beginnt das Spiel. Oder nach einer festen Sitzordnung, je einer für 3, 4, 5 und 6 Spieler, bei der die meisten Gangster von Anfang an bedroht sind. Die Sitzordnungen sind fair: Bedrohungen und Einnahmen sind so gleich wie nur möglich.
    .title = Platz nehmen

## M2 Zug

M2-1 = Gespielt wird im Uhrzeigersinn. Dein Zug hat vier Schritte: (1) Deine eigene Torte explodiert, falls sie auf dem Tisch steht; (2) du kassierst; (3) du spielst; (4) deine eigenen Schläfer wachen auf.
    .title = Schritte eines Zuges
M2-2 = Explodiert eine Torte, stirbt, wer am Platz der Torte oder auf einem der beiden Plätze daneben sitzt, auch eigene Gangster ihres Besitzers. Die Torte kehrt zu ihrem Besitzer zurück. Torten bringen einander nicht zur Explosion. Eine Torte bleibt stehen, wenn der Gangster an ihrem Platz umgesetzt wird oder stirbt; ein Platz mit einer Torte und ohne Gangster ist frei.
    .title = Explosion
M2-3 = Aus dem Pot kassierst du { $boss_pay } für deinen Boss und { $place_pay } für jedes Café, jedes Restaurant und jede Spielhölle, wo einer deiner Gangster sitzt. Zwei von derselben Art sind ein Monopol und bringen { $monopoly_pay } anstelle der beiden einzelnen Beträge. Alles wird verdoppelt, wenn du einen Gangster an der Registrierkasse hast. Schläfer kassieren nichts: Ein schlafender Boss bringt nichts, ein Monopol verlangt, dass beide Gangster wach sind (sonst bringt der wache { $place_pay }), und ein Schläfer an der Registrierkasse verdoppelt nicht. Geld ist beliebig teilbar; eine Zahlung ist nie höher als das, was im Pot liegt.
    .title = Kassieren

## M3 Karten

M3-1 = Du spielst eine Karte und danach, wenn du willst, noch „Umsetzen“. Zweimal „Umsetzen“ ist erlaubt; „Umsetzen“ vor einer anderen Karte ist es nicht. Kannst oder willst du nichts spielen, legst du stattdessen eine Karte ab, und darauf folgt kein „Umsetzen“. Dann ziehst du wieder auf { $hand } Karten nach. Wird die letzte Karte des Nachziehstapels genommen, wird der Ablagestapel samt den Karten dieses Zuges gemischt und sofort zum neuen Nachziehstapel. Eine Karte, die nach den Regeln nichts bewirken kann, darfst du nicht spielen, nur ablegen.
    .title = Spielen und Nachziehen
M3-2 = Mit „Messerstich“ tötest du einen gegnerischen Gangster direkt neben einem deiner wachen Jacks oder direkt neben einem wachen Gangster von dir, der an einem Messer sitzt.
    .title = Messerstich
M3-3 = Mit „Schuss“ tötest du einen gegnerischen Gangster direkt gegenüber einem deiner wachen Robbies oder direkt gegenüber einem wachen Gangster von dir, der an einem Revolver sitzt. Ein Robbie auf einem Kreuzplatz kann nicht schießen; niemand kann von einem Kreuzplatz aus oder auf einen Kreuzplatz schießen.
    .title = Schuss
M3-4 = Mit „Torte bestellen“ stellst du deine eigene Torte an einen beliebigen Platz, besetzt oder nicht, an dem noch keine Torte steht. Deine Torte muss zu Hause sein.
    .title = Torte bestellen
M3-5 = Mit „Weiterreichen“ schiebst du die Torte eines Gegners zum nächsten Gangster links oder rechts von ihrem Platz. Die Richtung wählst du; der Gangster am Platz der Torte selbst zählt nicht. Hat der Gangster, den du so erreichst, schon eine Torte vor sich, ist diese Richtung versperrt. Sind beide Richtungen versperrt, kannst du die Karte nicht auf diese Torte spielen.
    .title = Weiterreichen
M3-6 = Mit „Kawumm“ lässt du die Torte eines Gegners sofort explodieren (M2.2).
    .title = Kawumm
M3-7 = Mit „Schlummertrunk“ legst du auf { $nightcap_markers } verschiedene Gangster, die an Drinks sitzen, je einen Schlafmarker. Sitzen dort weniger, bekommen alle einen; sitzt dort niemand, kannst du die Karte nicht spielen. Du darfst auch eigene Gangster wählen. Ein zweiter Marker auf einem Schläfer tötet ihn. Schläfer können nicht kassieren, nicht töten und nicht umgesetzt werden; erstochen, erschossen und in die Luft gesprengt werden können sie sehr wohl. Die Marker einer Karte wirken gleichzeitig. Eigene Gangster, die du betäubst, kannst du in diesem Zug nicht umsetzen; sie wachen in Schritt 4 auf.
    .title = Schlummertrunk
M3-8 = Mit „Razzia“ verlassen alle Gangster den Tisch. Dann setzt reihum, du zuerst und weiter gegen den Uhrzeigersinn, jeder einen Gangster auf einen beliebigen freien Platz, bis alle sitzen; wer niemanden mehr zu setzen hat, wird übersprungen. Danach darfst du noch „Umsetzen“ spielen. Schläfer behalten ihren Schlafmarker und schlafen weiter bis Schritt 4 im Zug ihres Besitzers. Torten bleiben stehen. Die Karte verlässt das Spiel.
    .title = Razzia
M3-9 = Mit „Umsetzen“ setzt du einen deiner wachen Gangster auf einen beliebigen freien Platz.
    .title = Umsetzen

## M4 Ausgeschieden

M4-1 = Hast du keine Gangster mehr, bist du sofort ausgeschieden, auch in deinem eigenen Zug, und der Rest dieses Zuges entfällt. Deine Hand kommt auf den Ablagestapel, dein Geld behältst du. Steht deine Torte auf dem Tisch, bleibt sie dort und explodiert nie von selbst, aber andere dürfen sie weiterreichen oder hochgehen lassen; explodiert sie, verlässt sie das Spiel. Gangster, die noch auf einen Platz warten, sind am Leben.
    .title = Ausgeschieden

## M5 Ende

M5-1 = Das Spiel endet in dem Moment, in dem eines davon zutrifft, auch mitten in einem Zug. (1) Nur noch ein Spieler hat Gangster: Er bekommt den Rest des Pots. (2) Der Pot ist leer. (3) Eine einzige Explosion tötet alle, die noch übrig sind: Der Rest des Pots geht an niemanden. Die Marker eines „Schlummertrunks“ gelten hier als Explosion. Geprüft wird das nach jeder Explosion, jeder Tötung und jeder Zahlung.
    .title = Ende des Spiels
M5-2 = Wenn in { $quiet_rounds } vollen Runden hintereinander weder jemand getötet noch etwas ausgezahlt wurde, endet das Spiel, und der Pot geht an niemanden.
    .title = Ruhige Runden
M5-3 = Wer das meiste Geld hat, siegt, ausgeschieden oder nicht. Bei Gleichstand siegt, wer am längsten am Tisch blieb; gingen sie zusammen, siegt, wer in dem Moment mehr Gangster hatte. Es zählt das Ereignis, nicht der Zug: Spieler, die durch dieselbe Explosion oder denselben „Schlummertrunk“ gehen, gehen zusammen, und ihre Gangster werden unmittelbar davor gezählt. Spieler, die am Ende noch sitzen, gelten alle als am längsten geblieben; von ihnen siegt, wer mehr Gangster hat. Ist auch das gleich, wird der Sieg geteilt.
    .title = Sieg und Gleichstand

## M6 Gilt immer

M6-1 = An keinem Platz sitzen zwei Gangster oder stehen zwei Torten.
    .title = Höchstens je eins
M6-2 = Das Geld aller Spieler und der Pot ergeben zusammen immer dieselbe Summe, abgesehen von einem Rest des Pots, der an niemanden geht.
    .title = Geld zählen
M6-3 = Die Karten im Nachziehstapel, auf dem Ablagestapel, auf den Händen und außerhalb des Spiels ergeben zusammen immer { $cards }.
    .title = Karten zählen
M6-4 = Die Schlafmarker auf dem Tisch und im Vorrat ergeben zusammen immer { $sleep_markers }.
    .title = Schlafmarker zählen

## M7 Beispiele

M7-1 = Alle sechs Beispiele beginnen in derselben Stellung eines Spiels zu sechst, jedes so, als wäre der genannte Spieler am Zug. Du spielst Rot. Deine Torte explodiert und tötet den letzten gelben Gangster: Gelb ist ausgeschieden, und die gelbe Torte bleibt auf dem Tisch. Du kassierst { $example_red }: ein Café, verdoppelt durch deinen Gangster an der Registrierkasse. Die blaue Torte steht an einem leeren Platz zwischen einem violetten Gangster an einem Messer und einem von dir. Du reichst sie an den violetten weiter; nur so rettest du deinen.
    .title = Beispiel: Rot
M7-2 = Du spielst Gelb. Deine Torte explodiert und tötet einen grünen Gangster und den orangefarbenen Schläfer neben ihm. Du kassierst nichts. Du bestellst deine Torte erneut, zum blauen Gangster an der Stirnseite; dort bedroht sie ihn und die beiden grünen Gangster neben ihm.
    .title = Beispiel: Gelb
M7-3 = Du spielst Orange. Du kassierst { $example_orange }: für deinen Boss und für das Monopol auf die Spielhöllen, das er mit einem anderen deiner Gangster hält. Mit „Kawumm“ lässt du die rote Torte explodieren, die den gelben Gangster tötet. Am Ende deines Zuges wacht dein Schläfer auf.
    .title = Beispiel: Orange
M7-4 = Du spielst Violett. Du kassierst { $example_purple }: für deinen Boss und für das Restaurant, an dem er sitzt. Dein Jack schläft, also ersticht dein Gangster am Messer den orangefarbenen Boss neben ihm. Am Ende deines Zuges wacht dein Jack auf.
    .title = Beispiel: Violett
M7-5 = Du spielst Blau. Deine Torte explodiert an einem leeren Platz und tötet die Gangster zu beiden Seiten, einen violetten und einen roten. Du kassierst { $place_pay } für ein Restaurant. Dann schießt dein Gangster an einem Revolver auf den orangefarbenen Boss gegenüber.
    .title = Beispiel: Blau
M7-6 = Du spielst Grün. Du kassierst { $boss_pay } für deinen Boss. Dann setzt du ihn auf einen freien Platz an einem Café um.
    .title = Beispiel: Grün
