### Maffiosi: al het andere dat spelers lezen. Termen: docs/glossary-maffiosi.md.

## Dingen

card-stab = Messteek
card-fire = Schot
card-cake = Taart bestellen
card-pass = Geef door
card-boom = Kaboem
card-nightcap = Slaapmutsje
card-raid = Inval
card-move = Verplaatsen
several = { $thing } × { $count }

role-boss = Boss
role-robbie = Revolver Robbie
role-jack = Jack Stiletto
role-henkie = Sterke Henkie
short-boss = Boss
short-robbie = Robbie
short-jack = Jack
short-henkie = Henkie
the-boss = de Boss
the-robbie = Revolver Robbie
the-jack = Jack Stiletto
the-henkie = Sterke Henkie
whom-boss = de Boss
whom-robbie = een Revolver Robbie
whom-jack = een Jack Stiletto
whom-henkie = een Sterke Henkie

item-revolver = revolver
item-knife = mes
item-drink = drankje
item-cafe = café
item-restaurant = restaurant
item-gambling = goktent
item-register = kassa
item-bare = kaal

place = plaats { $number } ({ $item })
place-home = thuis
man = { $role } van de { $seat } op { $place }
man-nobody = niemand op { $place }
short-man = { $role } van de { $seat } ({ $number })
cake = { $place }, waar hij { $men } bedreigt
cake-nobody = { $place }, waar hij niemand bedreigt
direction-clockwise = met de klok mee
direction-counter-clockwise = tegen de klok in
none = geen

## Vragen

question-choose = Welke gangster van jou gaat nu zitten?
question-choose-raid = Inval van de { $seat }: welke gangster van jou komt nu terug?
question-sit = Waar gaat je { $role } zitten? Elke vrije plaats is goed.
question-sit-raid = Waar gaat je { $role } weer zitten? Elke vrije plaats is goed.
question-play = Speel een kaart of leg er een af. Na een kaart mag je nog Verplaatsen spelen.
question-stab = Wie steek je neer? Een tegenstander naast een van je wakkere Jacks, of naast een wakkere gangster van jou bij een mes.
question-fire = Wie schiet je neer? Een tegenstander tegenover een van je wakkere Robbies, of tegenover een wakkere gangster van jou bij een revolver.
question-cake = Waar zet je je taart neer? Hij ontploft als je volgende beurt begint.
question-pass = Wiens taart geef je door, en welke kant op?
question-boom = Wiens taart laat je ontploffen?
question-drug = { $left ->
    [one] In wiens drankje? Nog één. Wie al slaapt, sterft.
   *[other] In wiens drankje? Nog { $left }. Wie al slaapt, sterft.
}
question-from = Welke gangster van jou verplaats je?
question-to = Waarheen? Het gaat om { $man }.
question-further = Speel je ook nog Verplaatsen, of beëindig je je beurt?
question-no-further = Je hebt geen Verplaatsen in je hand: je beurt eindigt hier.

## Zetten

move-play = ‘{ $card }’ spelen
move-discard = ‘{ $card }’ afleggen
move-stab = Neersteken: { $man }
move-fire = Neerschieten: { $man }
move-cake = Taart bij { $place }, waar hij { $men } bedreigt
move-cake-nobody = Taart bij { $place }, waar hij niemand bedreigt
move-pass = De taart van de { $owner } { $direction } doorgeven, van { $place } naar { $to }
move-pass-nowhere = De taart van de { $owner } { $direction } doorgeven
move-boom = De taart van de { $owner } bij { $place } laten ontploffen
move-boom-nowhere = De taart van de { $owner } laten ontploffen
move-drug = Slaapmutsje voor { $man }
move-from = Verplaatsen: { $man }
move-to = Naar { $place }
move-choose = { $role }
move-choose-asleep = { $role }, slapend
move-sit = Naar { $place }
move-end-turn = De beurt beëindigen

## Waarom niet

refusal-not-now = Er moet nu iets anders worden beslist.
refusal-not-in-hand = Je hebt geen { $card } in je hand.
refusal-only-move-follows = Na de eerste kaart mag je alleen nog Verplaatsen spelen.
refusal-has-played = Je hebt al een kaart gespeeld, dus je kunt niet ook nog afleggen.
refusal-no-effect-stab = Geen tegenstander zit binnen bereik van een mes van jou, dus de kaart zou niets uitrichten.
refusal-no-effect-fire = Geen tegenstander zit in je schootsveld, dus de kaart zou niets uitrichten.
refusal-no-effect-cake = Je taart staat al op tafel.
refusal-no-effect-pass = Geen enkele taart van een tegenstander kan worden doorgegeven.
refusal-no-effect-boom = Er staat geen taart van een tegenstander op tafel.
refusal-no-effect-nightcap = Er zit niemand bij een drankje, of de slaapmarkers zijn op.
refusal-no-effect-raid = De kaart zou niets uitrichten.
refusal-no-effect-move = Geen van je gangsters is wakker.
refusal-no-effect-move-full = Er is geen plaats vrij.
refusal-nobody-there = Daar zit niemand.
refusal-own-man = Het is je eigen gangster.
refusal-own-cake = Het is je eigen taart.
refusal-out-of-knife-reach = Naast hem zit geen wakkere Jack van jou en geen wakkere gangster van jou bij een mes.
refusal-out-of-shot = Tegenover hem zit geen wakkere Robbie van jou en geen wakkere gangster van jou bij een revolver.
refusal-crossed = Hij zit aan een korte kant van de tafel, waar niemand kan worden neergeschoten.
refusal-has-cake = Daar staat al een taart.
refusal-cake-not-on-table = Die taart staat niet op tafel.
refusal-nobody-to-pass-to = Er zit verder niemand aan tafel om hem aan door te geven.
refusal-direction-closed = De dichtstbijzijnde gangster in die richting heeft al een taart voor zich.
refusal-no-drink = Hij heeft geen drankje voor zich.
refusal-chosen-already = Je hebt hem al gekozen.
refusal-out-of-order = Kies in de volgorde van de plaatsen: hij komt vóór iemand die je al koos, of na hem blijven er te weinig over.
refusal-not-own-man = Hij is niet een van jouw gangsters.
refusal-asleep = Hij slaapt.
refusal-taken = Daar zit al iemand.
refusal-sits-there = Daar zit hij al: kies een andere plaats.
refusal-none-waiting = Van hen wacht er geen op een plaats.
refusal-only-sleepers = Wie van hen op een plaats wacht, slaapt.

## Wat er gebeurde

event-drew = De { $seat } trekken { $cards }.
event-drew-hidden = { $count ->
    [one] De { $seat } trekken 1 kaart.
   *[other] De { $seat } trekken { $count } kaarten.
}
event-drew-each = { $count ->
    [one] De { $seats } trekken elk 1 kaart.
   *[other] De { $seats } trekken elk { $count } kaarten.
}
event-reshuffled = { $cards ->
    [one] De aflegstapel wordt de nieuwe trekstapel: { $cards } kaart.
   *[other] De aflegstapel wordt de nieuwe trekstapel: { $cards } kaarten.
}
event-youngest = Het lot beslist: de { $seat } geven de eerste gangster een plaats.
event-sat-down = De { $seat } zetten { $role } op { $place }.
event-sat-down-asleep = De { $seat } zetten { $role } slapend op { $place }.
event-turn-began = De { $seat } zijn aan de beurt.
event-collected = De { $seat } incasseren { $amount }.
event-played = De { $seat } spelen { $card }.
event-discarded = De { $seat } leggen { $card } af.
event-cake-ordered = De { $seat } bestellen een taart voor { $place }.
event-cake-passed = De { $seat } geven de taart van de { $owner } door van { $from } naar { $to }.
event-exploded = De taart van de { $owner } ontploft bij { $place }.
event-exploded-gone = De taart van de { $owner } ontploft bij { $place } en verdwijnt uit het spel.
event-blown-up = Opgeblazen: { $men }.
event-blown-up-nobody = Niemand wordt geraakt.
event-killed-knife = Neergestoken: { $man }.
event-killed-bullet = Neergeschoten: { $man }.
event-killed-cake = Opgeblazen: { $man }.
event-killed-nightcap = Voorgoed ingeslapen: { $man }.
event-kills-knife = De { $seat } steken { $man } neer.
event-kills-bullet = De { $seat } schieten { $man } neer.
event-drugged = In slaap gevallen: { $men }.
event-woke = { $men ->
    [one] { $seat }: één slaper wordt wakker.
   *[other] { $seat }: { $men } slapers worden wakker.
}
event-raided = De { $seat } zorgen voor een inval: iedereen gaat van tafel.
event-moved = Verplaatst: { $man }, naar { $to }.
event-out = De { $seat } hebben geen gangsters meer en zijn uitgeschakeld. Kaarten in de hand: { $hand }.
event-out-unknown = De { $seat } hebben geen gangsters meer en zijn uitgeschakeld. De kaarten in de hand zijn nog onbekend.
event-pot-taken = De { $seat } zitten als laatsten aan tafel en krijgen de rest van de pot, { $amount }.
event-ended-last-gang = Het spel is afgelopen: er is nog één bende over.
event-ended-pot-empty = Het spel is afgelopen: de pot is leeg.
event-ended-all-dead = Het spel is afgelopen: iedereen die nog over was, stierf tegelijk.
event-ended-quiet = Het spel is afgelopen: het is te lang stil geweest.

## De stelling in woorden

describe-setup = De gangsters komen aan tafel. Pot: { $pot }.
describe-turn = De { $seat } zijn aan de beurt. Pot: { $pot }.
describe-raid = Inval door de { $seat }: iedereen gaat weer zitten. Pot: { $pot }.
describe-over = Het spel is afgelopen. Pot: { $pot }.
describe-man = { $place }: { $role } van de { $seat }{ $cake }
describe-sleeper = { $place }: { $role } van de { $seat }, slaapt{ $cake }
describe-free = { $place }: vrij{ $cake }
describe-cake = {" "}[taart van de { $owner }]
describe-gang = { $seat }: { $money }, opbrengst { $takings }; in leven: { $alive }; taart: { $cake }; kaarten: { $hand }
describe-gang-out = De { $seat } zijn uitgeschakeld: { $money }; taart: { $cake }
describe-hidden = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
describe-cards = Trekstapel: { $pile }. Aflegstapel: { $discards }.
describe-unknown = Ook naar de aflegstapel: { $cards }, nog onbekend.
describe-rest = Slaapmarkers over: { $markers }. Uit het spel: { $removed }.
describe-quiet = { $turns ->
    [one] Al { $turns } beurt stil; na { $rounds } stille rondes eindigt het spel.
   *[other] Al { $turns } beurten stil; na { $rounds } stille rondes eindigt het spel.
}
describe-place = { $place }. { $seat }

## Voor het oog

primer-goal = Doel: het meeste geld hebben als het spel eindigt. Dat gebeurt als de pot van { $pot } leeg is, als er nog maar één bende over is (die krijgt de rest van de pot), als iedereen die nog over is tegelijk sterft, of na { $quiet_rounds } stille rondes. Een bende die is uitgeschakeld, houdt haar geld en kan nog winnen.
primer-turn = Je beurt: je eigen taart ontploft als die op tafel staat, en doodt wie op zijn plaats en op de twee plaatsen ernaast zit. Daarna incasseer je { $boss_pay } voor je Boss en { $place_pay } voor elk café, elk restaurant en elke goktent waar je zit; twee van dezelfde soort leveren { $monopoly_pay } op, en de kassa verdubbelt alles. Daarna speel je een kaart of leg je er een af; na een kaart mag je nog Verplaatsen spelen. Ten slotte vul je je hand aan tot { $hand } kaarten.
primer-weapons = Robbies, en iedereen bij een revolver, kunnen neerschieten wie tegenover hen zit; Jacks, en iedereen bij een mes, kunnen neersteken wie naast hen zit. Wie bij een drankje zit, kan in slaap vallen tot het einde van de volgende beurt van zijn bende.
primer-board = Op het bord staan plaatsen die tegenover elkaar liggen naast elkaar, en plaatsen die naast elkaar liggen onder elkaar. De eerste en de laatste rij zijn de korte kanten van de tafel.
board-reach-knife = Binnen bereik van jouw messen: { $men }
board-reach-bullet = Binnen bereik van jouw kogels: { $men }
board-legend = (→ ← ↔ wie wie kan neerschieten; × korte kant van de tafel, daar schiet niemand; * van jou; zz slaapt)
board-seat = plaats
board-item = voorwerp
board-gangster = gangster
board-cake = taart van
board-man = { $seat } { $role }
board-man-asleep = { $seat } { $role } zz
board-own = *{ $seat } { $role }
board-own-asleep = *{ $seat } { $role } zz
board-waiting-asleep = { $role } zz
board-gang = bende
board-money = geld
board-takings = opbrengst
board-alive = in leven
board-cake-at = taart
board-cards = kaarten
board-waiting = nog zonder plaats
board-out = uitgeschakeld
board-danger = jouw bedreigde gangsters
board-threats = bedreigd door
danger-man = { $role } ({ $number })
danger-knife = mes van de { $seat } ({ $number })
danger-jack = Jack van de { $seat } ({ $number })
danger-bullet = kogel van de { $seat } ({ $number })
danger-robbie = Robbie van de { $seat } ({ $number })
danger-cake = taart van de { $seat } ({ $number })
board-hand = hand van de { $seat }
board-use = wat de kaart doet
use-stab = doodt een gangster van een tegenstander naast je Jack of naast je gangster bij een mes
use-fire = doodt een gangster van een tegenstander tegenover je Robbie of je gangster bij een revolver
use-cake = zet je taart bij een plaats; hij ontploft als je volgende beurt begint
use-pass = geeft de taart van een tegenstander door aan de dichtstbijzijnde gangster, links of rechts
use-boom = laat de taart van een tegenstander meteen ontploffen
use-nightcap = { $nightcap_markers } gangsters bij drankjes vallen in slaap; wie al slaapt, sterft
use-raid = iedereen gaat van tafel en gaat een voor een weer zitten, jij eerst
use-move = verplaatst een van je wakkere gangsters naar een vrije plaats
