### Capone: al het andere wat spelers lezen. Termen: docs/glossary.md.

## Dingen

kind-pasta-shop = pastawinkel
kind-laundry = wasserij
kind-cinema = bioscoop
kind-bakery = bakkerij
kind-garage = garage
kind-hotel = hotel
kind-florist = bloemenwinkel
kind-undertaker = begrafenisondernemer
kind-speakeasy = stille kroeg
kind-pawnshop = pandjeshuis
kind-still = stokerij
kind-nightclub = nachtclub
kind-print-shop = drukkerij
kind-loan-office = leenkantoor
kind-casino = casino
kind-jeweller = juwelier
kind-gun-shop = wapenwinkel
kind-bank = bankfiliaal
kind-party = Feest bij Rosie
kind-barber = Kappersstoel
kind-dinner = Zondagsdiner
kind-fbi = F.B.I.
kind-protection = Protectiegeld
kind-takeover = Overname
kind-offer = Een aanbod

member-don = Don
member-mama = Mama
member-right-hand = rechterhand
member-collector = incasseerder
member-lawyer = advocaat
member-bookkeeper = boekhouder
member-secretary = secretaresse
member-novice = nieuweling
guards = { $count ->
    [one] 1 lijfwacht
   *[other] { $count } lijfwachten
}
member-of = { $member } van { $seat }

field = { $kind } { $twin }
the-bank = de bank
nobody = niemand
none = geen

spot-photo = foto
spot-field = { $field }
spot-legal = { $kind }
spot-away = { $kind }
spot-cell = cel { $cell }
spot-harbour = haven
spot-park = park
spot-gone = uit het spel

## Vragen

question-exchange = Welke kaarten ruil je? Je krijgt er evenveel nieuwe voor terug, en die houd je.
question-turn = Welke kaart speel je, met effect of gedekt?
question-target-field = { $card }: op welk veld?
question-target-taken = { $card }: van welk veld haal je een familielid weg?
question-target-takeover = { $card }: welk veld neem je over? Je figuren moeten precies het totaal van dat veld waard zijn.
question-target-offer = { $card }: welk veld maak je leeg?
question-target-payer = { $card }: wie betaalt je?
question-victim = { $card }: wie haal je weg van { $field }?
question-place = Welke figuren gaan naar { $field }? Nodig: { $needed }, gezet: { $so_far }.
question-take-over = Welke figuren passen bij { $field }? Ze moeten samen precies { $needed } waard zijn; gezet: { $so_far }.
question-ransom = De F.B.I. heeft je { $member }. Koop je dit familielid meteen vrij voor { $price }?
question-hire-back = Je hebt { $guards } in het park. Hoeveel koop je er terug voor { $price } per lijfwacht? De rest verdwijnt uit het spel.
question-buy-out = Het jaar is voorbij. Wie koop je vrij uit de gevangenis?
question-invest = Je fiche staat op { $chip }, en je hebt { $cash }. Hoe verplaats je de fiche?

## Zetten

move-exchange = Ruil { $card }
move-buy-out = Koop { $member } vrij uit de gevangenis voor { $price }
move-play = Speel { $card }
move-lay-down = Leg { $card } af zonder effect
move-field = { $field } ({ $holder })
move-field-free = { $field } (vrij)
move-away = { $kind } ({ $holder })
move-payer = { $seat } betaalt { $price }
move-member = { $member } ({ $price })
move-guard = Een lijfwacht ({ $price })
move-done = Klaar
move-leave = Laat in de gevangenis
move-hire-back = { $count ->
    [0] Koop niemand terug
    [one] Koop 1 lijfwacht terug voor { $price }
   *[other] Koop { $count } lijfwachten terug voor { $price }
}
move-invest = { $count ->
    [0] Laat de fiche op { $chip }
    [one] 1 positie omhoog naar { $chip } voor { $price }
   *[other] { $count } posities omhoog naar { $chip } voor { $price }
}
move-sell = { $count ->
    [one] 1 positie omlaag naar { $chip }, en je krijgt { $price }
   *[other] { $count } posities omlaag naar { $chip }, en je krijgt { $price }
}

## Weigeringen

refusal-not-now = Er moet nu iets anders worden beslist.
refusal-not-in-hand = Je hebt die kaart niet in je hand.
refusal-out-of-order = Je zet de figuren in de volgorde van de foto, lijfwachten het laatst; deze had eerder moeten komen.
refusal-chip-at-zero = Je fiche staat op 0.
refusal-no-guard = Je hebt geen lijfwacht op je foto.
refusal-other-kind = Dat veld is van een andere soort dan de kaart.
refusal-not-on-photo = Dat familielid staat niet op je foto.
refusal-too-little = Je figuren moeten samen minstens { $needed } waard zijn, en dat haal je zo niet.
refusal-nothing-set = Je moet minstens één figuur bijzetten.
refusal-don-alone = De Don duldt geen enkel ander familielid naast zich.
refusal-mama-crowded = Mama staat met hoogstens één ander familielid samen, en nooit met de Don.
refusal-last-card = De laatste kaart van het jaar speel je met zo weinig lijfwachten als nodig is, of met één familielid en lijfwachten.
refusal-nobody-there = Daar is niemand.
refusal-own-pieces = Je kunt die kaart niet tegen jezelf spelen.
refusal-only-guards = Daar staan alleen lijfwachten, en die kun je niet meenemen.
refusal-not-there = Dat familielid is daar niet.
refusal-no-target = Er is niemand om die kaart tegen te spelen.
refusal-no-legal-piece = Die speler heeft geen figuur op een legaal veld.
refusal-cannot-match = Met je foto kun je dat totaal niet precies maken.
refusal-not-in-prison = Dat familielid van je zit niet in de gevangenis.
refusal-not-enough-cash = Je hebt er het geld niet voor.
refusal-not-in-park = Zoveel lijfwachten heb je niet in het park.
refusal-past-goal = De fiche gaat niet verder dan de laatste positie.
refusal-below-zero = De fiche kan niet onder 0 komen.
refusal-sells-too-much = Zoveel posities omlaag mag niet in één jaar.

## Wat er gebeurde

event-year-began = Jaar { $year } begint; { $seat } is startspeler.
event-dealt = { $seat } krijgt { $card }.
event-dealt-hidden = { $seat } krijgt een kaart.
event-exchanged = { $seat } legt { $card } opzij.
event-exchanged-hidden = { $seat } legt een kaart opzij.
event-exchange-ended = { $count ->
    [0] { $seat } ruilt niets.
    [one] { $seat } ruilt 1 kaart.
   *[other] { $seat } ruilt { $count } kaarten.
}
event-laid-down = { $seat } legt { $card } af zonder effect.
event-laid-down-hidden = { $seat } legt een kaart gedekt af, zonder effect.
event-played = { $seat } speelt { $card }.
event-member-moved = { $seat }: { $member }, { $from } → { $to }.
event-guards-moved = { $seat }: { $guards }, { $from } → { $to }.
event-paid-from-bank = { $payee } krijgt { $amount } van de bank ({ $cause }).
event-paid-to-bank = { $payer } betaalt { $amount } aan de bank ({ $cause }).
event-paid = { $payer } betaalt { $amount } aan { $payee } ({ $cause }).
cause-ransom = { $member } vrijgekocht
cause-protection = protectiegeld
cause-income = inkomen uit illegale velden
cause-guards = lijfwachten uit het park
cause-investment = investering
cause-sale = positie omlaag
event-left-in-prison = { $seat } betaalt geen losgeld.
event-year-ended = Jaar { $year } is voorbij.
event-chip-moved = { $seat }: fiche van { $from } naar { $to } van { $goal }.
event-chip-kept = { $seat } laat de fiche staan.
event-ended = Het spel is afgelopen.

## De stand in woorden

describe-year = Jaar { $year }, { $starter } was startspeler; { $seat } is aan de beurt.
describe-field = { $field }: { $seat } met { $pieces } ({ $total })
describe-fields = Illegale velden: { $fields }
describe-legal = Legale velden: { $fields }
describe-guard-at = { $kind }: { $seat }
describe-away = Zijspoor: { $members }
describe-prison = Gevangenis: { $members }
describe-absentee = { $spot }: { $member } van { $seat }
describe-played = Dit jaar met effect gespeeld: { $cards }
describe-deck = Niet gedeelde kaarten: { $deck }.
describe-family = { $seat }: { $cash }, fiche op { $chip } van { $goal }; familieleden op de foto: { $members }, en { $guards }; haven: { $harbour }; lijfwachten in het park { $park }, uit het spel { $gone }; kaarten in de hand { $cards }, geruild { $exchanged }, gedekt { $face_down }
describe-hand = { $seat } heeft in de hand: { $cards }
describe-secrets = { $seat } weet: geruild { $exchanged }; gedekt afgelegd { $face_down }
describe-placing = Wordt gezet op { $field }: { $pieces }
describe-place = { $seat } eindigt op plaats { $place }.
