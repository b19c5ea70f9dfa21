### Die Wörter des Tisches von Maffiosi, seines Lehrspiels und seines Endes.

page-player-maffiosi = Die { $name }
page-game-maffiosi = Speisen, kassieren, die Torten überleben.
maffiosi-option-seating = Sitzordnung am Anfang
maffiosi-option-seating-why = Nach fester Sitzordnung oder von Hand: Die Spieler setzen reihum je einen Gangster.
maffiosi-option-plan = feste Sitzordnung
maffiosi-option-by-hand = von Hand
maffiosi-option-starter = Wer beginnt
maffiosi-option-starter-why = Bei fester Sitzordnung eine der Banden, die mitspielen; von Hand beginnt, wer den letzten Gangster setzt.
maffiosi-tab-dinner = Essen
maffiosi-dinner = Der Tisch, 30 Plätze im Uhrzeigersinn
maffiosi-legend = Was die Symbole bedeuten
maffiosi-legend-boss = Boss: { $pay } je Zug
maffiosi-legend-robbie = Robbie: schießt von jedem Platz aus
maffiosi-legend-jack = Jack: sticht von jedem Platz aus
maffiosi-legend-henkie = Henkie: unbewaffnet
maffiosi-legend-revolver = schießt hinüber
maffiosi-legend-knife = ersticht den Nachbarn
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
    [one] Torte der { $owner } an Platz { $number }: explodiert, wenn der nächste Zug beginnt. Sie würde treffen: { $men }.
   *[other] Torte der { $owner } an Platz { $number }: explodiert, wenn der Zug der { $owner } beginnt, in { $turns } Zügen. Sie würde treffen: { $men }.
}
maffiosi-fuse-never = Torte der { $owner } an Platz { $number }: Die { $owner } sind ausgeschieden, also zündet sie nur „Kawumm“. Sie würde treffen: { $men }.
maffiosi-cake-home = Torte zu Hause
maffiosi-men-left = Gangster übrig: { $alive } von { $all }
maffiosi-takings = Kassiert { $amount } je Zug
maffiosi-takings-change = Die { $name } würden { $after } je Zug kassieren statt { $before }.
maffiosi-men-after = { $count ->
    [0] Die { $name } wären ausgeschieden.
    [one] Die { $name } hätten noch einen Gangster.
   *[other] Die { $name } hätten noch { $count } Gangster.
}
maffiosi-can-shoot = Kann erschießen: { $men }.
maffiosi-can-stab = Kann erstechen: { $men }.
maffiosi-threatened = Bedroht von: { $by }.
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
maffiosi-card-pass = Torte rückt weiter
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
maffiosi-total = Gesamt
page-won-maffiosi-money = Die { $name } gewinnen mit dem meisten Geld.
page-won-maffiosi-stayed = Die { $name } gewinnen: gleich viel Geld, aber länger am Tisch.
page-won-maffiosi-gangsters = Die { $name } gewinnen: gleich viel Geld und gleich lange am Tisch, aber mit mehr Gangstern.
page-won-maffiosi-shared = Die { $name } teilen sich den Sieg: in allem gleich.
page-headline-maffiosi-money = { $name } kassieren
page-headline-maffiosi-stayed = { $name } bleiben sitzen
page-headline-maffiosi-gangsters = { $name } sind in der Überzahl
page-headline-maffiosi-shared = Sie teilen die Rechnung
maffiosi-race = Die Einnahmen, Runde für Runde

## Die Kapitel der Regeln

page-chapter-M1 = Aufbau
page-chapter-M2 = Zug
page-chapter-M3 = Karten
page-chapter-M4 = Aus dem Spiel
page-chapter-M5 = Ende des Spiels
page-chapter-M6 = Was immer gilt
page-chapter-M7 = Beispiele aus der Anleitung

## Das erste Spiel mit Anleitung: was der Consigliere sagt

learn-maffiosi-welcome = Willkommen zum Essen. Drei Banden sitzen an einem langen Tisch, und du führst die Gialli. Alle kassieren aus einem Pot, bis er leer oder nur noch eine Bande übrig ist; wer das meiste Geld hat, gewinnt, tot oder lebendig.
learn-maffiosi-table = Es zählt, was vor einem Gangster liegt. Mit einem Revolver erschießt du dein Gegenüber, mit einem Messer erstichst du den Nachbarn; Cafés, Restaurants und Spielhöllen zahlen; die Registrierkasse verdoppelt deine Einnahmen. Wer einen Drink hat, kann betäubt werden.
learn-maffiosi-gang = Das kleine Symbol an jedem Hut sagt, wer es ist. Der Boss (Stern) bringt jeden Zug 1.000 $, wo er auch sitzt. Robbie (Fadenkreuz) hat immer einen Revolver dabei und Jack (Dolch) ein Messer: Vor ihnen muss nichts liegen. Henkies (Hantel) hängen davon ab, was vor ihnen liegt.
learn-maffiosi-fire = Dein Zug begann mit dem Kassieren: 4.000 $ vom Boss und drei Geschäften. Spiel nun „Schuss“: Dein Mann am Revolver auf Platz 23 hat genau gegenüber, auf Platz 4, den Mann der Rossi am Café.
learn-maffiosi-move = Nach einer Karte darfst du noch „Umsetzen“ spielen. Schick deinen Henkie vom Drink auf Platz 28 zum freien Café: Mit beiden Cafés hast du ein Monopol.
learn-maffiosi-cake = Die Rossi bestellen eine Torte für deinen Mann auf Platz 27. Zu Beginn ihres nächsten Zuges explodiert sie und tötet alle, die dort oder direkt daneben sitzen. So lange hast du Zeit.
learn-maffiosi-nightcap = Die Azzurri spielen „Schlummertrunk“: Drei Männer an Drinks schlafen ein, darunter dein Boss und ein Robbie. Wer schläft, kann nicht kassieren, nicht töten und nicht den Platz wechseln; ein zweiter Marker würde töten. Am Ende deines Zuges wachen sie auf.
learn-maffiosi-collect = Wieder dein Zug: 6.000 $. Die zwei Cafés zahlen als Monopol 4.000 $, Restaurant und Spielhölle je 1.000 $; der schlafende Boss bringt nichts.
learn-maffiosi-pass = Nun die Torte. Reich sie im Uhrzeigersinn weiter: Platz 28 ist frei, also geht sie an den nächsten Gangster, den eigenen Jack der Rossi auf Platz 29.
learn-maffiosi-blast = Der Zug der Rossi beginnt, und die eigene Torte tötet zwei ihrer Männer. Die Torte kehrt zu den Rossi zurück und kann wieder bestellt werden.
learn-maffiosi-stabbed = Die Rossi schlagen zurück: Der Mann am Messer auf Platz 22 ersticht deinen Henkie neben sich. Sieh dir deine Nachbarn an, bevor du irgendwo Platz nimmst.
learn-maffiosi-order = Du hast 7.000 $ kassiert, und dein Boss ist wieder wach. Bestell nun selbst eine Torte für den Boss der Azzurri, Platz 11: Drei ihrer Männer sitzen in Reichweite.
learn-maffiosi-flight = Der Boss der Azzurri ist aufgestanden und mit „Umsetzen“ geflohen. Deine Torte bleibt stehen und explodiert, wenn dein Zug beginnt.
learn-maffiosi-own-blast = Erster Schritt deines Zuges: Deine Torte explodiert. Der Boss ist entkommen, zwei seiner Männer nicht. Dann kassierst du wieder 7.000 $.
learn-maffiosi-stab = Noch eine Lektion: Jack ersticht jeden neben sich, mit oder ohne Messer. Dein Jack auf Platz 8 erreicht den Robbie der Azzurri auf Platz 7.
learn-maffiosi-raid = Zwei Karten kennst du noch nicht. „Kawumm“ lässt die Torte eines Gegners sofort hochgehen. Die Razzia, die es nur einmal gibt, jagt alle vom Tisch: Danach setzen alle reihum je einen Gangster wieder hin, angefangen bei dem, der sie gespielt hat. Die Torten bleiben stehen.
learn-maffiosi-end = Du führst mit 24.000 $. Das Spiel endet, wenn der Pot leer oder nur noch eine Bande übrig ist, die dann den Rest bekommt. Eine Bande ohne Gangster ist ausgeschieden, behält aber ihr Geld. Guten Appetit.
