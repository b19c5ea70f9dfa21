### Maffiosi: al het andere dat spelers lezen. Termen: docs/glossary.md.

## Dingen

card-stab = Messteek
card-fire = Schot
card-cake = Taart bestellen
card-pass = Geef door
card-boom = Kaboem
card-nightcap = Slaapmutsje
card-raid = Inval
card-move = Verplaatsen
cards-of = { $card } × { $count }

role-boss = Boss
role-robbie = Revolver Robbie
role-jack = Jack Stiletto
role-henkie = Sterke Henkie

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
man = { $role } van { $seat }, { $place }
man-nobody = niemand, { $place }
direction-clockwise = met de klok mee
direction-counter-clockwise = tegen de klok in
nobody = niemand
none = geen

## Vragen

question-choose = Welke gangster van jou gaat nu zitten?
question-choose-raid = De inval is voorbij: welke gangster van jou komt nu terug?
question-sit = Waar gaat je { $role } zitten? Elke vrije plaats is goed.
question-sit-raid = Waar gaat je { $role } weer zitten? Elke vrije plaats is goed.
question-play = Speel een kaart of leg er een af. Na een kaart mag je nog Verplaatsen spelen.
question-stab = Wie steek je neer? Een tegenstander naast een van je wakkere Jacks, of naast een wakkere gangster van jou bij een mes.
question-fire = Wie schiet je neer? Een tegenstander tegenover een van je wakkere Robbies, of tegenover een wakkere gangster van jou bij een revolver.
question-cake = Waar zet je je taart neer? Hij ontploft als je volgende beurt begint.
question-pass = Wiens taart geef je door, en welke kant op?
question-boom = Wiens taart laat je ontploffen?
question-drug = { $left ->
    [one] In wiens drankje? Nog één; kies in de volgorde van de plaatsen. Wie al slaapt, sterft.
   *[other] In wiens drankje? Nog { $left }; kies in de volgorde van de plaatsen. Wie al slaapt, sterft.
}
question-from = Welke gangster van jou verplaats je?
question-to = Waarheen? Het gaat om { $man }.
question-further = Speel je ook nog Verplaatsen, of beëindig je je beurt?

## Zetten

move-play = { $card } spelen
move-discard = { $card } afleggen
move-stab = Neersteken: { $man }
move-fire = Neerschieten: { $man }
move-cake = Taart voor { $man }
move-pass = De taart van { $owner } ({ $place }) { $direction } doorgeven aan { $to }
move-boom = De taart van { $owner } ({ $place }) laten ontploffen
move-drug = Slaapmutsje voor { $man }
move-from = Verplaatsen: { $man }
move-to = Naar { $place }
move-choose = { $role }
move-sit = Naar { $place }
move-end-turn = De beurt beëindigen

## Waarom niet

refusal-not-now = Er moet nu iets anders worden beslist.
refusal-not-in-hand = Je hebt geen { $card } in je hand.
refusal-only-move-follows = Na de eerste kaart mag je alleen nog Verplaatsen spelen.
refusal-has-played = Je hebt al een kaart gespeeld; afleggen doe je in plaats van spelen.
refusal-no-effect-stab = Geen tegenstander zit binnen bereik van een mes van jou, dus de kaart zou niets uitrichten.
refusal-no-effect-fire = Geen tegenstander zit in je schootsveld, dus de kaart zou niets uitrichten.
refusal-no-effect-cake = Je taart staat al op tafel.
refusal-no-effect-pass = Geen enkele taart van een tegenstander kan worden doorgegeven.
refusal-no-effect-boom = Er staat geen taart van een tegenstander op tafel.
refusal-no-effect-nightcap = Er zit niemand bij een drankje, of de slaapmarkers zijn op.
refusal-no-effect-raid = De kaart zou niets uitrichten.
refusal-no-effect-move = Geen van je gangsters is wakker, of er is geen plaats vrij.
refusal-nobody-there = Daar zit niemand.
refusal-own-man = Het is je eigen gangster.
refusal-own-cake = Het is je eigen taart.
refusal-out-of-knife-reach = Naast hem zit geen wakkere Jack van jou en geen wakkere gangster van jou bij een mes.
refusal-out-of-shot = Tegenover hem zit geen wakkere Robbie van jou en geen wakkere gangster van jou bij een revolver.
refusal-crossed = Hij zit aan een korte kant van de tafel, waar niemand kan worden neergeschoten.
refusal-has-cake = Daar staat al een taart.
refusal-cake-not-on-table = Die taart staat niet op tafel.
refusal-nobody-to-pass-to = Er zit verder niemand aan tafel om hem aan door te geven.
refusal-direction-closed = De volgende gangster in die richting heeft al een taart voor zich.
refusal-no-drink = Hij heeft geen drankje voor zich.
refusal-chosen-already = Je hebt hem al gekozen.
refusal-out-of-order = Kies in de volgorde van de plaatsen; begin opnieuw om hem te kiezen.
refusal-not-own-man = Hij is niet een van jouw gangsters.
refusal-asleep = Hij slaapt.
refusal-taken = Daar zit al iemand.
refusal-none-waiting = Van hen wacht er geen op een plaats.

## Wat er gebeurde

event-drew = { $seat } trekt { $card }.
event-drew-hidden = { $seat } trekt een kaart.
event-reshuffled = { $cards ->
    [one] De aflegstapel is de nieuwe trekstapel: { $cards } kaart.
   *[other] De aflegstapel is de nieuwe trekstapel: { $cards } kaarten.
}
event-youngest = Het lot beslist: { $seat } geeft de eerste gangster een plaats.
event-sat-down = { $man }: gaat zitten.
event-turn-began = De beurt van { $seat }.
event-collected = { $seat } incasseert { $amount }.
event-played = { $seat } speelt { $card }.
event-discarded = { $seat } legt { $card } af.
event-cake-ordered = { $seat } zet een taart bij { $place }.
event-cake-passed = { $seat } geeft de taart van { $owner } door van { $from } naar { $to }.
event-exploded = De taart van { $owner } ontploft bij { $place }.
event-exploded-gone = De taart van { $owner } ontploft bij { $place } en verdwijnt uit het spel.
event-killed-knife = { $man }: neergestoken.
event-killed-bullet = { $man }: neergeschoten.
event-killed-cake = { $man }: opgeblazen.
event-killed-nightcap = { $man }: wordt nooit meer wakker.
event-drugged = { $man }: valt in slaap.
event-woke = { $men ->
    [one] { $seat }: één slaper wordt wakker.
   *[other] { $seat }: { $men } slapers worden wakker.
}
event-raided = { $seat } zorgt voor een inval: iedereen gaat van tafel.
event-moved = { $man }: gaat naar { $to }.
event-out = { $seat } heeft geen gangsters meer en is uitgeschakeld. Kaarten in de hand: { $hand }.
event-pot-taken = { $seat } zit als laatste aan tafel en krijgt de rest van de pot, { $amount }.
event-ended-last-gang = Het spel is afgelopen: er is nog één bende over.
event-ended-pot-empty = Het spel is afgelopen: de pot is leeg.
event-ended-all-dead = Het spel is afgelopen: iedereen die nog over was, stierf tegelijk.
event-ended-quiet = Het spel is afgelopen: het is te lang stil geweest.

## De stelling in woorden

describe-setup = De gangsters komen aan tafel. Pot: { $pot }.
describe-turn = De beurt van { $seat }. Pot: { $pot }.
describe-over = Het spel is afgelopen. Pot: { $pot }.
describe-man = { $place }: { $role } van { $seat }{ $cake }
describe-sleeper = { $place }: { $role } van { $seat }, slaapt{ $cake }
describe-free = { $place }: vrij{ $cake }
describe-cake = {" "}[taart van { $owner }]
describe-gang = { $seat }: { $money }, opbrengst { $takings }; in leven: { $alive }; taart: { $cake }; kaarten: { $hand }
describe-gang-out = { $seat } is uitgeschakeld: { $money }; taart: { $cake }
describe-role = { $role } × { $count }
describe-hidden = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
describe-cards = Trekstapel: { $pile }. Aflegstapel: { $discards }.
describe-rest = Slaapmarkers over: { $markers }. Uit het spel: { $removed }.
describe-quiet = { $turns ->
    [one] Al { $turns } beurt stil; na { $rounds } stille rondes eindigt het spel.
   *[other] Al { $turns } beurten stil; na { $rounds } stille rondes eindigt het spel.
}
describe-place = { $seat } eindigt als nummer { $place }.
