### Maffiosi: de regels, één bericht per regelnummer (M3.7 is M3-7). Termen: docs/glossary-maffiosi.md.

## M1 Voorbereiding

M1-1 = Elke bende heeft één Boss; de rest van de bende en de pot hangen af van het aantal spelers. Met 3 spelers telt een bende { $gang_3 } gangsters (Boss 1, Revolver Robbie { $robbies_3 }, Jack Stiletto { $jacks_3 }, Sterke Henkie { $henkies_3 }) en zit er { $pot_3 } in de pot. Met 4 spelers zijn dat { $gang_4 } gangsters (Boss 1, Revolver Robbie { $robbies_4 }, Jack Stiletto { $jacks_4 }, Sterke Henkie { $henkies_4 }) en { $pot_4 }. Met 5 spelers zijn dat { $gang_5 } gangsters (Boss 1, Revolver Robbie { $robbies_5 }, Jack Stiletto { $jacks_5 }, Sterke Henkie { $henkies_5 }) en { $pot_5 }. Met 6 spelers zijn dat { $gang_6 } gangsters (Boss 1, Revolver Robbie { $robbies_6 }, Jack Stiletto { $jacks_6 }, Sterke Henkie { $henkies_6 }) en { $pot_6 }. In volgorde van de spelers zijn de bendes geel, rood, blauw, groen, oranje en paars. Met een vaste opstelling begint geel.
    .title = Bendes en pot
M1-2 = Rond een lange ovale tafel zijn { $seats } plaatsen, met bij elke plaats hoogstens één voorwerp. De voorwerpen zijn: revolver { $revolvers }, mes { $knives }, drankje { $drinks }, café { $cafes }, restaurant { $restaurants }, goktent { $dens }, kassa { $registers }. Plaatsen waar niets ligt, zijn kaal: { $bare }.
    .title = Plaatsen en voorwerpen
M1-3 = Elke lange kant heeft { $side_seats } plaatsen en elke korte kant { $end_seats }. De plaatsen zijn met de klok mee genummerd: langs de ene lange kant, om een korte kant heen, terug langs de andere lange kant en om de andere korte kant heen. Tegenover een plaats aan een lange kant ligt de plaats recht aan de andere kant van de tafel. De plaatsen aan de korte kanten zijn kruisjesplaatsen en hebben geen plaats tegenover zich: { $crossed_seats }. Naast een plaats liggen de plaatsen ervoor en erna in de kring, ook om de hoek. De voorwerpen, gelijkmatig verdeeld en zonder revolver aan een korte kant, liggen bij deze plaatsen. Kassa: { $register_seats }. Goktenten: { $den_seats }. Cafés: { $cafe_seats }. Restaurants: { $restaurant_seats }. Revolvers: { $revolver_seats }. Messen: { $knife_seats }. Drankjes: { $drink_seats }. Kaal: { $bare_seats }. Deze indeling klopt met de voorbeelden M7.1 tot en met M7.6.
    .title = Indeling van de tafel
M1-4 = Er zijn { $cards } kaarten van acht soorten: Messteek { $cards_stab }, Schot { $cards_fire }, Taart bestellen { $cards_cake }, Geef door { $cards_pass }, Kaboem { $cards_boom }, Slaapmutsje { $cards_nightcap }, Inval { $cards_raid }, Verplaatsen { $cards_move }.
    .title = Kaarten
M1-5 = Je krijgt een taart en { $hand } kaarten, nog voordat de gangsters een plaats krijgen. Er zijn { $sleep_markers } slaapmarkers.
    .title = Taarten en markers
M1-6 = De gangsters kunnen op twee manieren aan tafel komen. Met de hand: de jongste begint (hier loot het huis wie dat is), en daarna zetten jullie tegen de klok in telkens één gangster naar keuze op een vrije plaats, tot ze allemaal zitten; wie de laatste neerzet, begint het spel. Of met een vaste opstelling, één voor elk aantal van 3, 4, 5 en 6 spelers, waarin de meeste gangsters vanaf het begin worden bedreigd. De opstellingen zijn eerlijk: bedreigingen en opbrengst zijn zo gelijk als maar kan.
    .title = Aan tafel

## M2 Beurt

M2-1 = Het spel gaat met de klok mee. Je beurt heeft vier stappen: (1) je eigen taart ontploft als die op tafel staat; (2) je incasseert; (3) je speelt; (4) je eigen slapers worden wakker.
    .title = Stappen van een beurt
M2-2 = Als een taart ontploft, sterft wie op de plaats van de taart of op een van de twee plaatsen ernaast zit, ook gangsters van de eigenaar zelf. De taart gaat terug naar de eigenaar. Taarten laten elkaar niet ontploffen. Een taart blijft staan als de gangster die ervoor zit vertrekt of sterft; een plaats met een taart en zonder gangster is vrij.
    .title = Ontploffing
M2-3 = Uit de pot incasseer je { $boss_pay } voor je Boss en { $place_pay } voor elk café, elk restaurant en elke goktent waar een gangster van jou zit. Twee van dezelfde soort zijn een monopolie en betalen { $monopoly_pay } in plaats van tweemaal het gewone bedrag. Alles telt dubbel als er een gangster van jou bij de kassa zit. Slapers incasseren niets: een slapende Boss levert niets op, een monopolie vraagt twee gangsters die allebei wakker zijn (anders levert wie wakker is { $place_pay } op), en een slaper bij de kassa verdubbelt niet. Geld is in elk bedrag deelbaar; een betaling is nooit hoger dan wat er in de pot zit.
    .title = Incasseren

## M3 Kaarten

M3-1 = Je speelt één kaart en daarna, als je wilt, nog Verplaatsen. Twee keer Verplaatsen mag; Verplaatsen vóór een andere kaart mag niet. Kun of wil je niets spelen, dan leg je in plaats daarvan één kaart af, en daarna volgt geen Verplaatsen. Vervolgens vul je je hand aan tot { $hand } kaarten. Zodra de laatste kaart van de trekstapel is gepakt, wordt de aflegstapel, met de kaarten van deze beurt erbij, geschud en meteen de nieuwe trekstapel. Een kaart die volgens de regels niets kan uitrichten, kun je niet spelen, alleen afleggen.
    .title = Spelen en trekken
M3-2 = Met Messteek dood je een gangster van een tegenstander vlak naast een van je wakkere Jacks, of vlak naast een wakkere gangster van jou bij een mes.
    .title = Messteek
M3-3 = Met Schot dood je een gangster van een tegenstander recht tegenover een van je wakkere Robbies, of recht tegenover een wakkere gangster van jou bij een revolver. Een Robbie op een kruisjesplaats kan niet schieten; niemand kan vanaf een kruisjesplaats schieten, of op iemand die daar zit.
    .title = Schot
M3-4 = Met Taart bestellen zet je je eigen taart bij een plaats naar keuze, bezet of niet, waar nog geen taart staat. Je taart moet thuis zijn.
    .title = Taart bestellen
M3-5 = Met Geef door schuif je de taart van een tegenstander naar de dichtstbijzijnde gangster, links of rechts, vanaf de plaats waar hij staat. Jij kiest de richting; de gangster op de plaats van de taart zelf telt niet mee. Heeft de gangster bij wie je uitkomt al een taart voor zich, dan is die richting dicht. Zijn beide richtingen dicht, dan kun je de kaart niet op die taart spelen.
    .title = Geef door
M3-6 = Met Kaboem ontploft de taart van een tegenstander meteen (M2.2).
    .title = Kaboem
M3-7 = Met Slaapmutsje leg je op elk van { $nightcap_markers } verschillende gangsters bij drankjes een slaapmarker. Zitten er daar minder, dan krijgen ze er allemaal een; zit er niemand, dan kun je de kaart niet spelen. Je mag ook eigen gangsters kiezen. Een tweede marker op een slaper is dodelijk. Slapers kunnen niet incasseren, niet doden en niet van plaats veranderen, maar ze kunnen wel worden neergestoken, neergeschoten en opgeblazen. De markers van één kaart werken tegelijk. Je eigen gangsters die je deze beurt bedwelmt, kun je in die beurt niet verplaatsen; in stap 4 worden ze wakker.
    .title = Slaapmutsje
M3-8 = Met Inval gaan alle gangsters van tafel. Daarna zetten jullie om beurten, jij als eerste en dan tegen de klok in, één gangster op een vrije plaats naar keuze, tot ze allemaal zitten; wie niemand meer te zetten heeft, wordt overgeslagen. Vervolgens mag je nog Verplaatsen spelen. Slapers houden hun slaapmarker en slapen door tot stap 4 van de beurt van hun eigenaar. Taarten blijven staan. De kaart verdwijnt uit het spel.
    .title = Inval
M3-9 = Met Verplaatsen zet je één wakkere gangster van jou op een vrije plaats naar keuze.
    .title = Verplaatsen

## M4 Uitgeschakeld

M4-1 = Heb je geen gangsters meer, dan ben je meteen uitgeschakeld, ook in je eigen beurt, en de rest van die beurt vervalt. Je hand gaat naar de aflegstapel en je geld houd je. Staat je taart op tafel, dan blijft hij daar en ontploft hij nooit vanzelf, maar anderen mogen hem doorgeven of laten ontploffen; ontploft hij, dan verdwijnt hij uit het spel. Gangsters die nog op een plaats wachten, leven.
    .title = Uitgeschakeld

## M5 Einde

M5-1 = Zodra een van deze dingen waar is, eindigt het spel, ook midden in een beurt. (1) Nog maar één speler heeft gangsters: die krijgt de rest van de pot. (2) De pot is leeg. (3) Eén ontploffing doodt iedereen die nog over is: de rest van de pot gaat naar niemand. De markers van één Slaapmutsje gelden hier als een ontploffing. Dit wordt nagegaan na elke ontploffing, elke dode en elke betaling.
    .title = Einde van het spel
M5-2 = Als er in { $quiet_rounds } volle rondes achter elkaar niemand is gedood en niets is uitbetaald, eindigt het spel en gaat de pot naar niemand.
    .title = Stille rondes
M5-3 = Wie het meeste geld heeft, wint, uitgeschakeld of niet. Bij gelijke stand wint wie het langst aan tafel bleef; gingen ze samen, dan wie op dat moment meer gangsters had. Het gaat om de gebeurtenis, niet om de beurt: spelers die door één ontploffing of één Slaapmutsje wegvallen, gaan samen, en hun gangsters worden vlak daarvoor geteld. Spelers die er aan het einde nog zitten, bleven allemaal even lang; van hen wint wie meer gangsters heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Winnaar en gelijke stand

## M6 Altijd waar

M6-1 = Op geen enkele plaats zitten twee gangsters of staan twee taarten.
    .title = Elk hoogstens één
M6-2 = Het geld van alle spelers en de pot samen verandert nooit, behalve door een rest van de pot die naar niemand gaat.
    .title = Geld tellen
M6-3 = De kaarten in de trekstapel, op de aflegstapel, in de handen en uit het spel zijn er samen altijd { $cards }.
    .title = Kaarten tellen
M6-4 = De slaapmarkers op tafel en in de voorraad zijn er samen altijd { $sleep_markers }.
    .title = Slaapmarkers tellen

## M7 Voorbeelden

M7-1 = Alle zes voorbeelden beginnen in dezelfde stelling van een spel met zes spelers, telkens alsof de genoemde speler aan de beurt is. Je speelt met rood. Je taart ontploft en doodt de laatste gele gangster: geel is uitgeschakeld, en de gele taart blijft op tafel. Je incasseert { $example_red }: één café, verdubbeld door je gangster bij de kassa. De blauwe taart staat bij een lege plaats, tussen een paarse gangster bij een mes en een van jou. Je geeft hem door aan de paarse gangster; alleen zo red je die van jou.
    .title = Voorbeeld: rood
M7-2 = Je speelt met geel. Je taart ontploft en doodt een groene gangster en de oranje slaper naast hem. Je incasseert niets. Je bestelt opnieuw een taart, bij de blauwe gangster aan de korte kant van de tafel; daar bedreigt de taart hem en de twee groene gangsters naast hem.
    .title = Voorbeeld: geel
M7-3 = Je speelt met oranje. Je incasseert { $example_orange }: voor je Boss, en voor het monopolie op de goktenten dat hij met een andere gangster van jou heeft. Met Kaboem ontploft de rode taart, die de gele gangster doodt. Aan het einde van je beurt wordt je slaper wakker.
    .title = Voorbeeld: oranje
M7-4 = Je speelt met paars. Je incasseert { $example_purple }: voor je Boss en voor het restaurant waar hij zit. Je Jack slaapt, dus steekt je gangster bij het mes de oranje Boss naast hem neer. Aan het einde van je beurt wordt je Jack wakker.
    .title = Voorbeeld: paars
M7-5 = Je speelt met blauw. Je taart ontploft bij een lege plaats en doodt de gangsters aan weerszijden, een paarse en een rode. Je incasseert { $place_pay } voor een restaurant. Daarna schiet je gangster bij een revolver op de oranje Boss tegenover hem.
    .title = Voorbeeld: blauw
M7-6 = Je speelt met groen. Je incasseert { $boss_pay } voor je Boss. Daarna verplaats je hem naar een vrije plaats bij een café.
    .title = Voorbeeld: groen
