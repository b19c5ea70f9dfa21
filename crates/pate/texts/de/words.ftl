### Der Pate: alles andere, was Spieler lesen. Begriffe: docs/glossary.md.

## Dinge

business-protection = Schutzgeld
business-smuggling = Schmuggel
business-bookmakers = Buchmacher
business-loans = Kredite
business-gambling = Glücksspiel

track-reputation = Ansehen
track-influence = Einfluss
track-income = Einkommen
track-favours = Gefälligkeiten

tile-wedding = Hochzeit
tile-grandson = Enkel
tile-birthday = Geburtstag
tile-cop = Polizist
tile-judge = Richter
tile-senator = Senator
tile-use-wedding = ein Freund aus Brooklyn
tile-use-grandson = ein Wurf: { $amount } je Auge
tile-use-birthday = eine Stufe auf einer beliebigen Leiste
tile-use-cop = einen Würfel neu werfen
tile-use-judge = alle Würfel neu werfen
tile-use-senator = ein Würfel auf ein Feld anderer Farbe

favour-member = Mitglied zurück
favour-debt = Schuldschein zurück
favour-steps = Gutes Wort
favour-cash = Umschlag

die-black = Schwarz
die-white = Weiß
die-grey = Grau
die-red = Rot
shade-black = schwarze
shade-white = weiße
shade-grey = graue
shade-red = rote
the-die-black = den schwarzen Würfel
the-die-white = den weißen Würfel
the-die-grey = den grauen Würfel
the-die-red = den roten Würfel
face = { $pips }
face-hand = Hand
die-showing = { $die } { $face }

colour-grey = grau
colour-red = rot

spot-protection = { business-protection }
spot-smuggling = { business-smuggling }
spot-bookmakers = { business-bookmakers }
spot-loans = { business-loans }
spot-gambling = { business-gambling }
spot-press = Presse
spot-reputation = Ansehen
spot-influence = Einfluss
spot-visit = Besuch
spot-cash = Bargeld
spot-assembly = Versammlung
spot-raid = Razzia
spot-takeover = Übernahme
spot-friend = Freund
spot-consigliere = Consigliere
spot-prosecutor = Staatsanwalt
spot-informer = Spitzel
spot-banker = Bankier

card-collection = { P3-11.title }
card-retirement = { P3-12.title }
card-concrete-shoes = { P3-13.title }
card-old-debts = { P3-14.title }
card-front-page = { P3-15.title }
card-knives = { P3-16.title }
card-festival = { P3-17.title }
card-tip = { P3-18.title }
card-bail = { P3-19.title }
card-closed-tables = { P3-20.title }

field = { $business } ({ $pips }), { $district }
neutral-family = { $name } (neutral)
the-bank = der Bank
nobody = niemandem
none = keine

where-supply = Vorrat
where-tombs = Tombs
where-hudson = Hudson
where-gone = aus dem Spiel
where-field = { $field }

## Fragen

question-car = Wo startet das Auto? Das Viertel, in dem es steht, ist geschützt (P3.2), und die erste Ereigniskarte lässt es weiterfahren.
question-district = Welches Viertel besetzt deine Familie?
question-event-collection = Die Kollekte: Zahlst du der Bank { $price } für eine Stufe auf Gefälligkeiten?
question-event-retirement = Vorruhestand: Räumst du eines deiner ungeschützten Geschäfte? Du bekommst { $price } dafür.
question-event-bail = { $count ->
    [one] Der Kautionstermin: Zahlst du { $price } für dein Mitglied in den Tombs, oder kommt es in den Hudson?
   *[other] Der Kautionstermin: Zahlst du { $price } für alle deine { $count } Mitglieder in den Tombs, oder kommen sie in den Hudson?
}
question-knives = Messernacht: Übernimmst du vor deinem ersten Wurf ein Geschäft mit beliebiger Zahl?
question-place-1 = Reihe 1, Geschäfte: Welcher Würfel? Jedes Geschäft mit seiner Zahl zahlt an den Besitzer. Die Farbe, die du hier einsetzt, fehlt dir in den Reihen darunter.
question-place-2 = Reihe 2, Aktion: Welcher Würfel? Seine Farbe bestimmt das Feld, seine Augen die Stärke.
question-place-3 = Reihe 3, Deal: Welcher Würfel? Seine Farbe bestimmt das Feld; der andere Würfel kommt in Reihe 4.
question-place-4 = Reihe 4, Helfer: Beim letzten Würfel zählt nur die Farbe.
question-visit = Das Auto hält bei einem leeren Geschäft, { $field }: Setzt du ein Mitglied darauf?
question-takeover = Übernahme: Welches Geschäft mit der Zahl { $pips }?
question-consigliere = Der Consigliere: Welches leere Geschäft besetzt du?
question-informer = Der Spitzel: Wessen Mitglied kommt in die Tombs?
question-banker = Der Bankier: Auf welcher Leiste rückst du um eine Stufe vor?
question-wrap-up = Deine Würfel liegen. Nutzt du noch ein Plättchen oder eine Gefälligkeit, bevor dein Zug endet?
question-tiles = Du hast gerade gewonnen: { $tiles }. Jetzt nutzen oder für später aufheben?

## Züge

move-car = Auto aufstellen: { $field }
move-district = { $district } besetzen
move-pay-collection = { $price } für eine Stufe auf Gefälligkeiten zahlen
move-retire = Räumen: { $field }, du bekommst { $price }
move-pay-bail = { $price } Kaution zahlen
move-refuse-bail = Nicht zahlen: ab in den Hudson
move-place = { $die } { $face } auf „{ $spot }“
move-idle = { $die } { $face } auf „{ $spot }“, ohne das Feld zu nutzen
move-senator = Senator: { $die } { $face } auf „{ $spot }“
move-take-over = { $field }, von { $family } übernehmen
move-occupy = { $field } besetzen
move-inform = Mitglied von { $family } auf { $field }, in die Tombs
move-bank = Eine Stufe auf { $track } vorrücken
move-pass = Verzichten
move-wedding = Hochzeit: einen Freund nehmen
move-grandson = Enkel: einen Würfel werfen, { $amount } je Auge
move-birthday = Geburtstag: eine Stufe auf { $track } vorrücken
move-cop = Polizist: { $die } neu werfen
move-judge = Richter: deinen ganzen Wurf neu werfen
move-favour-member = Gefälligkeit für 1 Freund: { favour-member }, aus dem Hudson
move-favour-debt = Gefälligkeit für 1 Freund: { favour-debt } von { $keeper }
move-favour-steps = { $steps ->
    [one] Gefälligkeit für 1 Freund: { favour-steps }, { $steps } Stufe auf { $track }
   *[other] Gefälligkeit für 1 Freund: { favour-steps }, { $steps } Stufen auf { $track }
}
move-favour-cash = Gefälligkeit für 1 Freund: { favour-cash }, { $amount }
move-keep = Für später aufheben
move-end-turn = Zug beenden

## Warum nicht

refusal-not-now = Jetzt ist etwas anderes zu entscheiden.
refusal-compulsory = Dieses Feld musst du nutzen.
refusal-district-taken = Eine andere Familie hat dieses Viertel schon gewählt.
refusal-protected = Das Auto steht in diesem Viertel: Das Geschäft ist geschützt.
refusal-own-business = Das ist dein eigenes Geschäft.
refusal-empty-business = Dort ist niemand.
refusal-occupied-business = Dort ist schon jemand.
refusal-not-own-business = Das ist nicht dein Geschäft.
refusal-wrong-number = Dieses Geschäft hat eine andere Zahl als der Würfel.
refusal-neutral-member = Dieses Mitglied ist neutral; verpfeifen kannst du nur Mitglieder von Spielern.
refusal-no-debt-marker = Du hast keinen Schuldschein mehr, den du geben könntest.
refusal-no-member = Du hast kein Mitglied in deinem Vorrat.
refusal-die-placed = Dieser Würfel liegt schon in einer früheren Reihe.
refusal-shows-hand = Dieser Würfel zeigt die Marionettenhand, und die kann nur auf „Presse“.
refusal-no-colour-in-row-one = In Reihe 1 ist die Farbe egal, also nützt dir der Senator dort nichts.
refusal-no-tile = Du hast das Plättchen „{ $tile }“ nicht.
refusal-tile-not-fresh = Im Zug eines anderen kannst du nur ein Plättchen nutzen, das du gerade gewonnen hast.
refusal-no-roll = Du hast jetzt keinen Wurf, den du neu werfen könntest.
refusal-no-friend-in-brooklyn = In Brooklyn ist kein Freund mehr.
refusal-track-ended = Dein Marker steht schon auf der letzten Stufe von { $track }.
refusal-not-own-turn = Gefälligkeiten kannst du nur in deinem eigenen Zug nutzen.
refusal-no-friend = Du hast keinen Freund, den du zurückgeben könntest.
refusal-favour-too-far = Dein Marker auf Gefälligkeiten ist noch nicht so weit.
refusal-favours-used-up = Du hast deine Gefälligkeiten für diesen Zug schon genutzt.
refusal-nobody-in-hudson = Keines deiner Mitglieder ist im Hudson.
refusal-no-marker-there = Dort liegt kein Schuldschein von dir.

## Was geschah

event-car-placed = { $seat } stellt das Auto vor { $field }.
event-district-taken = { $family } besetzt { $district }.
event-round-began = Runde { $round } beginnt.
event-card-turned = Ereignis: „{ $card }“.
event-marker-moved = { $colour ->
    [grey] Der graue
   *[red] Der rote
} Ereignismarker rückt auf Stufe { $to } vor.
event-knock-out-decided = Die K.-o.-Leiste ist { $track }: Wer nach der letzten Runde nicht an ihrem Ende steht, ist ausgeschieden.
event-car-drove = Das Auto hält bei { $field }; { $district } ist geschützt.
event-tip-rolled = Wurf für den anonymen Hinweis: { $face }.
event-turn-began = { $seat } ist am Zug.
event-rolled = Wurf: { $die } { $face }.
event-placed = { $seat } legt { $die } { $face } auf „{ $spot }“.
event-placed-unused = { $seat } legt { $die } { $face } auf „{ $spot }“ und nutzt das Feld nicht.
event-no-effect = Es passiert nichts.
event-took-over = { $seat } übernimmt { $field }, von { $family }.
event-roll = Wurf: { $dice }.
event-passed = { $seat } verzichtet.
event-paid-from-bank = { $payee } bekommt { $amount } von der Bank ({ $cause }).
event-paid-to-bank = { $payer } zahlt { $amount } an die Bank ({ $cause }).
event-paid = { $payer } zahlt { $amount } an { $payee } ({ $cause }).
cause-income = Einkommen
cause-grandson = Enkel
cause-track-end = Ende von { $track }
cause-favour = Gefälligkeit
cause-end-businesses = Geschäfte bei der Schlussabrechnung
cause-end-prisoners = Kaution bei der Schlussabrechnung
cause-end-debts = Schulden bei der Schlussabrechnung
event-stepped = { $seat }: { $track } auf Stufe { $to } von { $end }.
event-tile-won = { $seat } gewinnt das Plättchen „{ $tile }“ ({ $use }).
event-tile-used = { $seat } nutzt das Plättchen „{ $tile }“.
event-tiles-kept = { $seat } hebt die neuen Plättchen für später auf.
event-grandson-rolled = { $seat } wirft für den Enkel: { $face }.
event-favour-used = { $seat } nutzt die Gefälligkeit „{ $favour }“.
event-member-moved = Mitglied von { $family }: { $from } → { $to }.
event-debt-given = { $seat } gibt { $keeper } einen Schuldschein.
event-debt-returned = { $seat } bekommt einen Schuldschein von { $keeper } zurück.
event-friend-won = { $seat } bekommt einen Freund.
event-friend-spent = { $seat } gibt einen Freund zurück.
event-knocked-out = { $seat } steht nicht am Ende der K.-o.-Leiste und ist ausgeschieden.
event-ended = Das Spiel ist zu Ende.

## Die Stellung in Worten

describe-setup = Das Spiel wird aufgebaut.
describe-round = Runde { $round } von { $rounds }, { $seat } ist am Zug.
describe-round-event = Runde { $round } von { $rounds }, das Ereignis.
describe-over = Das Spiel ist zu Ende.
describe-card = Ereignis dieser Runde ({ $rule }): „{ $card }“. { $text }
describe-knock-out-open = Ereignismarker: grau (Ansehen) { $grey }, rot (Einfluss) { $red }; der erste auf { $needed } macht seine Leiste zur K.-o.-Leiste.
describe-knock-out = Die K.-o.-Leiste ist { $track }: Wer nach der letzten Runde nicht auf ihrer letzten Stufe steht, ist ausgeschieden.
describe-district = { $district }: { $businesses }
describe-district-car = { $district } (das Auto steht vor: { $car }): { $businesses }
describe-district-protected = { $district } (geschützt, Auto vor: { $car }): { $businesses }
describe-business = { $business } { $pips }: { $holder }
describe-empty = leer
describe-brooklyn = Freunde in Brooklyn: { $friends }.
describe-family = { $seat }: { $money }, Ansehen { $reputation } von { $reputation_end }, Einfluss { $influence } von { $influence_end }, Einkommen { $income }, Gefälligkeiten { $favours } von { $favours_end }, Freunde { $friends }; Mitglieder: Vorrat { $supply }, Tombs { $tombs }, Hudson { $hudson }; Schuldscheine { $debts }{ $given }; Plättchen: { $tiles }
describe-given = , { $keepers }
describe-keeper = { $count } bei { $keeper }
describe-money-secret = Geld geheim
describe-dice = Reihe { $row }, Würfel: { $dice }

describe-place = { $place }. { $seat }
describe-place-out = –  { $seat } ist ausgeschieden.
describe-winners-none = Niemand hat das Ende der K.-o.-Leiste erreicht: Alle verlieren.

primer-goal = Ziel: Nach { $rounds } Runden gewinnt die reichste Familie, aber nur unter denen, die auf der letzten Stufe der K.-o.-Leiste stehen. Das ist Ansehen ({ $reputation_steps } Stufen) oder Einfluss ({ $influence_steps } Stufen): Welche, entscheidet die Farbe der Ereigniskarten, die zuerst { $knock_out }-mal kommt. Am Ende bringt jedes deiner Geschäfte { $end_per_business }, und jeder deiner Schuldscheine bei einem anderen kostet { $end_per_debt }.
primer-turn = Dein Zug: vier Würfel, vier Reihen. Reihe 1 zahlt die Geschäfte einer Zahl aus, Reihe 2 ist eine Aktion, Reihe 3 ein Deal, Reihe 4 ein Helfer. In den Reihen 2 bis 4 wählt die Farbe des Würfels das Feld.
board-protected = { $district } [geschützt]
board-business = { $business } { $pips }: { $holder }
board-business-car = { $business } { $pips }: { $holder } [Auto]
board-family = Familie
board-money = Geld
board-reputation = Ansehen
board-influence = Einfluss
board-income = Einkommen
board-favours = Gefällig.
board-friends = Freunde
board-businesses = Gesch.
board-supply = Vorrat
board-tombs = Tombs
board-hudson = Hudson
board-tiles = Plättchen
board-steps = { $at }/{ $end }
board-debts = Schuldscheine von { $seat }: noch { $left }{ $given }
board-dice = Würfel
board-row = Reihe { $row }
