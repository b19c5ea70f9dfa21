### Das kleine Spiel: alles, was Spieler lesen.

## Regeln

T1-1 = Es gibt Karten mit { $ranks } Werten, von 1 an gezählt, von jedem Wert { $copies }. Alle beginnen mit { $first } Karten und { $coins } Münzen. Das Spiel dauert { $rounds } Runden. In jeder Runde kommen alle einmal zum Zug: Du bekommst eine Karte und spielst danach eine aus. Wer nach der letzten Runde die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
    .title = Ablauf
T2-1 = Setzen und Nachsehen kosten je eine Münze. Ausgegebene Münzen kommen nicht zurück.
    .title = Münzen
T2-2 = Einmal pro Zug darfst du setzen: Die Karte, die du in diesem Zug zeigst, bringt dann { $stake } Punkte mehr. Passt du danach doch, ist die Münze verloren.
    .title = Setzen
T3-1 = In deinem Zug spielst du eine Karte aus deiner Hand: Du zeigst sie, oder du passt und legst sie verdeckt ab.
    .title = Eine Karte spielen
T3-2 = Eine Karte, die du zeigst, bringt dir ihre Zahl an Punkten. Jede Zahl darfst du nur einmal zeigen. Eine verdeckte Karte bringt dir nichts.
    .title = Eine Karte zeigen
T4-1 = Legst du eine Karte verdeckt ab, darf dein linker Nachbar sie ansehen. Ist sie eine { $least } oder höher, darf er sie danach für alle umdrehen und bekommt dafür 1 Punkt.
    .title = Nachsehen

## Für Neulinge

primer-goal = Sammle Punkte: Wer nach { $rounds } Runden die meisten hat, gewinnt.
primer-turn = In deinem Zug zeigst du eine Karte und bekommst ihre Zahl an Punkten, jede Zahl nur einmal, oder du legst eine verdeckt ab. Mit einer Münze ist eine Karte, die du zeigst, { $stake } Punkte mehr wert.

## Fragen

question-turn = Welche Karte zeigst du, oder passt du?
question-raised = Welche Karte zeigst du? Sie bringt { $stake } Punkte mehr.
question-lay = Welche Karte legst du verdeckt ab?
question-asked = Siehst du dir die Karte an, die { $seat } verdeckt abgelegt hat?
question-peeked = Die Karte von { $seat } ist eine { $card }. Was machst du damit?

## Züge

move-raise = Eine Münze setzen
move-fold = Passen
move-lay = Die { $card } verdeckt ablegen
move-show = Die { $card } zeigen
move-peek = Nachsehen, für eine Münze
move-let = Liegen lassen
move-expose = Umdrehen

## Warum nicht

refusal-not-now = Jetzt ist etwas anderes zu entscheiden.
refusal-no-coin = Du hast keine Münze mehr.
refusal-raised-already = Du hast in diesem Zug schon gesetzt.
refusal-not-in-hand = Du hast diese Karte nicht.
refusal-shown-already = Du hast diese Zahl schon einmal gezeigt.
refusal-too-low = Nur eine { $least } oder eine höhere Karte kann umgedreht werden.

## Was geschah

event-dealt = { $seat } bekommt eine { $card }.
event-dealt-hidden = { $seat } bekommt eine Karte.
event-raised = { $seat } setzt eine Münze.
event-folded = { $seat } passt.
event-laid = { $seat } legt eine { $card } verdeckt ab.
event-laid-hidden = { $seat } legt eine Karte verdeckt ab.
event-shown = { $seat } zeigt eine { $card }.
event-peeked = { $seat } sieht sich die Karte an: eine { $card }.
event-peeked-hidden = { $seat } sieht sich die Karte an.
event-left = { $seat } lässt die Karte verdeckt liegen.
event-exposed = { $seat } dreht die Karte um: eine { $card }.

## Die Stellung

state-round = Runde { $round } von { $rounds }, { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
} im Stapel
state-over = Das Spiel ist aus
state-player = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}; offen: { $shown }; Hand: { $hand }
state-laid = Verdeckt: { $cards }
column-player = Spieler
column-points = Punkte
column-coins = Münzen
column-shown = Offen
column-hand = Hand
laid-known = die { $card } von { $seat }
laid-hidden = eine Karte von { $seat }
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
none = keine
