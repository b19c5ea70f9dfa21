### De begeleide eerste spellen: wat de consigliere zegt. Kort, en kloppend met de getoonde stelling.

## Alle lessen

page-learn = Leren
page-learn-game = { $game } leren
page-learn-consigliere = Je consigliere
page-learn-step = Stap { $step } van { $steps }
page-learn-next = Verder
page-learn-back = Terug
page-learn-skip = Doe maar voor
page-learn-do = Jouw zet:
page-learn-otherwise = Dat kan ook. Maar probeer vandaag eens dit:
page-learn-read = Lees, kijk rond en ga dan verder.
page-learn-done = Je weet genoeg voor een eerste avond.

## Der Pate

learn-pate-welcome = Welkom in New York, Don Corleone. Je speelt zeven rondes tegen de familie Tattaglia. Wie het meeste geld heeft wint, maar alleen wie op één bepaald spoor ver genoeg komt, doet mee; daarover zo meer.
learn-pate-district = Tattaglia heeft de auto neergezet en de East Side bezet. Nu jij: neem Lower Manhattan, met zaken van de getallen 1, 2 en 5. Wat niemand neemt, gaat naar neutrale families.
learn-pate-knock-out = Elke ronde begint met een gebeurteniskaart. Haar kleur verschuift een gebeurtenismarker: grijs staat voor aanzien, rood voor invloed. De eerste kleur met vier kaarten maakt haar spoor tot knock-outspoor: wie daar na ronde 7 niet op de laatste stap staat, is uitgeschakeld, hoe rijk ook.
learn-pate-car = De kaart laat ook de auto rijden, deze keer drie velden. De wijk waar hij staat is verlicht: zaken daar zijn beschermd en kunnen niet worden ontruimd, overgenomen of bezet.
learn-pate-event = Daarna geldt de tekst van de kaart. Betaal $2.000 aan de collecte voor een stap op gunsten; daar heb je straks plezier van.
learn-pate-sheet = Je vel heeft vier rijen. Gooi vier dobbelstenen en leg er een in rij 1, gooi de andere drie voor rij 2, de andere twee voor rij 3; de laatste gaat naar rij 4. Een kleur die je inzet, ben je kwijt voor de rijen eronder.
learn-pate-row-1 = Rij 1, zaken: elke kleur mag, het getal telt. Je grijze 5 is Gokken: elke gokzaak betaalt haar eigenaar $5.000, de jouwe en helaas ook die van Tattaglia.
learn-pate-row-2 = Vanaf rij 2 kiest de kleur het veld. Zwart is Bezoek: de auto rijdt drie velden, stopt bij de gokzaak van Tattaglia en stuurt het familielid daar naar huis. En jouw auto verspert nu de weg terug.
learn-pate-row-3 = Rij 3, zaakjes. Rood is een Inval: elk familielid op een onbeschermde zaak met dat getal gaat naar de Tombs; neutrale verdwijnen uit het spel. Je rode 4 maakt beide Leningen leeg.
learn-pate-row-4 = Rij 4, helpers: alleen de kleur telt. Wit is de Bankier: een stap op inkomen of gunsten. Neem inkomen: vanaf nu elke ronde $1.000.
learn-pate-theirs = Tattaglia is aan de beurt. Ze leggen een 2 op Smokkel, en jouw smokkelzaak betaalt ook: zaken betalen hun eigenaar, wie de dobbelsteen ook legt. Smokkel geeft bovendien een stap op aanzien.
learn-pate-robbed = Een overname! Je familielid bij Gokken zinkt in de Hudson, en Tattaglia zit daar nu. Maar je hebt hun schuldbewijs in handen: daarvoor moeten ze nog betalen. Met de Consigliere bezetten ze daarna de lege Leningen.
learn-pate-round-2 = Ronde 2. Eerst je inkomen: $1.000. De kaart is nu rood, een anonieme tip: een dobbelsteen toont 1, en je familielid bij Protectiegeld gaat naar de Tombs.
learn-pate-hand = Je witte dobbelsteen toont de marionettenhand. Een hand kan alleen naar de Pers, in rij 1 tot en met 3: een stap op aanzien en een op invloed.
learn-pate-reputation = Grijs in rij 2 is Aanzien: een stap per oog. Je 4 brengt je voorbij de fiche op stap 5, dus die is van jou.
learn-pate-tile = De fiche is de Bruiloft: zij haalt een vriend uit Brooklyn. Fiches gebruik je één keer, bij elke eigen beslissing. Gebruik haar nu.
learn-pate-takeover = Tijd om iets recht te zetten. Zwart in rij 3 is de Overname: je 5 neemt Gokken terug. Hun familielid zinkt, en nu heeft Tattaglia een schuldbewijs van jou.
learn-pate-prosecutor = Rood in rij 4 is de Aanklager: al je familieleden komen terug uit de Tombs.
learn-pate-favour = Je hebt een vriend, en je marker op gunsten staat op stap 1. Geef de vriend terug en gebruik die gunst: je familielid komt terug uit de Hudson. Per beurt mag je twee gunsten gebruiken.
learn-pate-debt = Tattaglia houdt een Bijeenkomst met een grijze 2: je krijgt je schuldbewijs terug en betaalt er $2.000 voor. Aan het eind kost elk bewijs dat nog uitstaat $2.000; een Overname is dus nooit gratis.
learn-pate-skip = De Verklikker, zwart in rij 4, bracht je man bij Smokkel naar de Tombs. Je kent nu alle vier de rijen. We slaan een stuk over; let op de grijze gebeurtenismarker.
learn-pate-decided = Ronde 6, en de vierde grijze kaart: aanzien is het knock-outspoor. Je staat op stap 13 van 14. Tattaglia is rijk, maar klom de hele avond op invloed.
learn-pate-last = Ronde 7, je laatste kans om te klimmen. Leg de grijze 4 op Aanzien en bereik de laatste stap.
learn-pate-end = Tattaglia heeft meer geld, maar is uitgeschakeld; jij wint. De eindafrekening betaalt nog één keer inkomen en $3.000 per zaak, daarna worden de schulden vereffend. Zij hadden het geld, jij de goede naam.
