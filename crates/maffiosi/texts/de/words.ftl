### Maffiosi: alles andere, was Spieler lesen. Begriffe: docs/glossary-maffiosi.md.

## Dinge

card-stab = Messerstich
card-fire = Schuss
card-cake = Torte bestellen
card-pass = Weiterreichen
card-boom = Kawumm
card-nightcap = Schlummertrunk
card-raid = Razzia
card-move = Umsetzen
several = { $thing } × { $count }

role-boss = Boss
role-robbie = Revolver-Robbie
role-jack = Stiletto-Jack
role-henkie = Muskel-Henkie
short-boss = Boss
short-robbie = Robbie
short-jack = Jack
short-henkie = Henkie
the-boss = Boss
the-robbie = Revolver-Robbie
the-jack = Stiletto-Jack
the-henkie = Muskel-Henkie
whom-boss = den Boss
whom-robbie = einen Revolver-Robbie
whom-jack = einen Stiletto-Jack
whom-henkie = einen Muskel-Henkie

item-revolver = Revolver
item-knife = Messer
item-drink = Drink
item-cafe = Café
item-restaurant = Restaurant
item-gambling = Spielhölle
item-register = Registrierkasse
item-bare = kahl

place = Platz { $number } ({ $item })
place-home = zu Hause
man = { $role } der { $seat } auf { $place }
man-nobody = niemand auf { $place }
short-man = { $seat }-{ $role } ({ $number })
cake = { $place }; dort bedroht sie: { $men }
cake-nobody = { $place }; dort bedroht sie niemanden
direction-clockwise = im Uhrzeigersinn
direction-counter-clockwise = gegen den Uhrzeigersinn
none = keine

## Fragen

question-choose = Welcher deiner Gangster nimmt als Nächster Platz?
question-choose-raid = Razzia der { $seat }: Welcher deiner Gangster kommt als Nächster zurück?
question-sit = Wo nimmt dein { $role } Platz? Jeder freie Platz ist erlaubt.
question-sit-raid = Wo nimmt dein { $role } wieder Platz? Jeder freie Platz ist erlaubt.
question-play = Spiel eine Karte oder leg eine ab. Nach einer Karte darfst du noch „Umsetzen“ spielen.
question-stab = Wen erstichst du? Einen Gegner neben einem deiner wachen Jacks oder neben einem wachen Gangster von dir, der an einem Messer sitzt.
question-fire = Wen erschießt du? Einen Gegner gegenüber einem deiner wachen Robbies oder gegenüber einem wachen Gangster von dir, der an einem Revolver sitzt.
question-cake = Wohin stellst du deine Torte? Sie explodiert, wenn dein nächster Zug beginnt.
question-pass = Wessen Torte reichst du weiter, und in welche Richtung?
question-boom = Wessen Torte lässt du hochgehen?
question-drug = { $left ->
    [one] In wessen Drink? Noch einer. Wer schon schläft, stirbt.
   *[other] In wessen Drink? Noch { $left }. Wer schon schläft, stirbt.
}
question-from = Welchen deiner Gangster setzt du um?
question-to = Wohin mit: { $man }?
question-further = Spielst du noch „Umsetzen“, oder beendest du deinen Zug?
question-no-further = Du hast kein „Umsetzen“ auf der Hand: Dein Zug endet hier.

## Züge

move-play = „{ $card }“ spielen
move-discard = „{ $card }“ ablegen
move-stab = Erstechen: { $man }
move-fire = Erschießen: { $man }
move-cake = Torte an { $place }; dort bedroht sie: { $men }
move-cake-nobody = Torte an { $place }; dort bedroht sie niemanden
move-pass = Die Torte der { $owner } { $direction } weiterreichen, von { $place } an { $to }
move-pass-nowhere = Die Torte der { $owner } { $direction } weiterreichen
move-boom = Die Torte der { $owner } an { $place } hochgehen lassen
move-boom-nowhere = Die Torte der { $owner } hochgehen lassen
move-drug = „Schlummertrunk“ für: { $man }
move-from = Umsetzen: { $man }
move-to = Auf { $place }
move-choose = { $role }
move-choose-asleep = { $role }, schlafend
move-sit = Auf { $place }
move-end-turn = Zug beenden

## Warum nicht

refusal-not-now = Jetzt ist etwas anderes zu entscheiden.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-only-move-follows = Nach der ersten Karte darfst du nur noch „Umsetzen“ spielen.
refusal-has-played = Du hast schon eine Karte gespielt und kannst nicht auch noch ablegen.
refusal-no-effect-stab = Kein Gegner ist in Reichweite eines deiner Messer, also würde die Karte nichts bewirken.
refusal-no-effect-fire = Kein Gegner ist in deiner Schusslinie, also würde die Karte nichts bewirken.
refusal-no-effect-cake = Deine Torte steht schon auf dem Tisch.
refusal-no-effect-pass = Keine Torte eines Gegners lässt sich weiterreichen.
refusal-no-effect-boom = Keine Torte eines Gegners steht auf dem Tisch.
refusal-no-effect-nightcap = Niemand sitzt an einem Drink, oder es ist kein Schlafmarker mehr übrig.
refusal-no-effect-raid = Die Karte würde nichts bewirken.
refusal-no-effect-move = Keiner deiner Gangster ist wach.
refusal-no-effect-move-full = Kein Platz ist frei.
refusal-nobody-there = Dort sitzt niemand.
refusal-own-man = Er ist dein eigener Gangster.
refusal-own-cake = Es ist deine eigene Torte.
refusal-out-of-knife-reach = Neben ihm sitzt kein wacher Jack von dir und kein wacher Gangster von dir an einem Messer.
refusal-out-of-shot = Ihm gegenüber sitzt kein wacher Robbie von dir und kein wacher Gangster von dir an einem Revolver.
refusal-crossed = Er sitzt an einer Stirnseite des Tisches, wo niemand erschossen werden kann.
refusal-has-cake = Dort steht schon eine Torte.
refusal-cake-not-on-table = Diese Torte steht nicht auf dem Tisch.
refusal-nobody-to-pass-to = Sonst sitzt niemand am Tisch, an den du sie weiterreichen könntest.
refusal-direction-closed = Der nächste Gangster in dieser Richtung hat schon eine Torte vor sich.
refusal-no-drink = Er hat keinen Drink vor sich.
refusal-chosen-already = Du hast ihn schon gewählt.
refusal-out-of-order = Wähle in der Reihenfolge der Plätze: Er kommt vor einem schon Gewählten, oder nach ihm blieben zu wenige übrig.
refusal-not-own-man = Er ist keiner deiner Gangster.
refusal-asleep = Er schläft.
refusal-taken = Dort sitzt schon jemand.
refusal-sits-there = Dort sitzt er schon: Wähle einen anderen Platz.
refusal-none-waiting = Davon wartet keiner mehr auf einen Platz.
refusal-only-sleepers = Wer von ihnen auf einen Platz wartet, schläft.

## Was geschah

event-drew = Die { $seat } ziehen: { $cards }.
event-drew-hidden = { $count ->
    [one] Die { $seat } ziehen 1 Karte.
   *[other] Die { $seat } ziehen { $count } Karten.
}
event-drew-each = { $count ->
    [one] { $seats } ziehen je 1 Karte.
   *[other] { $seats } ziehen je { $count } Karten.
}
event-reshuffled = { $cards ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } Karte.
   *[other] Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } Karten.
}
event-youngest = Das Los entscheidet: Die { $seat } lassen den ersten Gangster Platz nehmen.
event-sat-down = Die { $seat } setzen { $role } auf { $place }.
event-sat-down-asleep = Die { $seat } setzen { $role } schlafend auf { $place }.
event-turn-began = Die { $seat } sind am Zug.
event-collected = Die { $seat } kassieren { $amount }.
event-played = Die { $seat } spielen „{ $card }“.
event-discarded = Die { $seat } legen „{ $card }“ ab.
event-cake-ordered = Die { $seat } bestellen eine Torte für { $place }.
event-cake-passed = Die { $seat } reichen die Torte der { $owner } weiter, von { $from } an { $to }.
event-exploded = Die Torte der { $owner } explodiert an { $place }.
event-exploded-gone = Die Torte der { $owner } explodiert an { $place } und verlässt das Spiel.
event-blown-up = In die Luft gesprengt: { $men }.
event-blown-up-nobody = Niemand wird getroffen.
event-killed-knife = Der { $man } wird erstochen.
event-killed-bullet = Der { $man } wird erschossen.
event-killed-cake = Der { $man } wird in die Luft gesprengt.
event-killed-nightcap = Der { $man } wacht nie wieder auf.
event-kills-knife = Die { $seat } erstechen den { $man }.
event-kills-bullet = Die { $seat } erschießen den { $man }.
event-drugged = Eingeschlafen: { $men }.
event-woke = { $men ->
    [one] { $seat }: ein Schläfer wacht auf.
   *[other] { $seat }: { $men } Schläfer wachen auf.
}
event-raided = Die { $seat } lösen eine Razzia aus: Alle verlassen den Tisch.
event-moved = Der { $man } wechselt auf { $to }.
event-out = Die { $seat } haben keine Gangster mehr und sind ausgeschieden. Karten auf der Hand: { $hand }.
event-out-unknown = Die { $seat } haben keine Gangster mehr und sind ausgeschieden. Die Karten auf der Hand sind noch unbekannt.
event-pot-taken = Die { $seat } sitzen als Letzte am Tisch und bekommen den Rest des Pots, { $amount }.
event-ended-last-gang = Das Spiel ist zu Ende: Nur eine Bande ist noch übrig.
event-ended-pot-empty = Das Spiel ist zu Ende: Der Pot ist leer.
event-ended-all-dead = Das Spiel ist zu Ende: Alle, die noch übrig waren, starben gleichzeitig.
event-ended-quiet = Das Spiel ist zu Ende: Es war zu lange ruhig.

## Die Stellung in Worten

describe-setup = Die Gangster nehmen Platz. Pot: { $pot }.
describe-turn = Die { $seat } sind am Zug. Pot: { $pot }.
describe-raid = Razzia der { $seat }: Alle nehmen wieder Platz. Pot: { $pot }.
describe-over = Das Spiel ist zu Ende. Pot: { $pot }.
describe-man = { $place }: { $role } der { $seat }{ $cake }
describe-sleeper = { $place }: { $role } der { $seat }, schläft{ $cake }
describe-free = { $place }: frei{ $cake }
describe-cake = {" "}[Torte der { $owner }]
describe-gang = { $seat }: { $money }, Einnahmen { $takings }; am Leben: { $alive }; Torte: { $cake }; Karten: { $hand }
describe-gang-out = Die { $seat } sind ausgeschieden: { $money }; Torte: { $cake }
describe-hidden = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
describe-cards = Nachziehstapel: { $pile }. Ablagestapel: { $discards }.
describe-unknown = Ebenfalls auf den Ablagestapel: { $cards }, noch unbekannt.
describe-rest = Übrige Schlafmarker: { $markers }. Aus dem Spiel: { $removed }.
describe-quiet = { $turns ->
    [one] Seit { $turns } Zug ruhig; nach { $rounds } ruhigen Runden endet das Spiel.
   *[other] Seit { $turns } Zügen ruhig; nach { $rounds } ruhigen Runden endet das Spiel.
}
describe-place = { $place }. { $seat }

## Für das Auge

primer-goal = Ziel: das meiste Geld haben, wenn das Spiel endet. Es endet, wenn der Pot von { $pot } leer ist, wenn nur noch eine Bande übrig ist (sie bekommt den Rest des Pots), wenn alle, die noch übrig sind, gleichzeitig sterben, oder nach { $quiet_rounds } ruhigen Runden. Eine ausgeschiedene Bande behält ihr Geld und kann noch gewinnen.
primer-turn = Dein Zug: Deine eigene Torte explodiert, falls sie auf dem Tisch steht, und tötet alle an ihrem Platz und auf den beiden Plätzen daneben. Dann kassierst du { $boss_pay } für deinen Boss und { $place_pay } für jedes Café, jedes Restaurant und jede Spielhölle, wo du sitzt; beide einer Art bringen { $monopoly_pay }, und die Registrierkasse verdoppelt alles. Dann spielst du eine Karte oder legst eine ab; nach einer Karte darfst du noch „Umsetzen“ spielen. Zum Schluss ziehst du wieder auf { $hand } Karten nach.
primer-weapons = Robbies und alle, die an einem Revolver sitzen, können ihr Gegenüber erschießen; Jacks und alle, die an einem Messer sitzen, können ihre Nachbarn erstechen. Wer an einem Drink sitzt, kann einschlafen, bis der nächste Zug seiner Bande endet.
primer-board = Auf dem Spielplan stehen Plätze, die einander gegenüberliegen, nebeneinander, und Plätze, die nebeneinanderliegen, untereinander. Die erste und die letzte Zeile sind die Stirnseiten des Tisches.
board-reach-knife = In Reichweite deiner Messer: { $men }
board-reach-bullet = In Reichweite deiner Kugeln: { $men }
board-legend = (→ ← ↔ wer wen erschießen kann; × Stirnseite des Tisches, dort schießt niemand; * deine; zz schläft)
board-seat = Platz
board-item = Gegenstand
board-gangster = Gangster
board-cake = Torte von
board-man = { $seat } { $role }
board-man-asleep = { $seat } { $role } zz
board-own = *{ $seat } { $role }
board-own-asleep = *{ $seat } { $role } zz
board-waiting-asleep = { $role } zz
board-gang = Bande
board-money = Geld
board-takings = Einnahmen
board-alive = am Leben
board-cake-at = Torte
board-cards = Karten
board-waiting = noch ohne Platz
board-out = ausgeschieden
board-danger = deine bedrohten Gangster
board-threats = bedroht durch
danger-man = { $role } ({ $number })
danger-knife = Messer der { $seat } ({ $number })
danger-jack = Jack der { $seat } ({ $number })
danger-bullet = Kugel der { $seat } ({ $number })
danger-robbie = Robbie der { $seat } ({ $number })
danger-cake = Torte der { $seat } ({ $number })
board-hand = Hand der { $seat }
board-use = was die Karte tut
use-stab = tötet einen gegnerischen Gangster neben deinem Jack oder neben deinem Gangster am Messer
use-fire = tötet einen gegnerischen Gangster gegenüber deinem Robbie oder deinem Gangster am Revolver
use-cake = stellt deine Torte an einen Platz; sie explodiert, wenn dein nächster Zug beginnt
use-pass = reicht die Torte eines Gegners an den nächsten Gangster weiter, nach links oder rechts
use-boom = lässt die Torte eines Gegners sofort explodieren
use-nightcap = { $nightcap_markers } Gangster an Drinks schlafen ein; wer schon schläft, stirbt
use-raid = alle verlassen den Tisch und nehmen einer nach dem anderen wieder Platz, du zuerst
use-move = setzt einen deiner wachen Gangster auf einen freien Platz um
