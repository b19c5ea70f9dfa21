### De begeleide eerste spellen: wat de consigliere zegt. Kort, en kloppend met de getoonde stelling.

## Alle lessen

page-learn = Leren
page-learn-game = { $game } leren
page-learn-consigliere = Je consigliere
page-learn-step = Stap { $step } van { $steps }
page-learn-next = Verder
page-learn-back = Terug
page-learn-skip = Laat maar zien
page-learn-do = Jouw zet:
page-learn-otherwise = Dat kan ook, maar probeer hier eens dit:
page-learn-read = Lees, kijk rond en ga dan verder.
page-learn-done = Je weet genoeg voor een eerste avond.

## Der Pate

learn-pate-welcome = Welkom in New York, Don Corleone. Je speelt zeven rondes tegen de familie Tattaglia. Wie het meeste geld heeft wint, maar alleen wie op één bepaald spoor ver genoeg komt, doet mee; daarover zo meer.
learn-pate-district = Tattaglia heeft de auto neergezet en de East Side bezet. Nu jij: neem Lower Manhattan, met zaken met de getallen 1, 2 en 5. Wat niemand neemt, gaat naar neutrale families.
learn-pate-knock-out = Elke ronde begint met een gebeurteniskaart. De kleur ervan verschuift een gebeurtenismarker: grijs staat voor aanzien, rood voor invloed. Het spoor van de eerste kleur met vier kaarten wordt het knock-outspoor: wie daar na ronde 7 niet op de laatste stap staat, is uitgeschakeld, hoe rijk ook.
learn-pate-car = De kaart laat ook de auto rijden, deze keer drie velden. De wijk waar hij staat is verlicht: zaken daar zijn beschermd en kunnen niet worden ontruimd, overgenomen of bezet.
learn-pate-event = Daarna geldt de tekst van de kaart. Betaal $ 2.000 aan de collecte voor een stap op gunsten; daar heb je straks plezier van.
learn-pate-sheet = Je kasboek heeft vier rijen. Gooi vier dobbelstenen en leg er een in rij 1, gooi de andere drie voor rij 2, de andere twee voor rij 3; de laatste gaat naar rij 4. Een kleur die je inzet, ben je kwijt voor de rijen eronder.
learn-pate-row-1 = Rij 1, zaken: elke kleur mag, het getal telt. Je grijze 5 is Gokken: elke gokzaak betaalt haar eigenaar $ 5.000, de jouwe en helaas ook die van Tattaglia.
learn-pate-row-2 = Vanaf rij 2 kiest de kleur het veld. Zwart is Bezoek: de auto rijdt drie velden, stopt bij de gokzaak van Tattaglia en stuurt het familielid daar naar huis. Zolang de auto er staat, is die wijk beschermd en kan Tattaglia er niet terugkomen. Met “niet gebruiken” leg je een dobbelsteen zonder dat er iets gebeurt.
learn-pate-row-3 = Rij 3, deal. Rood is een Inval: elk familielid op een onbeschermde zaak met dat getal gaat naar de Tombs; neutrale verdwijnen uit het spel. Je rode 4 maakt beide Leningen leeg.
learn-pate-row-4 = Rij 4, helper: alleen de kleur telt. Wit is de Bankier: een stap op inkomen of gunsten. Neem inkomen: vanaf nu elke ronde $ 1.000.
learn-pate-theirs = Tattaglia is aan de beurt en legt een 2 op Smokkel, en jouw smokkelzaak betaalt ook: zaken betalen hun eigenaar, wie de dobbelsteen ook legt. Smokkel geeft bovendien een stap op aanzien.
learn-pate-robbed = Een overname! Je familielid bij Gokken zinkt in de Hudson, en Tattaglia zit daar nu. Maar jij hebt een schuldbewijs van Tattaglia in handen: daar moet nog voor worden betaald. De laatste dobbelsteen is grijs: met de Consigliere bezet Tattaglia zo een lege zaak.
learn-pate-round-2 = Ronde 2. Eerst je inkomen: $ 1.000. De kaart is nu rood, een anonieme tip: een dobbelsteen toont 1, en je familielid bij Protectiegeld gaat naar de Tombs.
learn-pate-hand = Je witte dobbelsteen toont de marionettenhand. Een hand kan alleen naar de Pers, in rij 1 tot en met 3: een stap op aanzien en een op invloed.
learn-pate-reputation = Grijs in rij 2 is Aanzien: een stap per oog. Je 4 brengt je voorbij de fiche op stap 5, dus die is van jou.
learn-pate-tile = De fiche is de Bruiloft: die haalt een vriend uit Brooklyn. Een fiche gebruik je één keer, op een moment dat jij mag beslissen. Gebruik hem nu.
learn-pate-takeover = Tijd om iets recht te zetten. Zwart in rij 3 is de Overname: je 5 neemt Gokken terug. Het familielid van Tattaglia zinkt, en nu heeft Tattaglia een schuldbewijs van jou.
learn-pate-prosecutor = Rood in rij 4 is de Aanklager: al je familieleden komen terug uit de Tombs.
learn-pate-favour = Je hebt een vriend, en je marker op gunsten staat op stap 1. Geef de vriend terug en gebruik die gunst: je familielid komt terug uit de Hudson. Per beurt mag je twee gunsten gebruiken.
learn-pate-debt = Tattaglia houdt een Bijeenkomst met een grijze 2: je krijgt je schuldbewijs terug en betaalt er $ 2.000 voor. Aan het eind kost elk bewijs dat nog uitstaat $ 2.000; een Overname is dus nooit gratis.
learn-pate-skip = Met zwart in rij 4, de Verklikker, brengt Tattaglia zo een van je mensen naar de Tombs. Je kent nu alle vier de rijen. We slaan een stuk over; let op de grijze gebeurtenismarker.
learn-pate-decided = Ronde 6, en de vierde grijze kaart: aanzien is het knock-outspoor. Je staat op stap 12 van 14. Tattaglia is rijk, maar klom de hele avond op invloed.
learn-pate-last = Ronde 7, en er ontbreekt nog één stap. Leg de grijze 4 op Aanzien en bereik het eind van het spoor.
learn-pate-end = Tattaglia heeft meer geld, maar is uitgeschakeld; jij wint. De eindafrekening betaalt nog één keer inkomen en $ 3.000 per zaak, daarna worden de schulden vereffend. Tattaglia had het geld, jij de goede naam.

## Capone

learn-capone-welcome = Welkom, Don Brandolo. Je familie verdient met illegale zaken en wast het geld wit in eerlijke handel: wiens investeringsfiche het eerst op 10 staat, wint. Een jaar heeft vijf rondes van elk één kaart.
learn-capone-photo = Dit is je familiefoto: acht familieleden, van de Don met $ 100.000 tot de nieuweling met $ 20.000, en acht lijfwachten van $ 5.000. Wat een figuur waard is, verdient hij aan het einde van het jaar op een illegaal veld, en daarmee houdt hij dat veld. De kleine getallen op het bord zijn duizenden dollars: 25 is $ 25.000.
learn-capone-exchange = Eén keer per jaar mag je kaarten ruilen. Een legale kaart zoals de wasserij heeft geen nut zolang je fiche op 0 staat; ruil die dus.
learn-capone-casino = Een illegale kaart opent een van de twee velden van die soort. Het casino vraagt minstens $ 25.000. Zet er je rechterhand en je incasseerder neer: $ 90.000 is niet zomaar te verslaan.
learn-capone-others = Calvesi zit met $ 100.000 veilig in de nachtclub. Montescuro heeft bij de juwelier alleen de nieuweling en een lijfwacht, $ 25.000: net het minimum. Aan het einde van het jaar betaalt elk veld zijn eigenaar wat daar staat.
learn-capone-oust = Jij hebt ook een juwelier. Voor het veld van een ander heb je minstens diens totaal plus $ 5.000 nodig: je boekhouder is precies genoeg. De nieuweling van Montescuro gaat naar de haven en komt nooit terug; de lijfwacht wacht in het park.
learn-capone-party = Voor actiekaarten hoef je geen figuren in te zetten. Calvesi stuurde je rechterhand naar een feest: op een zijspoor tot het einde van het jaar, zonder iets te verdienen. Je incasseerder houdt het casino alleen.
learn-capone-fbi = Nu mag jij gemeen zijn. De F.B.I. haalt een familielid van een ander van een illegaal veld naar cel 3, voor dit jaar en de twee volgende. Neem de Mama van Calvesi; haar vrijkopen zou $ 60.000 kosten.
learn-capone-don = De Don verdient het meest, maar staat nooit bij een ander familielid. Lijfwachten mogen wel: zet hem met twee van hen op het bankfiliaal, $ 110.000.
learn-capone-face-down = Calvesi legde een kaart gedekt neer, zonder effect. Dat mag altijd, en is soms wijzer dan met de laatste kaarten een goed familielid te wagen.
learn-capone-mama = Mama staat bij hoogstens één ander familielid, en nooit bij de Don. Zet haar met de secretaresse in de stille kroeg.
learn-capone-offer = Een aanbod dat je niet kunt weigeren: de kaart van Calvesi haalt je boekhouder bij de juwelier weg, voorgoed naar de haven. Montescuro speelt de allerlaatste kaart van het jaar, en die mag alleen met zo weinig lijfwachten als nodig.
learn-capone-year-end = Het jaar is om: je velden betalen $ 240.000, daarna komen alle figuren thuis, ook van het feest. Montescuro mag de lijfwacht in het park voor $ 5.000 terugkopen. Gevangenen schuiven een cel dichter naar de vrijheid.
learn-capone-invest = Nu witwassen: elke $ 100.000 zet je fiche één positie omhoog. Een positie verkopen levert later maar de helft op. Investeer $ 300.000.
learn-capone-year-2 = Jaar 2: alle kaarten worden geschud en opnieuw gedeeld, en de speler links begint. Deze hand is goed, dus houd die.
learn-capone-legal = Met je fiche op 3 is de wasserij iets waard: een lijfwacht gaat erheen en de bank betaalt je meteen $ 35.000. Hoe hoger je fiche, hoe meer.
learn-capone-protection = Eerlijke handel maakt je tot doelwit: het Protectiegeld van Calvesi kost je $ 30.000, omdat je een figuur op een legaal veld hebt en je fiche op 3 staat.
learn-capone-takeover = Je antwoord is de Overname: vervang een illegaal veld van een ander door figuren met precies hetzelfde totaal. In het casino van Calvesi staat $ 90.000; Mama en de secretaresse zijn $ 90.000. Allebei de familieleden die daar staan gaan naar de haven.
learn-capone-end = Zo gaat het: verdienen, toeslaan, witwassen. Wie op 10 staat nadat iedereen heeft geïnvesteerd, wint; zijn dat er meer, dan wie de meeste contanten heeft.

## Maffiosi

learn-maffiosi-welcome = Welkom aan tafel. Drie bendes dineren aan één lange tafel, en jij leidt de Gialli. Iedereen incasseert uit één pot tot die leeg is of er nog maar één bende over is; het meeste geld wint, dood of levend.
learn-maffiosi-table = Het gaat om wat er voor een gangster ligt. Met een revolver schiet je neer wie tegenover je zit, met een mes steek je je buurman neer; cafés, restaurants en goktenten betalen; de kassa verdubbelt je opbrengst. Wie een drankje heeft, kan in slaap worden gebracht.
learn-maffiosi-gang = Het tekentje bij elke hoed zegt wie het is. De Boss (ster) levert elke beurt $ 1.000 op, waar hij ook zit. Robbie (vizier) heeft altijd een revolver bij zich en Jack (dolk) een mes: voor hen hoeft er niets te liggen. Henkies (halter) hangen af van wat er voor hen ligt.
learn-maffiosi-fire = Je beurt begon met incasseren: $ 4.000, van de Boss en drie zaken. Speel nu Schot: je man bij de revolver op plaats 23 heeft recht tegenover zich, op plaats 4, de man van de Rossi bij het café.
learn-maffiosi-move = Na een kaart mag je nog Verplaatsen spelen. Stuur je Henkie van het drankje op plaats 28 naar het vrije café: met beide cafés heb je een monopolie.
learn-maffiosi-cake = De Rossi bestellen een taart voor je man op plaats 27. Aan het begin van hun volgende beurt ontploft hij en doodt wie daar of er direct naast zit. Tot dan heb je nog tijd.
learn-maffiosi-nightcap = De Azzurri spelen Slaapmutsje: drie mannen bij een drankje vallen in slaap, onder wie je Boss en een Robbie. Wie slaapt, kan niet incasseren, doden of van plaats veranderen; een tweede slaapmutsje is dodelijk. Aan het einde van je beurt worden ze wakker.
learn-maffiosi-collect = Weer jouw beurt: $ 6.000. De twee cafés betalen als monopolie $ 4.000, restaurant en goktent elk $ 1.000; de slapende Boss levert niets op.
learn-maffiosi-pass = Nu de taart. Geef hem door met de klok mee: plaats 28 is vrij, dus hij gaat naar de volgende gangster, de eigen Jack van de Rossi op plaats 29.
learn-maffiosi-blast = De beurt van de Rossi begint, en hun eigen taart doodt twee van hun mannen. De taart gaat terug naar de Rossi en kan opnieuw worden besteld.
learn-maffiosi-stabbed = De Rossi slaan terug: de man bij het mes op plaats 22 steekt je Henkie naast hem neer. Kijk naar je buren voordat je ergens gaat zitten.
learn-maffiosi-order = Je incasseerde $ 7.000, de Boss is weer wakker. Bestel nu zelf een taart voor de Boss van de Azzurri, plaats 11: drie van hun mannen zitten binnen bereik.
learn-maffiosi-flight = De Boss van de Azzurri stond op en vertrok met Verplaatsen. Jouw taart blijft staan en ontploft als jouw beurt begint.
learn-maffiosi-own-blast = Eerste stap van je beurt: je taart ontploft. De Boss is weg, maar twee van zijn mannen niet. Daarna incasseer je weer $ 7.000.
learn-maffiosi-stab = Nog één les: Jack steekt neer wie naast hem zit, met of zonder mes. Je Jack op plaats 8 kan bij de Robbie van de Azzurri op plaats 7.
learn-maffiosi-raid = Twee kaarten ken je nog niet. Kaboem laat de taart van een tegenstander meteen ontploffen. De Inval, waarvan er maar één is, stuurt iedereen van tafel: daarna geven allen om de beurt één gangster weer een plaats, wie de kaart speelde het eerst. De taarten blijven staan.
learn-maffiosi-end = Je staat voor met $ 24.000. Het spel eindigt als de pot leeg is of er één bende over is, die de rest neemt. Een bende zonder gangsters is uitgeschakeld, maar houdt haar geld. Eet smakelijk.
