### Capone: al het andere wat spelers lezen. Termen: docs/glossary-capone.md.

## Dingen

kind-pasta-shop = pastawinkel
kind-laundry = wasserij
kind-cinema = bioscoop
kind-bakery = bakkerij
kind-garage = garage
kind-hotel = hotel
kind-florist = bloemenwinkel
kind-undertaker = uitvaarthuis
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

several = { $thing } × { $count }
field = { $kind } { $twin }
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

question-exchange = Welke kaarten ruil je? Je krijgt er evenveel nieuwe voor terug, en die houd je: je ruilt maar één keer per jaar.
question-turn = Welke kaart speel je? Een kaart die je gedekt aflegt, heeft geen effect.
question-target-field = { $card }: op welk veld?
question-target-taken = { $card }: van welk veld haal je een familielid weg?
question-target-takeover = { $card }: welk veld neem je over? Je figuren moeten precies het totaal van dat veld waard zijn.
question-target-offer = { $card }: welk veld maak je leeg? Familieleden gaan voorgoed naar de haven, lijfwachten naar het park.
question-target-payer = { $card }: wie betaalt je? Het moet iemand zijn met een lijfwacht op een legaal veld.
question-victim = { $card }: welk familielid van { $holder } haal je weg van { $field }?
question-place = Welke figuren gaan naar { $field }? Ze moeten samen minstens { $needed } waard zijn; gezet: { $so_far }.
question-place-oust = Met welke figuren verdrijf je { $holder } van { $field }? Ze moeten samen minstens { $needed } waard zijn; gezet: { $so_far }.
question-place-own = Welke figuren zet je bij die van jou op { $field }, die samen { $total } waard zijn? Minstens één; gezet: { $so_far }.
question-place-own-short = Welke figuren zet je bij die van jou op { $field }? Ze moeten minstens { $needed } waard zijn, want het veld zit onder zijn minimum; gezet: { $so_far }.
question-take-over = Met welke figuren neem je { $field } over? Ze moeten samen precies { $needed } waard zijn; gezet: { $so_far }.
question-ransom = De F.B.I. heeft je { $member }. Koop je dit familielid meteen vrij voor { $price }? Je hebt { $cash }. Anders zit het dit jaar en de { $years } jaar daarna in de gevangenis, tenzij je later betaalt.
question-hire-back = Je hebt { $guards } in het park en { $cash } aan contanten. Hoeveel koop je er terug voor { $price } per lijfwacht? De rest verdwijnt uit het spel.
question-buy-out = Het jaar is voorbij. Wie koop je vrij uit de gevangenis? Je hebt { $cash }.
question-invest = Je fiche staat op { $chip } van { $goal }, en je hebt { $cash }. Hoe verplaats je de fiche?

## Zetten

move-exchange = Ruil { $card }
move-buy-out = Koop { $member } vrij uit de gevangenis voor { $price }
move-play = Speel { $card }
move-lay-down = Leg { $card } gedekt af, zonder effect
move-field = { $field } ({ $holder }: { $pieces }, { $total })
move-field-empty = { $field } (vrij)
move-field-free = { $field } (vrij, minstens { $needed })
move-field-oust = { $field } ({ $holder }: { $pieces }, { $total }; te verdrijven vanaf { $needed })
move-field-own = { $field } (van jou: { $pieces }, { $total })
move-away = { $kind } ({ $holder })
move-payer = { $seat } betaalt { $price }
move-member = { $member } ({ $price })
move-guard = Een lijfwacht ({ $price })
move-done = Zo neerzetten ({ $sum })
move-keep-all = Houd alle kaarten
move-keep-rest = { $count ->
    [one] Ruil deze ene, houd de rest
   *[other] Ruil deze { $count }, houd de rest
}
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
refusal-out-of-order = De lijst loopt de foto van boven naar beneden af, lijfwachten het laatst; ga een stap terug om deze te zetten.
refusal-others-first = De lijst loopt de foto van boven naar beneden af, lijfwachten het laatst: zet eerst wie van hoger op de foto meedoet; deze alleen is niet genoeg.
refusal-set-already = Deze is al gezet.
refusal-chip-at-zero = Je fiche staat op 0.
refusal-no-guard = Je hebt geen lijfwacht op je foto.
refusal-other-kind = Dat veld is niet van de soort van de kaart.
refusal-not-on-photo = Dat familielid staat niet op je foto.
refusal-too-little = Je figuren moeten samen minstens { $needed } waard zijn, en dat haal je zo niet.
refusal-nothing-set = Je moet minstens één figuur bijzetten.
refusal-don-alone = De Don deelt een veld met geen enkel ander familielid.
refusal-mama-crowded = Mama deelt een veld met hoogstens één ander familielid, en nooit met de Don.
refusal-last-card = De laatste kaart van het jaar speel je met zo weinig lijfwachten als nodig is, of met één familielid en lijfwachten.
refusal-nobody-there = Daar is niemand.
refusal-own-pieces = Je kunt die kaart niet tegen jezelf spelen.
refusal-only-guards = Daar staan alleen lijfwachten, en die kun je niet weghalen.
refusal-not-there = Dat familielid is daar niet.
refusal-no-target = Er is niemand om die kaart tegen te spelen.
refusal-no-legal-piece = Die speler heeft geen figuur op een legaal veld.
refusal-cannot-match = Met de figuren op je foto kun je dat totaal niet precies maken.
refusal-not-in-prison = Dat familielid van je zit niet in de gevangenis.
refusal-not-enough-cash = Je hebt er het geld niet voor.
refusal-not-in-park = Zoveel lijfwachten heb je niet in het park.
refusal-past-goal = De fiche gaat niet verder dan de laatste positie.
refusal-below-zero = De fiche kan niet onder 0 komen.
refusal-sells-too-much = Zoveel posities omlaag mag niet in één jaar.

## Wat er gebeurde

event-year-began = Jaar { $year } begint; { $seat } is startspeler.
event-dealt = { $seat } krijgt { $cards }.
event-dealt-hidden = { $count ->
    [one] { $seat } krijgt 1 kaart.
   *[other] { $seat } krijgt { $count } kaarten.
}
event-dealt-each = { $count ->
    [one] { $seats } krijgen elk 1 kaart.
   *[other] { $seats } krijgen elk { $count } kaarten.
}
event-exchanged = { $seat } ruilt { $cards }.
event-exchanged-hidden = { $count ->
    [0] { $seat } ruilt niets.
    [one] { $seat } ruilt 1 kaart.
   *[other] { $seat } ruilt { $count } kaarten.
}
event-laid-down = { $seat } legt { $card } gedekt af, zonder effect.
event-laid-down-hidden = { $seat } legt een kaart gedekt af, zonder effect.
event-laid-down-several = { $seats } leggen elk een kaart gedekt af, zonder effect.
event-laid-down-all = Iedereen legt om de beurt een kaart gedekt af: er gebeurt niets.
event-laid-down-all-known = Iedereen legt om de beurt een kaart gedekt af: er gebeurt niets. ({ $cards })
laid-down-by = { $seat } ({ $card })
event-played = { $seat } speelt { $card }.
event-moved = { $seat }: { $pieces }, { $from } → { $to }.
event-set = { $seat } zet { $pieces } op { $field } ({ $total }).
event-worked = { $seat } zet er een lijfwacht neer en krijgt { $amount } van de bank.
event-lost = { $seat } verliest { $field }: { $losses }.
loss-harbour = { $pieces } naar de haven
loss-park = { $pieces } naar het park
event-came-home = Alle figuren op het bord komen thuis.
event-guards-left = { $count ->
    [one] { $seat }: 1 lijfwacht verdwijnt uit het spel.
   *[other] { $seat }: { $count } lijfwachten verdwijnen uit het spel.
}
event-paid-from-bank = { $payee } krijgt { $amount } van de bank ({ $cause }).
event-paid-to-bank = { $payer } betaalt { $amount } aan de bank ({ $cause }).
event-paid = { $payer } betaalt { $amount } aan { $payee } ({ $cause }).
event-income = Inkomen uit illegale velden: { $incomes }.
event-income-of = { $seat } { $amount }
event-hired-back = { $seat } koopt { $guards } terug voor { $amount }.
event-bought-out = { $seat } koopt { $member } vrij uit de gevangenis voor { $amount }.
event-invested = { $seat } investeert { $amount }: fiche van { $from } naar { $to } van { $goal }.
event-sold = { $seat } krijgt { $amount } terug: fiche van { $from } omlaag naar { $to } van { $goal }.
cause-ransom = { $member } vrijgekocht
cause-protection = protectiegeld
cause-income = inkomen uit illegale velden
cause-guards = lijfwachten uit het park
cause-investment = investering
cause-sale = fiche omlaag
event-left-in-prison = { $seat } koopt niemand vrij uit de gevangenis.
event-year-ended = Jaar { $year } is voorbij.
event-chip-moved = { $seat }: fiche van { $from } naar { $to } van { $goal }.
event-chip-kept = { $seat } laat de fiche staan.
event-cannot-invest = { $seat } kan niet investeren.
event-ended = Het spel is afgelopen.

## De stand in woorden

describe-year = Jaar { $year } van hoogstens { $years }. { $starter } is startspeler.
describe-exchange = Jaar { $year } van hoogstens { $years }, kaarten ruilen. { $starter } is startspeler, { $seat } beslist.
describe-round = Jaar { $year } van hoogstens { $years }, ronde { $round } van { $rounds }. { $starter } is startspeler, { $seat } beslist.
describe-year-end = Jaar { $year } van hoogstens { $years }, einde van het jaar. { $seat } beslist.
describe-over = Het spel is afgelopen na jaar { $year }.
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
describe-place = { $place }. { $seat }

## Voor het oog

primer-goal = Doel: als eerste je investeringsfiche op { $goal } hebben. Aan het einde van elk jaar gaat hij voor elke { $step_price } die je investeert één positie omhoog. Is er na jaar { $max_years } nog niemand zo ver, dan wint de hoogste fiche.
primer-year = Een jaar: je krijgt { $rounds } kaarten, mag er één keer een aantal ruilen, en daarna speelt ieder één kaart per beurt. Met illegale kaarten zet je figuren van je foto op velden; aan het einde van het jaar brengt elke figuur daar zijn waarde op en komt hij thuis.
primer-cards = Pas op: wie minstens { $oust_extra } meer zet dan er op een veld staat, verdrijft de eigenaar, en die is zijn familieleden daar voorgoed kwijt. Legale kaarten betalen meteen, maar alleen als je fiche boven 0 staat; actiekaarten treffen de anderen. Een familielid dat je zet, kun je verliezen; op de foto is het veilig.
board-minimum = minimum
board-free = vrije illegale velden
board-field = bezet veld
board-owner = eigenaar
board-pieces = figuren
board-total = totaal
board-oust = verdrijven
board-family = familie
board-cash = contanten
board-chip = fiche
board-photo = familieleden op de foto
board-guards = lijfwachten
board-park = park
board-cards = kaarten
board-position = { $chip }/{ $goal }
board-all = allemaal
board-all-but = allemaal behalve { $members }
board-lost = uit het spel (haven)
board-hand = hand van { $seat }
board-use = wat de kaart doet
use-legal = legaal: een lijfwacht gaat erheen en de bank betaalt je meteen { $pay }
use-legal-later = legaal: betaalt alleen als je fiche boven 0 staat
use-illegal = illegaal: zet figuren van samen minstens { $minimum } op een van de twee velden
use-away = stuurt een familielid van een ander weg van een illegaal veld: dit jaar geen inkomen
use-fbi = stuurt een familielid van een ander van een veld naar de gevangenis
use-protection = iemand met een lijfwacht op een legaal veld betaalt je
use-takeover = neemt een illegaal veld van een ander over met figuren van precies hetzelfde totaal
use-offer = maakt een veld van een ander leeg: familieleden voorgoed kwijt, lijfwachten naar het park
