### Der Pate: de regels, één bericht per regelnummer (P5.9 is P5-9). Termen: docs/glossary.md.

## P1 Voorbereiding

P1-1 = Er zijn vier families: { $families }. Elke familie heeft een eigen kleur, teken en familiebedrijf, alleen voor de sfeer: de regels behandelen alle families gelijk.
    .title = Families
P1-2 = Je begint met { $members } familieleden, { $debts } schuldbewijzen in de kleur van je familie en een marker op het startveld van elk van je vier sporen: aanzien, invloed, inkomen en gunsten. Drie aanzienfiches en drie invloedfiches van jou liggen op je sporen en zijn onderweg te winnen (P6.1), en je hebt { $start_money }. Het startgeld is een instelling van de tafel; mogelijk is { $start_money_choices }.
    .title = Waarmee je begint
P1-3 = Twaalf zaken liggen aan een straat die in een kring loopt, met vóór elke zaak een autoveld. Telkens drie opeenvolgende zaken vormen een wijk. Met de klok mee heten de vier wijken: { $districts }.
    .title = Straat en wijken
P1-4 = Er zijn vijf soorten zaken, te herkennen aan hun aantal ogen. Per zaak betaalt protectiegeld (getal { $pips_protection }, { $count_protection } stuks) { $pay_protection }, smokkel (getal { $pips_smuggling }, { $count_smuggling } stuks) { $pay_smuggling }, bookmakers (getal { $pips_bookmakers }, { $count_bookmakers } stuks) { $pay_bookmakers }, leningen (getal { $pips_loans }, { $count_loans } stuks) { $pay_loans } en gokken (getal { $pips_gambling }, { $count_gambling } stuks) { $pay_gambling }. Met de klok mee vanaf het eerste veld van de eerste wijk zijn de getallen: { $street }.
    .title = Soorten zaken
P1-5 = De oudste speler is het hele spel startspeler en heeft de eerste plaats; de anderen volgen met de klok mee. Wie rechts van de startspeler zit, zet de auto op een autoveld naar keuze, kiest daarna een wijk en zet een familielid op elk van de drie zaken daar. De anderen kiezen op dezelfde manier, tegen de klok in. Bescherming (P3.2) telt niet zolang de wijken worden gekozen. Ook met twee of drie spelers kiest de startspeler als laatste, vrij uit de wijken die over zijn. Elke wijk die niemand koos, is in handen van een neutrale familie, elk in een eigen ongebruikte kleur.
    .title = Wijken kiezen
P1-6 = De { $cards } gebeurteniskaarten worden geschud, { $removed } gaan er ongezien terug en de andere { $deck } vormen de stapel. Alle kaartteksten mag je vooraf kennen; de tafel kan ze opsommen en laten zien welke al voorbij zijn gekomen. In Brooklyn liggen { $friends } vrienden. De grijze en de rode gebeurtenismarker staan aan het begin van de twee gebeurtenissporen.
    .title = Stapel en vrienden
P1-7 = Je mag je geld geheimhouden. Alle betalingen zijn wel openbaar, dus wie goed oplet, kan meetellen. Desgewenst kan de tafel ieders geld tonen; dat staat uit zolang je het niet aanzet.
    .title = Geheim geld
P1-8 = De lengte van een spoor wordt geteld in stappen vanaf het startveld. Aanzien heeft { $reputation_steps } stappen, met de fiches Bruiloft, Kleinzoon en Verjaardag in die volgorde op de stappen { $reputation_tiles }; invloed heeft { $influence_steps } stappen, met de fiches Agent, Rechter en Senator in die volgorde op de stappen { $influence_tiles }. Inkomen stijgt in { $income_steps } stappen tot { $income_top }. Gunsten heeft vier stappen in de volgorde van P7.2; het startveld geeft geen gunst.
    .title = Lengte van de sporen
P1-9 = Een dobbelsteen heeft de zijden 1 tot en met 5 en als zesde zijde de marionettenhand. Er zijn vier dobbelstenen: zwart, wit, grijs en rood.
    .title = Dobbelstenen
P1-10 = Je geld zakt nooit onder nul, behalve bij de eindafrekening (P8.3). Het geld van de bank raakt nooit op.
    .title = Nooit onder nul

## P2 Ronde

P2-1 = Het spel duurt { $rounds } rondes. In elke ronde krijgt iedereen eerst inkomen (P2.2), dan volgt een gebeurtenis (P3.1) en daarna is elke speler aan de beurt (P4.1), met de klok mee vanaf de startspeler.
    .title = Rondes
P2-2 = Aan het begin van elke ronde betaalt de bank je het bedrag onder je marker op inkomen. Op het startveld is dat niets.
    .title = Inkomen

## P3 Gebeurtenissen

P3-1 = De bovenste gebeurteniskaart wordt omgedraaid. De kleur van de kaart zet de grijze of de rode gebeurtenismarker een stap vooruit. Zodra er van één kleur { $knock_out } kaarten zijn omgedraaid, is het spoor van die kleur (grijs: aanzien, rood: invloed) het knock-outspoor en bewegen de gebeurtenismarkers niet meer.
    .title = Kaart omdraaien
P3-2 = Daarna rijdt de auto met de klok mee, volgens het autogetal van de kaart. Zolang de auto in een wijk staat, zijn de drie zaken daar beschermd: ze kunnen niet worden ontruimd of overgenomen, en lege kunnen niet worden bezet. Alleen Bezoek (P5.4) en de gebeurtenis Betonnen schoenen (P3.13) trekken zich van die bescherming niets aan.
    .title = Auto en bescherming
P3-3 = Ten slotte gebeurt wat er op de kaart staat. Valt er iets te kiezen, dan kiest de startspeler als eerste, daarna de anderen met de klok mee. Voorpagina (P3.15) en Nacht van de messen (P3.16) blijven de hele ronde open liggen.
    .title = Kaarttekst
P3-4 = Er zijn { $cards } gebeurteniskaarten: De collecte (P3.11), Vervroegd pensioen (P3.12), Betonnen schoenen (P3.13), Oude schulden (P3.14), Voorpagina (P3.15), Nacht van de messen (P3.16), Straatfeest (P3.17), Anonieme tip (P3.18), De borgtochtzitting (P3.19) en Gesloten tafels (P3.20). Elke kaart heeft een eigen kleur, autogetal en tekst; je vindt ze onder het nummer van de kaart.
    .title = De gebeurteniskaarten
P3-5 = Neutrale familieleden die worden getroffen door Betonnen schoenen (P3.13), Anonieme tip (P3.18), Gesloten tafels (P3.20) of een Inval (P5.7), verdwijnen uit het spel. Neutrale families doen niet mee aan Vervroegd pensioen (P3.12), Oude schulden (P3.14) en Straatfeest (P3.17).
    .title = Neutrale families
P3-11 = Als je de bank { $collection_price } betaalt, mag je een stap vooruit op gunsten. Je krijgt deze keuze niet als je marker op gunsten al op de laatste stap staat of als je het geld niet hebt. Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = De collecte
P3-12 = Je mag één eigen onbeschermde zaak ontruimen: het familielid keert terug naar je voorraad en je krijgt { $retirement_pay }. Neutrale families doen niet mee (P3.5). Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Vervroegd pensioen
P3-13 = Het familielid op de zaak waar de auto staat, gaat de Hudson in; bescherming (P3.2) helpt hier niet. Een neutraal familielid verdwijnt uit het spel (P3.5). Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Betonnen schoenen
P3-14 = Je geeft een van je eigen schuldbewijzen, als je er nog een hebt, aan je linkerbuur. Alle spelers doen dat tegelijk; neutrale families doen niet mee (P3.5). Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Oude schulden
P3-15 = Deze ronde levert elke dobbelsteen die je op Pers legt (P4.2), je ook { $press_pay } op. De kaart blijft de hele ronde open liggen (P3.3). Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Voorpagina
P3-16 = Deze ronde mag je één overname doen volgens regel P5.9, van een zaak met een getal naar keuze. Je doet dat aan het begin van je beurt, vóór je eerste worp, of helemaal niet. De kaart blijft de hele ronde open liggen (P3.3). Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Nacht van de messen
P3-17 = Als je minstens één zaak controleert in de wijk waar de auto staat, krijg je één vriend: één in totaal, niet één per zaak. Liggen er te weinig vrienden in Brooklyn, dan komt de startspeler als eerste aan bod, daarna de anderen met de klok mee. Neutrale families doen niet mee (P3.5). Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Straatfeest
P3-18 = De startspeler gooit één dobbelsteen. Alle familieleden op onbeschermde zaken met dat getal gaan naar de Tombs; neutrale verdwijnen uit het spel (P3.5). Toont de dobbelsteen de marionettenhand, dan wordt niemand getroffen. Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Anonieme tip
P3-19 = Je kiest: je betaalt { $bail_price } voor elk familielid van jou in de Tombs en neemt ze allemaal terug in je voorraad, of ze gaan allemaal de Hudson in. Het is alles of niets. Heb je het geld niet, dan gaan ze de Hudson in; heb je niemand in de Tombs, dan valt er niets te kiezen. Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = De borgtochtzitting
P3-20 = Alle familieleden op onbeschermde gokzaken gaan naar de Tombs; neutrale verdwijnen uit het spel (P3.5). Deze kaart is { $colour } en heeft autogetal { $car }.
    .title = Gesloten tafels

## P4 Beurt

P4-1 = Je gooit alle vier de dobbelstenen en legt er een in rij 1, gooit de andere drie en legt er een in rij 2, en gooit dan de andere twee en legt er een in rij 3. De laatste dobbelsteen gaat zonder nieuwe worp naar rij 4. In elke rij moet je een dobbelsteen leggen, ook als alleen anderen er iets aan hebben.
    .title = Gooien en leggen
P4-2 = In de rijen 1 tot en met 3 mag je een dobbelsteen met de marionettenhand op Pers leggen, ongeacht zijn kleur: je gaat een stap vooruit op aanzien en een stap op invloed. Ergens anders kan zo’n dobbelsteen in deze rijen niet heen, en een dobbelsteen met een getal kan nooit op Pers.
    .title = Pers
P4-3 = In één beurt mag je meerdere fiches (P6.1) en hoogstens { $favours_a_turn } gunsten (P7.1) gebruiken. Dat mag bij elke beslissing die je in je eigen beurt neemt, ook vóór de overname van Nacht van de messen (P3.16). Heb je na je laatste dobbelsteen nog iets over om te gebruiken, dan beëindig je de beurt zelf, zodat fiches die je met die dobbelsteen wint nog meetellen.
    .title = Fiches en gunsten

## P5 De rijen

P5-1 = In rij 1 leg je een dobbelsteen van een willekeurige kleur; zijn getal wijst een soort zaak aan (P1.4). Elke zaak van die soort betaalt haar eigenaar, wie de dobbelsteen ook heeft gelegd. Bovendien brengt elke zaak met protectiegeld haar eigenaar een stap vooruit op invloed, en elke zaak met smokkel een stap op aanzien. Neutrale en lege zaken betalen niets. Ook een beschermde zaak (P3.2) betaalt gewoon.
    .title = Rij 1: zaken
P5-2 = In de rijen 2 en 3 komt een dobbelsteen met een getal op het veld van zijn eigen kleur. Alleen met de Senator (P6.6) kun je een andere kleur gebruiken.
    .title = Kleur bij kleur
P5-3 = Met een dobbelsteen op het grijze veld in rij 2 mag je op aanzien vooruit, met een op het rode veld op invloed, en wel zoveel stappen als de dobbelsteen ogen telt. Het hoeft niet.
    .title = Aanzien en Invloed
P5-4 = Met een dobbelsteen op het zwarte veld in rij 2 rijdt de auto met de klok mee, zoveel velden als de dobbelsteen ogen telt, en bezoekt de zaak waar hij stopt; bescherming telt hier niet (P3.2). Is de zaak leeg, dan mag je er een familielid uit je voorraad op zetten. Is de zaak van een andere familie, dan wordt ze ontruimd: het familielid keert terug naar de voorraad van zijn eigenaar, en een neutraal familielid verdwijnt uit het spel. Is de zaak van jezelf, dan gebeurt er niets. Rijden en ontruimen zijn verplicht.
    .title = Bezoek
P5-5 = Met een dobbelsteen op het witte veld in rij 2 krijg je { $cash_per_pip } per oog.
    .title = Contanten
P5-6 = Met een dobbelsteen op het grijze veld in rij 3 moet je alle schuldbewijzen teruggeven die je van andere spelers hebt, en voor elk schuldbewijs betaalt de speler van wiens kleur het is je { $assembly_per_pip } per oog van de dobbelsteen. Schuldbewijzen bij de bank blijven waar ze zijn. Wie niet alles kan betalen, betaalt wat er is; het schuldbewijs gaat hoe dan ook terug.
    .title = Bijeenkomst
P5-7 = Met een dobbelsteen op het rode veld in rij 3 moet je een inval doen: alle familieleden op onbeschermde zaken met dat getal, ook die van jezelf, gaan naar de Tombs. Neutrale verdwijnen uit het spel (P3.5).
    .title = Inval
P5-8 = Met een dobbelsteen op het witte veld in rij 3 moet je { $friend_per_pip } per oog betalen en krijg je één vriend. Heb je het geld niet, of is er geen vriend meer in Brooklyn, dan betaal je niets en krijg je niets.
    .title = Vriend
P5-9 = Met een dobbelsteen op het zwarte veld in rij 3 mag je één onbeschermde zaak met dat getal overnemen van een andere familie. Het familielid daar gaat de Hudson in, je geeft een van je eigen schuldbewijzen aan de speler van die familie en je zet een familielid uit je voorraad op de zaak. Is het een neutrale familie, dan verdwijnt haar familielid in plaats daarvan uit het spel en gaat je schuldbewijs naar de bank. Zonder eigen schuldbewijs of zonder familielid in je voorraad is een overname onmogelijk.
    .title = Overname
P5-10 = In rij 4 komt je laatste dobbelsteen op het veld van zijn eigen kleur (of zie P6.6), en je mag altijd van de actie afzien. Grijs, Consigliere: je zet een familielid uit je voorraad op een lege onbeschermde zaak naar keuze. Rood, Aanklager: je neemt al je eigen familieleden uit de Tombs terug in je voorraad. Zwart, Verklikker: je zet één familielid van een andere speler, geen neutraal, van een onbeschermde zaak in de Tombs. Wit, Bankier: je gaat een stap vooruit op inkomen of op gunsten.
    .title = Rij 4: helpers

## P6 Sporen en fiches

P6-1 = Bereikt of passeert je marker de stap van een fiche, dan neem je die fiche. Je gebruikt hem één keer, meteen of in een latere beurt van jezelf, en daarna verdwijnt hij uit het spel. Een fiche die je in je eigen beurt wint, kun je ook nog in diezelfde beurt gebruiken, tot die eindigt. In de beurt van een ander kun je alleen aanzienfiches gebruiken, en alleen op het moment dat je ze wint: de vraag gaat eerst naar de speler die aan de beurt is, daarna met de klok mee naar de anderen. Win je door een fiche te gebruiken een nieuwe, dan wordt ook daarnaar gevraagd.
    .title = Fiches winnen en gebruiken
P6-2 = Staat je marker al op de laatste stap van aanzien of invloed en mag hij daar opnieuw vooruit, dan krijg je elke keer precies { $track_end_pay }, hoeveel stappen het ook zouden zijn. De zet waarmee je het einde bereikt, levert nog niets op. { $end_pays ->
        [business] Elke zaak telt apart: twee zaken bij één dobbelsteen betalen je twee keer, en brengt de eerste je naar het einde, dan betaalt de tweede. Pers met beide markers aan het einde betaalt je twee keer.
       *[cause] Alle stappen met één oorzaak tellen per spoor één keer: twee zaken bij één dobbelsteen betalen je één keer, Pers met beide markers aan het einde betaalt je twee keer.
    } Het einde van inkomen en dat van gunsten leveren niets op.
    .title = Einde van een spoor
P6-3 = Bruiloft: je krijgt één vriend; is er geen meer in Brooklyn, dan kun je de fiche nu niet gebruiken. Kleinzoon: je gooit één dobbelsteen en krijgt { $grandson_per_pip } per oog, of niets bij de marionettenhand. Verjaardag: je gaat een stap vooruit op één spoor naar keuze.
    .title = Aanzienfiches
P6-4 = Agent: je gooit een van je eigen dobbelstenen opnieuw. Het moet een dobbelsteen uit je huidige worp zijn; die van de Kleinzoon (P6.3) of van een gebeurtenis kun je niet overdoen.
    .title = Agent
P6-5 = Rechter: je gooit je hele huidige worp opnieuw.
    .title = Rechter
P6-6 = Senator: je legt één dobbelsteen op een actieveld van een andere kleur en gebruikt dat veld. In de rijen 2 en 3 moet de dobbelsteen een getal tonen. Je mag de Senator ook in rij 4 gebruiken; daar maakt het niet uit wat de dobbelsteen toont.
    .title = Senator

## P7 Gunsten

P7-1 = Je geeft één vriend terug om de gunst onder je marker op gunsten te gebruiken, of een gunst daarvóór. Dat mag hoogstens { $favours_a_turn } keer per beurt, ook met dezelfde gunst als je wilt. Het kan alleen in je eigen beurt, en alleen als de gunst effect heeft.
    .title = Gunsten gebruiken
P7-2 = Dit zijn de gunsten, in hun volgorde op het spoor. (1) Familielid terug: een van je eigen familieleden keert uit de Hudson terug naar je voorraad. (2) Schuldbewijs terug: je neemt een van je eigen schuldbewijzen terug van een speler of van de bank, zonder te betalen. (3) Goed woordje: je gaat { $favour_steps } stappen vooruit op aanzien of op invloed. (4) Envelop: je krijgt { $favour_cash }.
    .title = De vier gunsten

## P8 Einde

P8-1 = Het spel eindigt na ronde { $rounds }. Staat je marker niet op de laatste stap van het knock-outspoor (P3.1), dan ben je uitgeschakeld. Staat niemand daar, dan verliezen jullie allemaal. Wie uitgeschakeld is, deelt de plaats achter de anderen, hoeveel geld hij ook heeft.
    .title = Knock-out
P8-2 = Ben je niet uitgeschakeld (P8.1), dan krijg je nog één keer je inkomen (P2.2) en { $end_per_business } voor elke zaak die je controleert. Je betaalt { $end_per_prisoner } borgtocht voor elk eigen familielid in de Tombs; die familieleden keren terug naar je voorraad.
    .title = Laatste inkomsten
P8-3 = Voor elk schuldbewijs van jou dat nog bij een andere speler ligt, betaal je die speler { $end_per_debt }; voor elk dat bij de bank ligt, betaal je { $end_per_debt } aan de bank. Ook als je bent uitgeschakeld, betaal en ontvang je dit geld. De borgtocht van P8.2 en deze schulden kunnen je onder nul brengen; schuldeisers krijgen het volle bedrag.
    .title = Schulden vereffenen
P8-4 = Van de spelers die niet zijn uitgeschakeld, wint wie het meeste geld heeft. Bij gelijke stand wint wie verder is op het andere van de twee sporen (aanzien en invloed), dus op het spoor dat niet het knock-outspoor is. Is het dan nog gelijk, dan wint de grootste familie, geteld in familieleden op zaken en in de voorraad. Is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Winnaar en gelijke stand

## P9 Altijd waar

P9-1 = Je familieleden op zaken, in je voorraad, in de Tombs en in de Hudson zijn er samen altijd { $members }. Van een neutrale familie zijn de familieleden op zaken en buiten het spel er samen altijd drie.
    .title = Familieleden tellen
P9-2 = Je schuldbewijzen bij jezelf, bij andere spelers en bij de bank zijn er samen altijd { $debts }.
    .title = Schuldbewijzen tellen
P9-3 = De vrienden in Brooklyn en bij de spelers zijn er samen altijd { $friends }.
    .title = Vrienden tellen
P9-4 = Telkens als er geld van eigenaar wisselt, worden betaler en ontvanger allebei genoemd; elk van beide kan de bank zijn.
    .title = Betaler en ontvanger
