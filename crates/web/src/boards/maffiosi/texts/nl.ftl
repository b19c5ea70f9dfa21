### De woorden van de tafel van Maffiosi, van de les en van het einde.

page-player-maffiosi = De { $name }
page-game-maffiosi = Dineer, strijk de winst op, overleef de taarten.
maffiosi-option-seating = Plaatsen aan het begin
maffiosi-option-seating-why = Volgens een vaste opstelling, of met de hand: de spelers zetten om beurten een gangster neer.
maffiosi-option-plan = vaste opstelling
maffiosi-option-by-hand = met de hand
maffiosi-option-starter = Wie begint
maffiosi-option-starter-why = Bij de vaste opstelling een van de bendes die meedoen; met de hand begint wie de laatste gangster een plaats geeft.
maffiosi-tab-dinner = Diner
maffiosi-dinner = De tafel, 30 plaatsen met de klok mee
maffiosi-legend = Wat de symbolen betekenen
maffiosi-legend-boss = Boss: { $pay } per beurt
maffiosi-legend-robbie = Robbie: schiet vanaf elke plaats
maffiosi-legend-jack = Jack: steekt vanaf elke plaats
maffiosi-legend-henkie = Henkie: ongewapend
maffiosi-legend-revolver = schiet naar de overkant
maffiosi-legend-knife = steekt een buurman neer
maffiosi-legend-drink = kan bedwelmd worden
maffiosi-legend-cafe = café
maffiosi-legend-restaurant = restaurant
maffiosi-legend-gambling = goktent: { $one } per stuk, een paar { $pair }
maffiosi-legend-register = verdubbelt
maffiosi-legend-crossed = geen schootslijn
maffiosi-steps = De beurt van de { $name }, stap voor stap
maffiosi-step-cake = Eigen taart
maffiosi-step-collect = Incasseren
maffiosi-step-play = Spelen
maffiosi-step-wake = Wakker
maffiosi-no-cake = was thuis
maffiosi-cake-exploded = { $dead ->
    [0] ontploft bij { $number }, niemand geraakt
    [one] ontploft bij { $number }, één dode
   *[other] ontploft bij { $number }, { $dead } doden
}
maffiosi-nothing = niets
maffiosi-play-one = één kaart, dan Verplaatsen
maffiosi-play-further = { $card }, en nog Verplaatsen?
maffiosi-sleepers = { $count ->
    [0] niemand slaapt
    [one] één slaper
   *[other] { $count } slapers
}
maffiosi-pot = Pot
maffiosi-pile = stapel
maffiosi-cakes = Taarten op tafel
maffiosi-seat = plaats { $number }
maffiosi-in-turns = { $turns ->
    [one] volgende beurt
   *[other] over { $turns } beurten
}
maffiosi-never = alleen Kaboem
maffiosi-fuse = { $turns ->
    [one] Taart van de { $owner } bij plaats { $number }: ontploft als de volgende beurt begint. Hij zou treffen: { $men }.
   *[other] Taart van de { $owner } bij plaats { $number }: ontploft als de beurt van de { $owner } begint, over { $turns } beurten. Hij zou treffen: { $men }.
}
maffiosi-fuse-never = Taart van de { $owner } bij plaats { $number }: de { $owner } zijn uitgeschakeld, dus alleen Kaboem laat hem ontploffen. Hij zou treffen: { $men }.
maffiosi-cake-home = Taart thuis
maffiosi-men-left = Gangsters over: { $alive } van { $all }
maffiosi-takings = Incasseert { $amount } per beurt
maffiosi-takings-change = De { $name } zouden { $after } per beurt incasseren in plaats van { $before }.
maffiosi-men-after = { $count ->
    [0] De { $name } zouden uitgeschakeld zijn.
    [one] De { $name } zouden één gangster over hebben.
   *[other] De { $name } zouden { $count } gangsters over hebben.
}
maffiosi-can-shoot = Kan schieten op { $men }.
maffiosi-can-stab = Kan neersteken: { $men }.
maffiosi-threatened = Bedreigd door { $by }.
maffiosi-hand = Je hand
maffiosi-discard = afleggen
maffiosi-waiting = Je gangsters zonder plaats
maffiosi-face-stab = Messteek
maffiosi-face-fire = Schot
maffiosi-face-cake = Taart bestellen
maffiosi-face-pass = Geef door
maffiosi-face-boom = Kaboem
maffiosi-face-nightcap = Slaap{ "\u00AD" }mutsje
maffiosi-face-raid = Inval
maffiosi-face-move = Ver{ "\u00AD" }plaatsen
maffiosi-told-bullet = Pang!
maffiosi-told-knife = Steek!
maffiosi-told-nightcap = dood
maffiosi-told-boom = Boem!
maffiosi-told-drugged = Zzz …
maffiosi-card-stab = doodt een buurman
maffiosi-card-fire = doodt aan de overkant
maffiosi-card-cake = knal volgende beurt
maffiosi-card-pass = verplaatst een taart
maffiosi-card-boom = knal nu meteen
maffiosi-card-nightcap = drinkers vallen in slaap
maffiosi-card-raid = allen zoeken een nieuwe plaats
maffiosi-card-move = naar een vrije plaats
maffiosi-others-sit = geven een gangster een plaats
maffiosi-others-sit-again = geven een gangster na de inval weer een plaats
maffiosi-others-play = kiezen een kaart
maffiosi-others-stab = kiezen wie ze neersteken
maffiosi-others-fire = kiezen wie ze neerschieten
maffiosi-others-cake = kiezen een plaats voor de taart
maffiosi-others-pass = kiezen welke taart ze doorgeven
maffiosi-others-boom = kiezen welke taart ontploft
maffiosi-others-drug = kiezen wie een slaapmutsje krijgt
maffiosi-others-move = verplaatsen een gangster
maffiosi-others-further = mogen nog Verplaatsen spelen
maffiosi-gangsters = Gangsters over
maffiosi-collected = Geïncasseerd
maffiosi-last-pot = Rest van de pot
maffiosi-total = Totaal
page-won-maffiosi-money = De { $name } winnen met het meeste geld.
page-won-maffiosi-stayed = De { $name } winnen: evenveel geld, maar langer aan tafel.
page-won-maffiosi-gangsters = De { $name } winnen: evenveel geld en even lang aan tafel, maar met meer gangsters.
page-won-maffiosi-shared = De { $name } delen de overwinning: in alles gelijk.
page-headline-maffiosi-money = { $name } zijn binnen
page-headline-maffiosi-stayed = { $name } blijven zitten
page-headline-maffiosi-gangsters = { $name } zijn met de meesten
page-headline-maffiosi-shared = Ze delen de rekening
maffiosi-race = De opbrengst, ronde na ronde

## De hoofdstukken van de regels

page-chapter-M1 = Opstelling
page-chapter-M2 = Beurt
page-chapter-M3 = Kaarten
page-chapter-M4 = Uit het spel
page-chapter-M5 = Einde van het spel
page-chapter-M6 = Wat altijd geldt
page-chapter-M7 = De voorbeelden uit het boekje

## Het eerste spel met uitleg: wat de consigliere zegt

learn-maffiosi-welcome = Welkom aan tafel. Drie bendes dineren aan één lange tafel, en jij leidt de Gialli. Iedereen incasseert uit één pot tot die leeg is of er nog maar één bende over is; het meeste geld wint, dood of levend.
learn-maffiosi-table = Het gaat om wat er voor een gangster ligt. Met een revolver schiet je neer wie tegenover je zit, met een mes steek je je buurman neer; cafés, restaurants en goktenten betalen; de kassa verdubbelt je opbrengst. Wie een drankje heeft, kan in slaap worden gebracht.
learn-maffiosi-gang = Het symbooltje bij elke hoed zegt wie het is. De Boss (ster) levert elke beurt $ 1.000 op, waar hij ook zit. Robbie (vizier) heeft altijd een revolver bij zich en Jack (dolk) een mes: voor hen hoeft er niets te liggen. Henkies (halter) hangen af van wat er voor hen ligt.
learn-maffiosi-fire = Je beurt begon met incasseren: $ 4.000, van de Boss en drie zaken. Speel nu Schot: je man bij de revolver op plaats 23 heeft recht tegenover zich, op plaats 4, de man van de Rossi bij het café.
learn-maffiosi-move = Na een kaart mag je nog Verplaatsen spelen. Stuur je Henkie van het drankje op plaats 28 naar het vrije café: met beide cafés heb je een monopolie.
learn-maffiosi-cake = De Rossi bestellen een taart voor je man op plaats 27. Aan het begin van hun volgende beurt ontploft hij en doodt wie daar of er direct naast zit. Tot dan heb je nog tijd.
learn-maffiosi-nightcap = De Azzurri spelen Slaapmutsje: drie mannen bij een drankje vallen in slaap, onder wie je Boss en een Robbie. Wie slaapt, kan niet incasseren, doden of van plaats veranderen; een tweede slaapmarker is dodelijk. Aan het einde van je beurt worden ze wakker.
learn-maffiosi-collect = Weer jouw beurt: $ 6.000. De twee cafés betalen als monopolie $ 4.000, restaurant en goktent elk $ 1.000; de slapende Boss levert niets op.
learn-maffiosi-pass = Nu de taart. Geef hem door met de klok mee: plaats 28 is vrij, dus hij gaat naar de volgende gangster, de eigen Jack van de Rossi op plaats 29.
learn-maffiosi-blast = De beurt van de Rossi begint, en hun eigen taart doodt twee van hun mannen. De taart gaat terug naar de Rossi en kan opnieuw worden besteld.
learn-maffiosi-stabbed = De Rossi slaan terug: de man bij het mes op plaats 22 steekt je Henkie naast hem neer. Kijk naar je buren voordat je ergens gaat zitten.
learn-maffiosi-order = Je incasseerde $ 7.000, en je Boss is weer wakker. Bestel nu zelf een taart voor de Boss van de Azzurri, plaats 11: drie van hun mannen zitten binnen bereik.
learn-maffiosi-flight = De Boss van de Azzurri stond op en vertrok met Verplaatsen. Jouw taart blijft staan en ontploft als jouw beurt begint.
learn-maffiosi-own-blast = Eerste stap van je beurt: je taart ontploft. De Boss is ontkomen, maar twee van zijn mannen niet. Daarna incasseer je weer $ 7.000.
learn-maffiosi-stab = Nog één les: Jack steekt neer wie naast hem zit, met of zonder mes. Je Jack op plaats 8 kan bij de Robbie van de Azzurri op plaats 7.
learn-maffiosi-raid = Twee kaarten ken je nog niet. Kaboem laat de taart van een tegenstander meteen ontploffen. De Inval, waarvan er maar één is, jaagt iedereen van tafel: daarna geeft iedereen om de beurt één gangster weer een plaats, te beginnen met wie de kaart speelde. De taarten blijven staan.
learn-maffiosi-end = Je staat voor met $ 24.000. Het spel eindigt als de pot leeg is of er nog één bende over is, die dan de rest krijgt. Een bende zonder gangsters is uitgeschakeld, maar houdt haar geld. Eet smakelijk.
