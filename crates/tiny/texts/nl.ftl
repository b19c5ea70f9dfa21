### Het kleine spel: alles wat spelers lezen.

## Regels

T1-1 = Er zijn kaarten met { $ranks } waarden, genummerd vanaf 1, van elke waarde { $copies }. Iedereen begint met { $first } kaarten en { $coins } munten. Het spel duurt { $rounds } rondes. In elke ronde is iedereen één keer aan de beurt: je krijgt een kaart en speelt er daarna een. Wie na de laatste ronde de meeste punten heeft, wint; bij gelijke stand delen jullie de winst.
    .title = Verloop van het spel
T2-1 = Inzetten en kijken kosten elk een munt. Een uitgegeven munt krijg je niet terug.
    .title = Munten
T2-2 = Eén keer per beurt mag je inzetten: de kaart die je in deze beurt laat zien, levert dan { $stake } punten extra op. Pas je daarna toch, dan ben je de munt kwijt.
    .title = Inzetten
T3-1 = In je beurt speel je één kaart uit je hand: je laat hem zien, of je past en legt hem gedekt neer.
    .title = Een kaart spelen
T3-2 = Een kaart die je laat zien, levert je zijn getal aan punten op. Elk getal mag je maar één keer laten zien. Een gedekte kaart levert je niets op.
    .title = Een kaart laten zien
T4-1 = Leg je een kaart gedekt neer, dan mag je linkerbuur ernaar kijken. Is het een { $least } of hoger, dan mag je buur hem daarna voor iedereen omdraaien en krijgt hij daarvoor 1 punt.
    .title = Kijken

## Voor nieuwkomers

primer-goal = Verzamel punten: wie er na { $rounds } rondes de meeste heeft, wint.
primer-turn = In je beurt laat je een kaart zien voor zijn getal aan punten, elk getal maar één keer, of je legt er een gedekt neer. Met een munt is een kaart die je laat zien { $stake } punten meer waard.

## Vragen

question-turn = Welke kaart laat je zien, of pas je?
question-raised = Welke kaart laat je zien? Hij levert { $stake } punten extra op.
question-lay = Welke kaart leg je gedekt neer?
question-asked = Kijk je naar de kaart die { $seat } gedekt heeft neergelegd?
question-peeked = De kaart van { $seat } is een { $card }. Wat doe je ermee?

## Zetten

move-raise = Een munt inzetten
move-fold = Passen
move-lay = De { $card } gedekt neerleggen
move-show = De { $card } laten zien
move-peek = Kijken, voor een munt
move-let = Laten liggen
move-expose = Omdraaien

## Waarom niet

refusal-not-now = Er moet nu iets anders worden beslist.
refusal-no-coin = Je hebt geen munt meer.
refusal-raised-already = Je hebt deze beurt al ingezet.
refusal-not-in-hand = Je hebt deze kaart niet.
refusal-shown-already = Je hebt dit getal al eens laten zien.
refusal-too-low = Alleen een { $least } of hoger kan worden omgedraaid.

## Wat er gebeurde

event-dealt = { $seat } krijgt een { $card }.
event-dealt-hidden = { $seat } krijgt een kaart.
event-raised = { $seat } zet een munt in.
event-folded = { $seat } past.
event-laid = { $seat } legt een { $card } gedekt neer.
event-laid-hidden = { $seat } legt een kaart gedekt neer.
event-shown = { $seat } laat een { $card } zien.
event-peeked = { $seat } kijkt naar de kaart en ziet een { $card }.
event-peeked-hidden = { $seat } kijkt naar de kaart.
event-left = { $seat } laat de kaart gedekt liggen.
event-exposed = { $seat } draait de kaart om: een { $card }.

## De stand

state-round = Ronde { $round } van { $rounds }, { $pile ->
    [one] 1 kaart
   *[other] { $pile } kaarten
} op de stapel
state-over = Het spel is afgelopen
state-player = { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}; open: { $shown }; hand: { $hand }
state-laid = Gedekt: { $cards }
column-player = Speler
column-points = Punten
column-coins = Munten
column-shown = Open
column-hand = Hand
laid-known = de { $card } van { $seat }
laid-hidden = een kaart van { $seat }
cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
none = geen
