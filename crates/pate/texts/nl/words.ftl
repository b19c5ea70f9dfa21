### Der Pate: al het andere dat spelers lezen. Termen: docs/glossary.md.

## Dingen

business-protection = Protectiegeld
business-smuggling = Smokkel
business-bookmakers = Bookmakers
business-loans = Leningen
business-gambling = Gokken

track-reputation = aanzien
track-influence = invloed
track-income = inkomen
track-favours = gunsten

tile-wedding = Bruiloft
tile-grandson = Kleinzoon
tile-birthday = Verjaardag
tile-cop = Agent
tile-judge = Rechter
tile-senator = Senator
tile-use-wedding = een vriend uit Brooklyn
tile-use-grandson = gooi een dobbelsteen: { $amount } per oog
tile-use-birthday = een stap op een spoor naar keuze
tile-use-cop = één dobbelsteen opnieuw
tile-use-judge = alle dobbelstenen opnieuw
tile-use-senator = een dobbelsteen op een veld van een andere kleur

favour-member = Familielid terug
favour-debt = Schuldbewijs terug
favour-steps = Goed woordje
favour-cash = Envelop

die-black = zwart
die-white = wit
die-grey = grijs
die-red = rood
shade-black = zwarte
shade-white = witte
shade-grey = grijze
shade-red = rode
the-die-black = de zwarte dobbelsteen
the-die-white = de witte dobbelsteen
the-die-grey = de grijze dobbelsteen
the-die-red = de rode dobbelsteen
face = { $pips }
face-hand = hand
die-showing = { $die } { $face }

colour-grey = grijs
colour-red = rood

spot-protection = { business-protection }
spot-smuggling = { business-smuggling }
spot-bookmakers = { business-bookmakers }
spot-loans = { business-loans }
spot-gambling = { business-gambling }
spot-press = Pers
spot-reputation = Aanzien
spot-influence = Invloed
spot-visit = Bezoek
spot-cash = Contanten
spot-assembly = Bijeenkomst
spot-raid = Inval
spot-takeover = Overname
spot-friend = Vriend
spot-consigliere = Consigliere
spot-prosecutor = Aanklager
spot-informer = Verklikker
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
neutral-family = { $name } (neutraal)
the-bank = de bank
nobody = niemand
none = geen

where-supply = voorraad
where-tombs = Tombs
where-hudson = Hudson
where-gone = uit het spel
where-field = { $field }

## Vragen

question-car = Waar begint de auto? De wijk waar hij staat, is beschermd (P3.2), en de eerste gebeurteniskaart laat hem verderrijden.
question-district = Welke wijk bezet je familie?
question-event-collection = De collecte: betaal je de bank { $price } voor een stap op gunsten?
question-event-retirement = Vervroegd pensioen: ontruim je een van je onbeschermde zaken? Je krijgt er { $price } voor.
question-event-bail = { $count ->
    [one] De borgtochtzitting: betaal je { $price } voor je familielid in de Tombs, of gaat het de Hudson in?
   *[other] De borgtochtzitting: betaal je { $price } voor al je { $count } familieleden in de Tombs, of gaan ze de Hudson in?
}
question-knives = Nacht van de messen: doe je vóór je eerste worp één overname, van een zaak met een getal naar keuze?
question-place-1 = Rij 1, zaken: welke dobbelsteen? Elke zaak met dat getal betaalt haar eigenaar. De kleur die je hier inzet, ben je kwijt voor de rijen eronder.
question-place-2 = Rij 2, actie: welke dobbelsteen? De kleur bepaalt het veld, de ogen bepalen hoe sterk de actie is.
question-place-3 = Rij 3, deal: welke dobbelsteen? De kleur bepaalt het veld; de andere dobbelsteen gaat naar rij 4.
question-place-4 = Rij 4, helper: bij de laatste dobbelsteen telt alleen de kleur.
question-visit = De auto stopt bij een lege zaak, { $field }: zet je er een familielid op?
question-takeover = Overname: welke zaak met het getal { $pips }?
question-consigliere = De Consigliere: welke lege zaak bezet je?
question-informer = De Verklikker: wiens familielid gaat naar de Tombs?
question-banker = De Bankier: op welk spoor ga je een stap vooruit?
question-wrap-up = Je dobbelstenen liggen. Gebruik je nog een fiche of een gunst voordat je beurt eindigt?
question-tiles = Je hebt net gewonnen: { $tiles }. Nu gebruiken of voor later bewaren?

## Zetten

move-car = Zet de auto bij { $field }
move-district = Bezet { $district }
move-pay-collection = Betaal { $price } voor een stap op gunsten
move-retire = Ontruim { $field } en krijg { $price }
move-pay-bail = Betaal { $price } borgtocht
move-refuse-bail = Niet betalen: de Hudson in
move-place = { $die } { $face } op { $spot }
move-idle = { $die } { $face } op { $spot }, maar niet gebruiken
move-senator = Senator: { $die } { $face } op { $spot }
move-take-over = Neem { $field } over van { $family }
move-occupy = Zet een familielid op { $field }
move-inform = Familielid van { $family } bij { $field } naar de Tombs
move-bank = Een stap vooruit op { $track }
move-pass = Overslaan
move-wedding = Bruiloft: neem een vriend
move-grandson = Kleinzoon: gooi een dobbelsteen, { $amount } per oog
move-birthday = Verjaardag: een stap vooruit op { $track }
move-cop = Agent: gooi { $die } opnieuw
move-judge = Rechter: gooi je hele worp opnieuw
move-favour-member = Gunst voor 1 vriend: { favour-member }, uit de Hudson
move-favour-debt = Gunst voor 1 vriend: { favour-debt }, van { $keeper }
move-favour-steps = { $steps ->
    [one] Gunst voor 1 vriend: { favour-steps }, { $steps } stap op { $track }
   *[other] Gunst voor 1 vriend: { favour-steps }, { $steps } stappen op { $track }
}
move-favour-cash = Gunst voor 1 vriend: { favour-cash }, { $amount }
move-keep = Bewaar voor later
move-end-turn = Beëindig je beurt

## Waarom niet

refusal-not-now = Er moet nu iets anders worden beslist.
refusal-compulsory = Dit veld moet je gebruiken.
refusal-district-taken = Een andere familie heeft deze wijk al gekozen.
refusal-protected = De auto staat in deze wijk: de zaak is beschermd.
refusal-own-business = Deze zaak is van jezelf.
refusal-empty-business = Er is daar niemand.
refusal-occupied-business = Er is daar al iemand.
refusal-not-own-business = Deze zaak is niet van jou.
refusal-wrong-number = Deze zaak heeft een ander getal dan de dobbelsteen.
refusal-neutral-member = Dit familielid is neutraal; je kunt alleen familieleden van spelers verklikken.
refusal-no-debt-marker = Je hebt geen schuldbewijs meer om te geven.
refusal-no-member = Je hebt geen familielid in je voorraad.
refusal-die-placed = Deze dobbelsteen ligt al in een eerdere rij.
refusal-shows-hand = Deze dobbelsteen toont de marionettenhand, en die kan alleen op Pers.
refusal-no-colour-in-row-one = In rij 1 maakt de kleur niet uit, dus heb je daar niets aan de Senator.
refusal-no-tile = Je hebt de fiche { $tile } niet.
refusal-tile-not-fresh = In de beurt van een ander kun je alleen een fiche gebruiken die je net hebt gewonnen.
refusal-no-roll = Je hebt nu geen worp om over te doen.
refusal-no-friend-in-brooklyn = Er is geen vriend meer in Brooklyn.
refusal-track-ended = Je marker staat al op de laatste stap van { $track }.
refusal-not-own-turn = Gunsten kun je alleen in je eigen beurt gebruiken.
refusal-no-friend = Je hebt geen vriend om terug te geven.
refusal-favour-too-far = Je marker op gunsten is nog niet zo ver.
refusal-favours-used-up = Je hebt je gunsten voor deze beurt al gebruikt.
refusal-nobody-in-hudson = Er is geen familielid van jou in de Hudson.
refusal-no-marker-there = Daar ligt geen schuldbewijs van jou.

## Wat er gebeurde

event-car-placed = { $seat } zet de auto bij { $field }.
event-district-taken = { $family } bezet { $district }.
event-round-began = Ronde { $round } begint.
event-card-turned = Gebeurtenis: { $card }.
event-marker-moved = { $colour ->
    [grey] De grijze
   *[red] De rode
} gebeurtenismarker gaat naar stap { $to }.
event-knock-out-decided = Het knock-outspoor is { $track }: wie na de laatste ronde niet aan het einde ervan staat, is uitgeschakeld.
event-car-drove = De auto rijdt naar { $field }; { $district } is beschermd.
event-tip-rolled = Worp voor de anonieme tip: { $face }.
event-turn-began = Beurt van { $seat }.
event-rolled = Worp: { $die } { $face }.
event-placed = { $seat } legt { $die } { $face } op { $spot }.
event-placed-unused = { $seat } legt { $die } { $face } op { $spot } en gebruikt het veld niet.
event-no-effect = Er gebeurt niets.
event-took-over = { $seat } neemt { $field } over van { $family }.
event-roll = Worp: { $dice }.
event-passed = { $seat } past.
event-paid-from-bank = { $payee } krijgt { $amount } van de bank ({ $cause }).
event-paid-to-bank = { $payer } betaalt { $amount } aan de bank ({ $cause }).
event-paid = { $payer } betaalt { $amount } aan { $payee } ({ $cause }).
cause-income = inkomen
cause-grandson = Kleinzoon
cause-track-end = einde van { $track }
cause-favour = gunst
cause-end-businesses = zaken bij de eindafrekening
cause-end-prisoners = borgtocht bij de eindafrekening
cause-end-debts = schulden bij de eindafrekening
event-stepped = { $seat }: { $track } naar stap { $to } van { $end }.
event-tile-won = { $seat } wint de fiche { $tile } ({ $use }).
event-tile-used = { $seat } gebruikt de fiche { $tile }.
event-tiles-kept = { $seat } bewaart de nieuwe fiches voor later.
event-grandson-rolled = { $seat } gooit voor de Kleinzoon: { $face }.
event-favour-used = { $seat } gebruikt de gunst { $favour }.
event-member-moved = Familielid van { $family }: { $from } → { $to }.
event-debt-given = { $seat } geeft een schuldbewijs aan { $keeper }.
event-debt-returned = { $seat } krijgt een schuldbewijs terug van { $keeper }.
event-friend-won = { $seat } krijgt een vriend.
event-friend-spent = { $seat } geeft een vriend terug.
event-knocked-out = { $seat } staat niet aan het einde van het knock-outspoor en is uitgeschakeld.
event-ended = Het spel is afgelopen.

## De stelling in woorden

describe-setup = Het spel wordt klaargezet.
describe-round = Ronde { $round } van { $rounds }, beurt van { $seat }.
describe-round-event = Ronde { $round } van { $rounds }, de gebeurtenis.
describe-over = Het spel is afgelopen.
describe-card = Gebeurtenis van deze ronde ({ $rule }): { $card }. { $text }
describe-knock-out-open = Gebeurtenismarkers: grijs (aanzien) { $grey }, rood (invloed) { $red }; de eerste die { $needed } bereikt, maakt zijn spoor tot knock-outspoor.
describe-knock-out = Het knock-outspoor is { $track }: wie na de laatste ronde niet op de laatste stap staat, is uitgeschakeld.
describe-district = { $district }: { $businesses }
describe-district-car = { $district } (de auto staat bij { $car }): { $businesses }
describe-district-protected = { $district } (beschermd, de auto staat bij { $car }): { $businesses }
describe-business = { $business } { $pips }: { $holder }
describe-empty = leeg
describe-brooklyn = Vrienden in Brooklyn: { $friends }.
describe-family = { $seat }: { $money }, aanzien { $reputation } van { $reputation_end }, invloed { $influence } van { $influence_end }, inkomen { $income }, gunsten { $favours } van { $favours_end }, vrienden { $friends }; familieleden: voorraad { $supply }, Tombs { $tombs }, Hudson { $hudson }; schuldbewijzen { $debts }{ $given }; fiches: { $tiles }
describe-given = , { $keepers }
describe-keeper = { $count } bij { $keeper }
describe-money-secret = geld geheim
describe-dice = Rij { $row }, dobbelstenen: { $dice }

describe-place = { $place }. { $seat }
describe-place-out = –  { $seat } is uitgeschakeld.
describe-winners-none = Niemand heeft het einde van het knock-outspoor bereikt: iedereen verliest.

primer-goal = Doel: na { $rounds } rondes wint de rijkste familie, maar alleen van degenen die op de laatste stap van het knock-outspoor staan. Dat is aanzien ({ $reputation_steps } stappen) of invloed ({ $influence_steps } stappen): de kleur gebeurteniskaarten die het eerst { $knock_out } keer verschijnt, beslist welk. Aan het einde betaalt elke zaak van jou { $end_per_business } en kost elk schuldbewijs van jou bij een ander { $end_per_debt }.
primer-turn = Je beurt: vier dobbelstenen, vier rijen. Rij 1 betaalt de zaken met een getal uit, rij 2 is een actie, rij 3 een deal, rij 4 een helper. In rij 2 tot en met 4 kiest de kleur van de dobbelsteen het veld.
board-protected = { $district } [beschermd]
board-business = { $business } { $pips }: { $holder }
board-business-car = { $business } { $pips }: { $holder } [auto]
board-family = familie
board-money = geld
board-reputation = aanzien
board-influence = invloed
board-income = inkomen
board-favours = gunsten
board-friends = vrienden
board-businesses = zaken
board-supply = voorraad
board-tombs = Tombs
board-hudson = Hudson
board-tiles = fiches
board-steps = { $at }/{ $end }
board-debts = Schuldbewijzen van { $seat }: nog { $left }{ $given }
board-dice = dobbelstenen
board-row = rij { $row }
