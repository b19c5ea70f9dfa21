### Capone: de regels, één bericht per regelnummer (C3.21 is C3-21). Termen: docs/glossary-capone.md.

## C1 Voorbereiding

C1-1 = Je hebt een familiefoto met { $members } familieleden en { $guards } lijfwachten, een investeringsfiche op positie 0 van een schaal van 0 tot en met { $goal }, en { $start_money } aan contanten. Er zijn zes families: { $families }. Iedereen kan ieders contanten en fiche zien. Het geld van de bank raakt nooit op.
    .title = Waarmee je begint
C1-2 = Elke figuur heeft een waarde: de Don { $value_don }, Mama { $value_mama }, de rechterhand { $value_right_hand }, de incasseerder { $value_collector }, de advocaat { $value_lawyer }, de boekhouder { $value_bookkeeper }, de secretaresse { $value_secretary }, de nieuweling { $value_novice } en elke lijfwacht { $guard_value }.
    .title = Waarde van de figuren
C1-3 = Op het bord liggen { $legal_count } legale velden, { $illegal_count } illegale velden ({ $kind_count } soorten, elk met twee velden), { $away_count } zijspoorvelden, een gevangenis met de cellen 1 tot en met { $cells }, en een haven.
    .title = Bord
C1-4 = Er zijn { $deck } kaarten. Legale kaarten: { $legal_cards }, één voor elk legaal veld. Illegale kaarten: { $illegal_cards }, van elke soort { $cards_per_kind }. Actiekaarten: { $action_cards }, en wel zijspoor { $away_cards } (Feest bij Rosie, Kappersstoel, Zondagsdiner), F.B.I. { $fbi_cards }, Protectiegeld { $protection_cards }, Overname { $takeover_cards }, Een aanbod { $offer_cards }.
    .title = Kaarten
C1-5 = De kleur van een illegaal veld geeft het minimum aan. Groen, { $min_green }: { $kinds_green }. Geel, { $min_yellow }: { $kinds_yellow }. Oranje, { $min_orange }: { $kinds_orange }. Rood, { $min_red }: { $kinds_red }.
    .title = Soorten en minima
C1-6 = De legale velden zijn: { $legal_fields }. Hoeveel een legale kaart je oplevert, hangt af van de positie van je fiche, geteld vanaf 1: { $legal_pay }. Hoeveel protectiegeld er wordt betaald, hangt op dezelfde manier af van de positie van de fiche van het slachtoffer: { $protection_pay }.
    .title = Legale velden en betaling

## C2 Jaar

C2-1 = Een jaar telt { $rounds_few } rondes met 3 tot en met 5 spelers en { $rounds_many } rondes met 6 spelers. In het eerste jaar is de speler op de eerste plaats startspeler; elk nieuw jaar is dat de volgende speler naar links.
    .title = Jaren en rondes
C2-2 = Aan het begin van elk jaar worden alle { $deck } kaarten geschud. Met 3 tot en met 5 spelers krijg je { $hand_few } kaarten, met 6 spelers { $hand_many }. Daarna mag ieder op zijn beurt, te beginnen bij de startspeler, één keer een willekeurig aantal kaarten ruilen; de nieuwe kaarten kun je niet nog eens ruilen. Geruilde kaarten gaan gedekt opzij en komen dat jaar niet meer in de stapel.
    .title = Delen en ruilen
C2-3 = Om beurten speelt iedereen één kaart, tot alle handen leeg zijn. Je mag een kaart altijd zonder effect spelen; je speelt hem dan gedekt.
    .title = Kaarten spelen
C2-4 = Niemand wordt uitgeschakeld. Heb je geen figuren, dan speel je actiekaarten zoals anders en alle andere kaarten zonder effect.
    .title = Niemand valt af

## C3 Kaarten

C3-1 = Om een legale kaart te benutten, moet je fiche boven 0 staan en moet je een lijfwacht op je foto hebben. De lijfwacht gaat naar het veld van die kaart, en de bank betaalt je meteen het bedrag bij de positie van je fiche (C1.6). Aan het einde van het jaar komt de lijfwacht weer thuis.
    .title = Legale kaarten
C3-2 = Met een illegale kaart kies je een van de twee velden van die soort, ook een bezet veld als het tweelingveld leeg is, en zet je er figuren van je foto op zoals C3.21 tot en met C3.23 voorschrijven. De figuren tellen samen; in welke volgorde je ze zet, maakt niet uit. Eén kaart geldt voor één veld, maar je mag beide tweelingvelden in handen hebben.
    .title = Illegale kaarten
C3-21 = Op een vrij veld moet je figuren zetten die samen minstens het minimum (C1.5) waard zijn.
    .title = Vrij veld
C3-22 = Op een eigen veld mag je figuren bijzetten, minstens één. Het totaal van het veld moet dan het minimum (C1.5) halen.
    .title = Eigen veld
C3-23 = Op het veld van een ander moet je figuren zetten die samen minstens het totaal van de eigenaar daar plus { $oust_extra } waard zijn, en minstens het minimum (C1.5). De eigenaar wordt verdreven (C3.4).
    .title = Veld van een ander
C3-3 = De Don duldt op zijn veld geen enkel ander familielid; lijfwachten mogen er wel bij. Mama deelt een veld met hoogstens één ander familielid, en nooit met de Don. Dit geldt voor het veld zoals het er na het zetten bij staat.
    .title = Don en Mama
C3-4 = Word je verdreven, dan gaan je familieleden van dat veld naar de haven; ze zijn voorgoed uit het spel. Je lijfwachten van dat veld wachten in het park op C4.3.
    .title = Verdreven figuren
C3-5 = Is de allerlaatste kaart van een jaar een illegale kaart, dan speel je die met zo weinig lijfwachten als nodig is om de vereiste waarde te halen. Kom je er met al je lijfwachten niet, dan neem je één familielid, en wel het goedkoopste dat samen met lijfwachten de waarde haalt, en zo weinig lijfwachten als er dan nog nodig zijn. Lukt ook dat niet, dan wordt de kaart zonder effect gespeeld. Op een eigen veld dat zijn minimum heeft zet je één lijfwacht bij of, als je er geen hebt, het goedkoopste familielid dat volgens C3.3 mag; ligt het onder zijn minimum, dan zet je bij wat nodig is om het te halen, op dezelfde manier gekozen. Tussen familieleden van gelijke waarde kies je zelf. Zonder effect spelen mag nog steeds. Voor actiekaarten geldt deze beperking niet.
    .title = Laatste kaart
C3-6 = Met een zijspoorkaart stuur je een familielid van een andere speler van een illegaal veld naar het veld van die kaart. Daar blijft het tot het einde van het jaar, zonder iets te verdienen.
    .title = Zijspoor
C3-7 = Met de F.B.I. stuur je een familielid van een andere speler van een illegaal veld of een zijspoorveld naar cel { $cells }, voor dit jaar en de { $prison_years } jaar daarna. De eigenaar mag het familielid vrijkopen door de bank de waarde ervan te betalen, meteen of later; het familielid gaat dan naar de foto. Later betekent: in elke eigen beurt van de eigenaar voordat de kaart wordt gespeeld, of aan het einde van het jaar na C4.4 en vóór C4.5.
    .title = F.B.I.
C3-8 = Met Protectiegeld kies je één andere speler die een figuur op een legaal veld heeft; daar kunnen alleen lijfwachten staan. Die speler betaalt je het bedrag bij de positie van zijn eigen fiche (C1.6), maar nooit meer dan hij heeft.
    .title = Protectiegeld
C3-9 = Met een Overname kies je een illegaal veld van een andere speler en vervang je de figuren daar door eigen figuren van je foto met precies hetzelfde totaal. C3.3 blijft gelden; het minimum niet. De eigenaar wordt verdreven (C3.4). Een veld waarvan je het totaal niet met figuren van je foto kunt maken, kun je niet kiezen.
    .title = Overname
C3-10 = Met Een aanbod haal je alle figuren van één andere speler van één illegaal veld of zijspoorveld: familieleden gaan naar de haven, lijfwachten naar het park.
    .title = Een aanbod
C3-11 = Na C3.6, C3.7 en C3.10 blijven figuren die op een veld achterblijven daar staan, ook als ze samen onder het minimum komen. Een veld dat leeg achterblijft, is vrij. Lijfwachten kun je met C3.6 en C3.7 niet weghalen.
    .title = Wie achterblijft

## C4 Einde van het jaar

C4-1 = Aan het einde van het jaar volgen de stappen elkaar op in de volgorde van hun nummers; alle spelers, te beginnen bij de startspeler, ronden een stap af voordat de volgende begint. Eerst komt het inkomen: je krijgt de waarde van al je figuren op illegale velden bij elkaar.
    .title = Inkomen
C4-2 = Je figuren op illegale velden, legale velden en zijspoorvelden komen thuis op je foto.
    .title = Naar huis
C4-3 = Je mag je lijfwachten in het park terugkopen, zoveel als je wilt, voor { $guard_price } per lijfwacht. Wie je niet terugkoopt, verdwijnt uit het spel.
    .title = Lijfwachten in het park
C4-4 = Elke gevangene gaat één cel verder, van cel { $cells } omlaag naar cel 1. Een familielid dat al in cel 1 zat, keert terug naar zijn eigenaar.
    .title = Gevangenis
C4-5 = Je mag investeren: voor elke { $step_price } die je betaalt, gaat je fiche één positie omhoog. Of je mag omlaag: één positie omlaag levert { $step_back } op, en per jaar mag je er hoogstens { $max_sell } omlaag. In één jaar ga je omhoog of omlaag, niet allebei.
    .title = Investeren
C4-6 = Als iedereen heeft geïnvesteerd, wint wie zijn fiche op { $goal } heeft. Zijn dat er meer, dan wint wie van hen de meeste contanten heeft; daarna wie de hoogste waarde heeft aan familieleden die nog in de familie zijn, dus op de foto en in de gevangenis, zonder lijfwachten. Is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Winnaar en gelijke stand
C4-7 = Is er na jaar { $max_years } geen winnaar, dan eindigt het spel daar: de hoogste fiche wint, en bij gelijke stand beslist de volgorde van C4.6.
    .title = Laatste jaar

## C5 Altijd waar

C5-1 = De familieleden van een familie op de foto, op velden, in de gevangenis en in de haven zijn er samen altijd { $members }.
    .title = Familieleden tellen
C5-2 = De lijfwachten van een familie op de foto, op velden, in het park en uit het spel zijn er samen altijd { $guards }.
    .title = Lijfwachten tellen
C5-3 = Geen veld heeft twee eigenaars, en C3.3 geldt op elk veld.
    .title = Eén eigenaar
C5-4 = De kaarten in de handen, de gespeelde, de geruilde en de niet gedeelde kaarten zijn er samen altijd { $deck }.
    .title = Kaarten tellen
C5-5 = Telkens als er geld van eigenaar wisselt, worden betaler en ontvanger allebei genoemd; elk van beide kan de bank zijn.
    .title = Betaler en ontvanger
