### De woorden van de tafel van Der Pate, van de les en van het einde.

page-player-pate = { $name }
page-game-pate = Vier dobbelstenen per beurt, zeven rondes, heel Manhattan te winnen.
pate-option-money = Startgeld
pate-option-money-why = Met minder zijn de eerste rondes krapper.
pate-option-money-usual = standaard
pate-option-open = Ieders geld
pate-option-open-why = Geheim zoals in de doos, of open voor iedereen, wat makkelijker is voor een eerste spel.
pate-option-secret = geheim
pate-option-shown = open voor iedereen
pate-tab-ledger = Kasboek
pate-round = Ronde { $round } van { $rounds }
pate-round-row = { $round } · { $name }, rij { $row }
pate-ledger = Kasboek van { $name }
pate-ledger-label = Kasboek met dobbelstenen
pate-dice-left = Nog te leggen
pate-dice-spent = Gelegd
pate-row-1 = Zaken
pate-row-2 = Actie
pate-row-3 = Deal
pate-row-4 = Helper
pate-row-done = klaar
pate-row-now = nu
pate-row-later = straks
pate-paid = Wie geld krijgt
pate-each = elk { $amount }
pate-steps = { $pips ->
    [one] { $pips } stap
   *[other] { $pips } stappen
}
pate-steps-per-pip = 1 stap per oog
pate-fields = { $pips ->
    [one] { $pips } veld
   *[other] { $pips } velden
}
pate-fields-per-pip = 1 veld per oog
pate-money-per-pip = { $amount } per oog
pate-compulsory = verplicht
pate-one-marker = schuldbewijs
pate-voluntary = als je wilt
pate-without-using = niet gebruiken
pate-lies-in-row = { $die } ligt in rij { $row }
pate-shows-hand = { $die } hand: alleen Pers
pate-not-rolled = Geen dobbelsteen toont { $face }.
pate-does-protection = +1 invloed
pate-does-smuggling = +1 aanzien
pate-does-bookmakers = voor de eigenaar
pate-does-loans = voor de eigenaar
pate-does-gambling = voor de eigenaar
pate-does-press = +1 aanzien +1 invloed
pate-does-reputation = Omhoog op aanzien
pate-does-influence = Omhoog op invloed
pate-does-visit = Rijd door; een rivaal daar gaat naar huis
pate-does-cash = De bank betaalt je
pate-does-assembly = per schuldbewijs dat je hebt
pate-does-raid = De cel in: wie onbeschermd op dit getal zit
pate-does-takeover = Neem andermans zaak met dit getal over
pate-does-friend = Een vriend uit Brooklyn
pate-does-consigliere = Bezet een lege, onbeschermde zaak
pate-does-prosecutor = Al je familieleden uit de Tombs
pate-does-informer = Een onbeschermde rivaal naar de Tombs
pate-does-banker = 1 stap op inkomen of gunsten
pate-city = Zuidelijk Manhattan
pate-protected = beschermd
pate-car-here = de auto staat hier
pate-held-by = van { $family }
pate-place = { $business } ({ $pips }), { $district }, betaalt { $amount }, { $holder }
pate-car = Auto
pate-tombs = De Tombs
pate-hudson = Hudson
pate-east-river = East River
pate-brooklyn = Brooklyn
pate-in-tombs = { $name } in de Tombs: { $count }
pate-in-hudson = { $name } in de Hudson: { $count }
pate-tracks = Sporen
pate-knock-out = knock-out
pate-event-track = { $colour ->
    [grey] Grijze
   *[red] Rode
} gebeurteniskaarten: { $count } van { $needed }; de laatste maakt dit het knock-outspoor
pate-lane = { $name }: { $track } { $at } van { $end }
pate-event = Gebeurtenis
pate-no-event = De eerste kaart wordt omgedraaid zodra elke familie haar wijk heeft.
pate-events-done = Er geldt nu geen gebeurtenis.
pate-of = { $at } van { $all }
pate-card-collection = Betaal de bank { $collection } voor een stap op gunsten.
pate-card-retirement = Ontruim een onbeschermde zaak van jezelf: het familielid komt thuis met { $retirement }.
pate-card-concrete-shoes = Wie bij de auto staat, gaat de Hudson in.
pate-card-old-debts = Ieder geeft een schuldbewijs door naar links.
pate-card-front-page = Elke dobbelsteen op Pers levert zijn speler ook { $press } op.
pate-card-knives = Voor de eerste worp mag ieder één zaak van een getal naar keuze overnemen.
pate-card-festival = Een vriend voor ieder met een zaak in de wijk van de auto.
pate-card-tip = Er wordt een dobbelsteen gegooid: inval op dat getal.
pate-card-bail = Betaal { $bail } per gevangene, of ze zinken allemaal.
pate-card-closed-tables = Wie onbeschermd op Gokken zit, gaat naar de Tombs.
pate-secret = geheim
pate-supply = Familieleden in de voorraad
pate-friends = Vrienden
pate-debts = Eigen schuldbewijzen over
pate-debts-at-bank = Eigen schuldbewijzen bij de bank
pate-holds-debts = { $count ->
    [one] Heeft een schuldbewijs van { $name }
   *[other] Heeft { $count } schuldbewijzen van { $name }
}
pate-roll = De worp
pate-uses = Fiches en gunsten
pate-cop-where = Kies onder de dobbelstenen welke je opnieuw gooit.
pate-senator-where = Kies in het kasboek een veld van een andere kleur.
pate-favour = Gunst
pate-favour-for = voor 1 vriend
pate-favour-does-member = Voor 1 vriend komt een van je familieleden terug uit de Hudson.
pate-favour-does-debt = Voor 1 vriend krijg je een van je schuldbewijzen terug, zonder ervoor te betalen.
pate-favour-does-steps = { $steps ->
    [one] Voor 1 vriend { $steps } stap op aanzien of invloed.
   *[other] Voor 1 vriend { $steps } stappen op aanzien of invloed.
}
pate-favour-does-cash = Voor 1 vriend { $amount } van de bank.
pate-tile-at = Te winnen op stap { $step } van { $track }, één keer te gebruiken.
pate-favour-at = Beschikbaar vanaf stap { $step } van gunsten.
pate-others-car = zet de auto op straat
pate-others-district = kiest een wijk
pate-others-event = reageert op de gebeurtenis: { $card }
pate-others-knives = mag voor de eerste worp een zaak overnemen
pate-others-place = kiest een dobbelsteen voor rij { $row }
pate-others-visit = mag een familielid zetten waar de auto stopte
pate-others-takeover = kiest een zaak om over te nemen
pate-others-consigliere = kiest een lege zaak om te bezetten
pate-others-informer = kiest wie er verklikt wordt
pate-others-banker = kiest tussen inkomen en gunsten
pate-others-wrap-up = mag nog een fiche of gunst gebruiken
pate-others-tiles = heeft een fiche gewonnen en mag die nu gebruiken
pate-before = Vooraf
pate-income = Inkomen
pate-businesses = Zaken
pate-bail = Borgtocht
pate-debts-settled = Schulden
pate-total = Totaal
pate-knocked-out = uitgeschakeld
pate-stood-at = { $track }: stap { $at } van { $end }
page-won-pate-nobody = Niemand heeft het einde van het knock-outspoor bereikt: iedereen verliest.
page-won-pate-alone = { $name } wint: niemand anders haalde het einde van het knock-outspoor.
page-won-pate-money = { $name } wint met het meeste geld.
page-won-pate-track = { $name } wint: evenveel geld, maar verder op { $track }.
page-won-pate-family = { $name } wint: evenveel geld en even ver op { $track }, maar de grotere familie.
page-won-pate-shared = { $name } delen de overwinning: in alles gelijk.
pate-tie-track = evenveel geld, maar verder op { $track }: { $more } tegen { $less }
pate-tie-family = evenveel geld en even ver op { $track }, maar de grotere familie: { $more } tegen { $less }
page-headline-pate-alone = { $name } en verder niemand
page-headline-pate-money = Manhattan is van { $name }
page-headline-pate-track = { $name } met een neuslengte
page-headline-pate-family = Bloed beslist: { $name }
page-headline-pate-shared = Eén stad, meer bazen
page-headline-pate-nobody = Niemand regeert Manhattan
pate-race = Het geld, ronde na ronde

## De hoofdstukken van de regels

page-chapter-P1 = Opstelling
page-chapter-P2 = Ronde
page-chapter-P3 = Gebeurtenissen
page-chapter-P4 = Beurt
page-chapter-P5 = De vier rijen
page-chapter-P6 = Sporen en fiches
page-chapter-P7 = Gunsten
page-chapter-P8 = Einde van het spel
page-chapter-P9 = Wat altijd geldt

## Het eerste spel met uitleg: wat de consigliere zegt

learn-pate-welcome = Welkom in New York, Don Corleone. Je speelt zeven rondes tegen de familie Tattaglia. Wie het meeste geld heeft, wint, maar je doet alleen mee om de winst als je op één bepaald spoor ver genoeg komt; daarover zo meer.
learn-pate-district = Tattaglia heeft de auto op straat gezet en de East Side bezet. Nu jij: neem Lower Manhattan, met zaken met de getallen 1, 2 en 5. Wat niemand neemt, gaat naar neutrale families.
learn-pate-knock-out = Elke ronde begint met een gebeurteniskaart. De kleur ervan verschuift een gebeurtenismarker: grijs staat voor aanzien, rood voor invloed. Het spoor van de eerste kleur met vier kaarten wordt het knock-outspoor: wie daar na ronde 7 niet op de laatste stap staat, is uitgeschakeld, hoe rijk ook.
learn-pate-car = De kaart laat ook de auto rijden, deze keer drie velden. De wijk waar hij staat is verlicht: zaken daar zijn beschermd en kunnen niet worden ontruimd, overgenomen of bezet.
learn-pate-event = Daarna geldt de tekst van de kaart. Betaal $ 2.000 aan de collecte voor een stap op gunsten; daar heb je straks plezier van.
learn-pate-sheet = Je kasboek heeft vier rijen. Gooi vier dobbelstenen en leg er een in rij 1, gooi de andere drie voor rij 2, de andere twee voor rij 3; de laatste gaat naar rij 4. Een kleur die je inzet, ben je kwijt voor de rijen eronder.
learn-pate-row-1 = Rij 1, zaken: elke kleur mag, het getal telt. Je grijze 5 is Gokken: elke gokzaak betaalt haar eigenaar $ 5.000, de jouwe en helaas ook die van Tattaglia.
learn-pate-row-2 = Vanaf rij 2 kiest de kleur het veld. Zwart is Bezoek: de auto rijdt drie velden, stopt bij de gokzaak van Tattaglia en stuurt het familielid daar naar huis. Zolang de auto er staat, is die wijk beschermd en kan Tattaglia er niet terugkomen. Met “niet gebruiken” leg je een dobbelsteen zonder dat er iets gebeurt.
learn-pate-row-3 = Rij 3, deal. Rood is een Inval: elk familielid op een onbeschermde zaak met dat getal gaat naar de Tombs; neutrale verdwijnen uit het spel. Je rode 4 maakt beide Leningen leeg.
learn-pate-row-4 = Rij 4, helper: alleen de kleur telt. Wit is de Bankier: een stap op inkomen of gunsten. Neem inkomen: vanaf nu elke ronde $ 1.000.
learn-pate-theirs = Tattaglia is aan de beurt en legt een 2 op Smokkel, en jouw smokkelzaak betaalt ook: zaken betalen hun eigenaar, wie de dobbelsteen ook legt. Smokkel geeft bovendien een stap op aanzien.
learn-pate-robbed = Een overname! Je familielid bij Gokken zinkt in de Hudson, en Tattaglia zit daar nu. Maar jij hebt een schuldbewijs van Tattaglia in handen: daar moet nog voor worden betaald. De laatste dobbelsteen is grijs: met de Consigliere bezet Tattaglia straks een lege zaak.
learn-pate-round-2 = Ronde 2. Eerst je inkomen: $ 1.000. De kaart is nu rood, een anonieme tip: een dobbelsteen toont 1, en je familielid bij Protectiegeld gaat naar de Tombs.
learn-pate-hand = Je witte dobbelsteen toont de marionettenhand. Een hand kan alleen op Pers, in rij 1 tot en met 3: een stap op aanzien en een op invloed.
learn-pate-reputation = Grijs in rij 2 is Aanzien: een stap per oog. Je 4 brengt je voorbij de fiche op stap 5, dus die is van jou.
learn-pate-tile = De fiche is de Bruiloft: die haalt een vriend uit Brooklyn. Een fiche gebruik je één keer, op een moment dat jij mag beslissen. Gebruik hem nu.
learn-pate-takeover = Tijd om iets recht te zetten. Zwart in rij 3 is de Overname: je 5 neemt Gokken terug. Het familielid van Tattaglia zinkt, en nu heeft Tattaglia een schuldbewijs van jou.
learn-pate-prosecutor = Rood in rij 4 is de Aanklager: al je familieleden komen terug uit de Tombs.
learn-pate-favour = Je hebt een vriend, en je marker op gunsten staat op stap 1. Geef de vriend terug en gebruik die gunst: je familielid komt terug uit de Hudson. Per beurt mag je twee gunsten gebruiken.
learn-pate-debt = Tattaglia houdt een Bijeenkomst met een grijze 2: je krijgt je schuldbewijs terug en betaalt er $ 2.000 voor. Aan het eind kost elk bewijs dat nog uitstaat $ 2.000; een Overname is dus nooit gratis.
learn-pate-skip = Met zwart in rij 4, de Verklikker, brengt Tattaglia straks een van je mensen naar de Tombs. Je kent nu alle vier de rijen. We slaan een stuk over; let op de grijze gebeurtenismarker.
learn-pate-decided = Ronde 6, en de vierde grijze kaart: aanzien is het knock-outspoor. Je staat op stap 12 van 14. Tattaglia is rijk, maar klom de hele avond op invloed.
learn-pate-last = Ronde 7, en je komt nog één stap tekort. Leg de grijze 4 op Aanzien en bereik het einde van het spoor.
learn-pate-end = Tattaglia heeft meer geld, maar is uitgeschakeld; jij wint. De eindafrekening betaalt nog één keer inkomen en $ 3.000 per zaak, daarna worden de schulden vereffend. Tattaglia had het geld, jij de goede naam.
