### De woorden van de pagina's.

## Elke pagina

page-fan-work = Een onofficieel werk van liefhebbers; de spellen zijn van hun auteurs en uitgevers.
page-site = Site
page-skip = Naar de inhoud
page-language = Taal
page-home = Begin
page-rules = Regels

## Een tafel

page-decision = Beslissing
page-your-turn = Jij bent
page-waiting = Wachten
page-title-turn = ◆ Jij bent: { $game }
page-status-yours = Jij bent. { $question }
page-status-other = { $name } beslist.
page-status-other-what = { $name } { $what }.
page-status-over = Het spel is afgelopen.
page-hand-in = Is dit wat je wilt?
page-steps-done = Stappen tot nu toe
page-decide = Doen
page-take-back = Terugnemen
page-take-all-back = Alle stappen terug
page-final = geen weg terug
page-no-change = Verder verandert er niets.
page-more-to-choose = Daarna valt er nog meer te kiezen.
page-rules-now = Regels hierbij
page-point-to-see = Wijs iets aan dat oplicht om te zien wat er zou gebeuren.
page-not-possible = Nu niet mogelijk: { $count }
page-board = Bord
page-people = Spelers, verloop en gesprek
page-to-move = aan zet
page-you = jij
page-bot = bot, { $level }
page-free = vrij
page-gone = iemand die weg is
page-not-here = niet hier
page-away = afwezig
page-log = Wat er gebeurde
page-chat = Gesprek
page-say = Zeg het
page-say-something = Zeg iets
page-more = Meer
page-undo = Ongedaan maken
page-leave = Weggaan
page-come-back = Terugkomen
page-resign = Opgeven
page-agree = Instemmen met stoppen
page-play-on = Doorspelen
page-rematch = Revanche
page-record = Het verslag
page-seed = Het geheim van de dobbelstenen, om ze na te gaan:
page-tabs = Wat je ziet
page-tab-city = Stad
page-tab-people = Spelers
page-place-column = Plaats
page-families = Families
page-reckoning = De afrekening
page-reconnecting = Verbinding weg. Nog eens proberen …

## Rond de tafels

page-account = Account
page-games = Spellen
page-line = Drie maffiabordspellen aan één tafel: in je browser, met bots, vrienden of vreemden.
page-your-name = Je naam
page-begin = Beginnen
page-password = Wachtwoord
page-log-in = Inloggen
page-log-out = Uitloggen
page-guest = Gast { $number }
page-players = Spelers
page-players-range = { $fewest } tot { $most } spelers
page-game-pate = Vier dobbelstenen per beurt, zeven rondes, heel Manhattan te winnen.
page-game-capone = Verdien het krom, beleg het recht: wie het eerst een miljoen heeft, wint.
page-game-maffiosi = Dineer, strijk de winst op, overleef de taarten.
page-play-now = Nu spelen
page-play-now-with = Nu spelen: jij en { $bots } bots, meteen. Wijzigen …
page-invite = Vrienden uitnodigen
page-open = open voor iedereen
page-rated = telt voor de ranglijst
page-my-games = Mijn spellen
page-my-games-none = Er loopt geen spel. Speel nu, of ga aan een open tafel zitten.
page-open-tables = Open tafels
page-open-tables-none = Geen tafel is open. Nodig vrienden uit en kies “open voor iedereen”.
page-finished = Afgelopen
page-finished-none = Je afgelopen spellen blijven hier bewaard.
page-turn-of = { $name } is aan de beurt
page-waits = { $free ->
    [one] wacht op nog één
   *[other] wacht op nog { $free }
}
page-host = gastheer { $name }
page-seats = Plaatsen
page-seats-taken = { $taken } van { $seats } plaatsen bezet
page-watch = Kijken
page-join = Aanschuiven
page-won = gewonnen
page-place-of = plaats { $place } van { $players }
page-stopped = gestopt
page-look = Bekijken
page-fair = Eerlijke dobbelstenen.
page-fair-why = Het huis verzegelt zijn zaad voor er iemand zit en elke plaats doet het zijne erbij: niemand kan een worp kiezen.
page-stage-waiting = wacht op spelers
page-share-qr = De link als code voor telefoons
page-share = Nodig mensen uit met deze link
page-commitment = De dobbelstenen zijn verzegeld; hun zegel:
page-start = Begin het spel
page-fill = Vul vrije plaatsen met bots:
page-close = Sluit deze tafel
page-rename = Hernoemen
page-keep = Bewaar dit account met een wachtwoord
page-link = Link voor een ander apparaat
page-notices = Berichten
page-notices-wanted = laat me weten wanneer ik aan de beurt ben
page-email = E-mail
page-webhook = Webhook
page-save = Opslaan
page-sessions = Je apparaten
page-end-session = Beëindigen
page-delete = Verwijder dit account
page-delete-sure = Typ je naam voor de zekerheid. Afgelopen spellen houden een plaats zonder naam.
page-problem = Dat lukte niet
page-back = Terug naar de tafel

## Der Pate

pate-tab-ledger = Tableau
pate-round = Ronde { $round } van { $rounds }
pate-round-row = { $round } · { $name }, rij { $row }
pate-ledger = Kasboek van { $name }
pate-ledger-label = Dobbelsteentableau
pate-dice-left = Nog te leggen
pate-dice-spent = Gelegd
pate-row-1 = Zaken
pate-row-2 = Actie
pate-row-3 = Deal
pate-row-4 = Hulp
pate-row-done = klaar
pate-row-now = nu
pate-row-later = straks
pate-paid = Wie er krijgt
pate-each = { $amount } elk
pate-steps = { $pips ->
    [one] { $pips } stap
   *[other] { $pips } stappen
}
pate-steps-per-pip = 1 stap per oog
pate-fields = { $pips ->
    [one] { $pips } veld
   *[other] { $pips } velden
}
pate-fields-per-pip = 1 veld per oog
pate-money-per-pip = { $amount } per oog
pate-compulsory = verplicht
pate-one-marker = 1 schuldbewijs
pate-voluntary = als je wilt
pate-without-using = niet gebruiken
pate-lies-in-row = { $die } ligt in rij { $row }
pate-shows-hand = { $die } hand: alleen Pers
pate-does-protection = +1 invloed
pate-does-smuggling = +1 aanzien
pate-does-bookmakers = de eigenaar
pate-does-loans = de eigenaar
pate-does-gambling = de eigenaar
pate-does-press = 1 stap op aanzien en 1 op invloed
pate-does-reputation = Omhoog op aanzien
pate-does-influence = Omhoog op invloed
pate-does-visit = Rijd door; een rivaal daar gaat naar huis
pate-does-cash = De bank betaalt je
pate-does-assembly = voor elk schuldbewijs dat je hebt
pate-does-raid = Iedereen onbeschermd op zijn getal de cel in
pate-does-takeover = Neem een zaak van zijn getal over
pate-does-friend = Een vriend uit Brooklyn
pate-does-consigliere = Een familielid op een lege, onbeschermde zaak
pate-does-prosecutor = Al je familieleden uit de Tombs
pate-does-informer = Een onbeschermde rivaal naar de Tombs
pate-does-banker = 1 stap op inkomen of gunsten
pate-city = Zuidelijk Manhattan
pate-protected = beschermd
pate-car-here = de auto staat hier
pate-held-by = van { $family }
pate-place = { $business } ({ $pips }), { $district }, betaalt { $amount }, { $holder }
pate-tombs = The Tombs
pate-hudson = Hudson
pate-east-river = East River
pate-brooklyn = Brooklyn
pate-in-tombs = { $name } in de Tombs: { $count }
pate-in-hudson = { $name } in de Hudson: { $count }
pate-tracks = Sporen
pate-knock-out = knock-out
pate-event-track = Gebeurteniskaarten { $colour }: { $count } van { $needed }; de laatste maakt dit het knock-outspoor
pate-lane = { $name }: { $track } { $at } van { $end }
pate-event = Gebeurtenis
pate-no-event = De eerste kaart wordt omgedraaid als de families hun wijken hebben.
pate-of = { $at } van { $all }
pate-card-collection = Betaal de bank { $collection } voor een stap op gunsten.
pate-card-retirement = Ontruim een onbeschermde zaak van jezelf: het familielid komt thuis met { $retirement }.
pate-card-concrete-shoes = Wie bij de auto staat, gaat de Hudson in.
pate-card-old-debts = Ieder geeft een schuldbewijs aan links.
pate-card-front-page = Elke dobbelsteen op Pers brengt zijn speler ook { $press }.
pate-card-knives = Voor de eerste worp mag ieder één zaak van een getal naar keuze overnemen.
pate-card-festival = Een vriend voor ieder met een zaak in de wijk van de auto.
pate-card-tip = Er wordt een dobbelsteen geworpen: inval op dat getal.
pate-card-bail = Betaal { $bail } per gevangene van jou, of allemaal zinken ze.
pate-card-closed-tables = Iedereen onbeschermd op gokken gaat naar de Tombs.
pate-secret = geheim
pate-supply = Familieleden in de voorraad
pate-friends = Vrienden
pate-debts = Eigen schuldbewijzen over
pate-debts-at-bank = Eigen schuldbewijzen bij de bank
pate-holds-debts = { $count ->
    [one] Heeft een schuldbewijs van { $name }
   *[other] Heeft { $count } schuldbewijzen van { $name }
}
pate-roll = De worp
pate-uses = Fiches en gunsten
pate-cop-where = Kies onder de dobbelstenen welke opnieuw gaat.
pate-senator-where = Kies in het tableau een veld van een andere kleur.
pate-favour = Gunst
pate-favour-for = voor 1 vriend
pate-others-car = zet de auto op straat
pate-others-district = kiest een wijk
pate-others-event = antwoordt op de gebeurtenis: { $card }
pate-others-knives = mag voor de eerste worp een zaak overnemen
pate-others-place = kiest een dobbelsteen voor rij { $row }
pate-others-visit = mag een familielid zetten waar de auto stopte
pate-others-takeover = kiest een zaak om over te nemen
pate-others-consigliere = kiest een lege zaak om te bezetten
pate-others-informer = kiest wie er verklikt wordt
pate-others-banker = kiest inkomen of gunsten
pate-others-wrap-up = mag nog een fiche of gunst gebruiken
pate-others-tiles = heeft een fiche gewonnen: nu gebruiken of bewaren
pate-before = Ervoor
pate-income = Inkomen
pate-businesses = Zaken
pate-bail = Borgtocht
pate-debts-settled = Schulden
pate-total = Uiteindelijk
pate-knocked-out = uitgeschakeld
pate-stood-at = { $track }: stap { $at } van { $end }
pate-won-alone = { $name } wint: niemand anders haalde het einde van het knock-outspoor.
pate-won-money = { $name } wint met het meeste geld.
pate-won-track = { $name } wint: evenveel geld, maar verder op { $track }.
pate-won-family = { $name } wint: evenveel geld en even ver op { $track }, maar de grotere familie.
pate-won-shared = { $name } delen de winst: in alles gelijk.

## Terugkijken

page-replay = Terugkijken
page-replay-moment = regel { $line } van { $last }
page-replay-first = Begin
page-replay-turn-before = Vorige beurt
page-replay-before = Terug
page-replay-after = Verder
page-replay-turn-after = Volgende beurt
page-replay-last = Einde
page-replay-eyes = Gezien door
page-replay-all = iedereen
page-replay-table = Naar de tafel
page-check-dice = Controleer de dobbelstenen

page-fair-sealed = Voordat iemand ging zitten, koos het huis bij toeval een geheim en toonde het zegel ervan: een vingerafdruk waaruit het geheim niet te raden is.
page-fair-added = Elke plaats voegde een eigen getal toe. Het huis kon die niet kennen toen het zijn geheim verzegelde, en niemand kende het geheim toen hij een getal toevoegde: niemand kon een worp kiezen.
page-fair-follows = Elke dobbelsteen en elke kaart van het spel volgt uit het geheim en deze getallen, in de volgorde waarin ze werden getrokken.
page-fair-later = Het spel is nog niet afgelopen. Daarna wordt het geheim getoond.
page-fair-holds = Zojuist gecontroleerd: het geheim past bij het zegel, en alle { $draws } trekkingen van het spel volgen eruit.
page-fair-broken = Dit verslag klopt niet: { $why }
page-fair-yourself = Controleer het zelf: download het verslag en gebruik omerta verify, of schrijf je eigen controle; docs/records.md legt uit hoe.
page-fair-seal = Het zegel
page-fair-secret = Het geheim
page-fair-numbers = Wat elke plaats toevoegde

## Capone

capone-tab-family = Familie
capone-year = Jaar { $year }
capone-year-exchange = Jaar { $year } · kaarten ruilen
capone-year-round = Jaar { $year } · ronde { $round } van { $rounds }
capone-year-end = Jaar { $year } · het einde van het jaar
capone-city = De stad
capone-west = West Side
capone-boulevard = De boulevard
capone-east = East Side
capone-to-oust = eruit:
capone-place = { $field }, minstens { $minimum }
capone-place-free = vrij
capone-place-held = van { $name } met { $pieces }: { $total }, verdrijven kost { $oust }
capone-legal-free = { $place }, legaal, vrij
capone-legal-held = { $place }, legaal, een lijfwacht van { $name }
capone-away-free = { $place }, uit de roulatie, niemand
capone-away-held = { $place }, uit de roulatie: { $member } van { $name }
capone-prison = Gevangenis
capone-prisoner = cel { $cell }: { $member } van { $name }
capone-park = Park
capone-harbour = Haven
capone-family = Je familie en je hand
capone-photo = De familie { $name }
capone-at-home = thuis
capone-out-for = Vrij: { $price }
capone-guards = Lijfwachten: { $home } thuis, { $work } op het bord, { $park } in het park, { $gone } uit het spel
capone-guards-home = { $count } thuis
capone-chip = Belegd
capone-invested = Fiche op { $chip } van { $goal }
capone-hand = Hand
capone-put-away = weggelegd
capone-no-cards = Geen kaarten meer dit jaar.
capone-face-down = Gedekt
capone-card-illegal = minstens { $minimum }
capone-card-legal = levert { $pay } op
capone-card-legal-later = levert op zodra je fiche boven 0 staat
capone-card-away = andermans lid verdient niets
capone-card-fbi = andermans lid naar de cel
capone-card-protection = een ander betaalt je
capone-card-takeover = evenaar een veld precies
capone-card-offer = veegt andermans veld leeg
capone-known = Kaarten van dit jaar
capone-known-exchanged = Jij legde weg
capone-known-face-down = Jij speelde gedekt
capone-known-played = Open gespeeld
capone-set = Gezet: terug
capone-add = Erbij
capone-cannot = Kan niet
capone-add-guards = { $guards } erbij
capone-take-back = Terugnemen: { $piece }
capone-short = { $total } van { $needed }: { $short } te weinig
capone-enough = { $total }, nodig { $needed }: genoeg
capone-any-piece = Elk stuk is goed.
capone-oust = Met { $total } verdrijf je { $name }
capone-lost = naar de haven, voorgoed
capone-to-park = naar het park
capone-hire = Lijfwachten terugkopen
capone-chip-scale = Waar de fiche heen gaat
capone-left = { $amount } over
capone-year-accounts = Rekening van jaar { $year }
capone-before = Eerst
capone-income = Inkomsten
capone-hired = Lijfwachten
capone-ransoms = Vrijgekocht
capone-moved = Fiche
capone-cash = Geld
capone-family-worth = Waarde van de familie
capone-members-home = Leden thuis
capone-members-lost = Leden in de haven
capone-cards-held = Kaarten in de hand
capone-guards-at-home = Lijfwachten thuis
capone-starter = Startspeler van het jaar
capone-others-exchange = ruilt kaarten
capone-others-turn = kiest een kaart
capone-others-payer = kiest wie protectiegeld betaalt
capone-others-target = speelt { $thing } en kiest een plek
capone-others-victim = haalt een lid weg van { $thing }
capone-others-place = zet stukken op { $thing }
capone-others-ransom = mag vrijkopen: { $thing }
capone-others-hire-back = koopt lijfwachten terug
capone-others-buy-out = mag leden vrijkopen uit de gevangenis
capone-others-invest = verzet de fiche
capone-won-goal = { $name } wint in jaar { $year }: de enige fiche op { $goal }.
capone-won-chip = { $name } wint: niemand haalde { $goal }, en geen fiche staat hoger.
capone-won-cash = { $name } wint: gelijke fiches, maar meer geld.
capone-won-family = { $name } wint: gelijke fiches en evenveel geld, maar de waardevolste familie.
capone-won-shared = { $name } delen de winst: in alles gelijk.

## Maffiosi

maffiosi-tab-dinner = Diner
maffiosi-dinner = De tafel, 30 plaatsen met de klok mee
maffiosi-legend = Wat op het kleed ligt
maffiosi-legend-revolver = schieten naar de overkant
maffiosi-legend-knife = steken naast je
maffiosi-legend-drink = kan gedrogeerd worden
maffiosi-legend-cafe = café
maffiosi-legend-restaurant = restaurant
maffiosi-legend-gambling = goktent: { $one } per stuk, een paar { $pair }
maffiosi-legend-register = verdubbelt
maffiosi-legend-crossed = geen schootslijn
maffiosi-steps = De beurt van { $name }, stap voor stap
maffiosi-step-cake = Taart
maffiosi-step-collect = Incasseren
maffiosi-step-play = Spelen
maffiosi-step-wake = Wakker
maffiosi-no-cake = geen op tafel
maffiosi-cake-exploded = { $dead ->
    [0] ontploft bij { $number }, niemand geraakt
    [one] ontploft bij { $number }, één dode
   *[other] ontploft bij { $number }, { $dead } doden
}
maffiosi-nothing = niets
maffiosi-play-one = één kaart, dan Verplaatsen
maffiosi-play-further = { $card }, dan Verplaatsen?
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
    [one] Taart van { $owner } bij plaats { $number }: ontploft als de volgende beurt begint. Hij zou treffen: { $men }.
   *[other] Taart van { $owner } bij plaats { $number }: ontploft als de beurt van { $owner } begint, over { $turns } beurten. Hij zou treffen: { $men }.
}
maffiosi-fuse-never = Taart van { $owner } bij plaats { $number }: { $owner } is uit het spel, dus alleen een Kaboem laat hem ontploffen. Hij zou treffen: { $men }.
maffiosi-cake-home = Taart thuis
maffiosi-men-left = Gangsters over: { $alive } van { $all }
maffiosi-takings = Incasseert { $amount } per beurt
maffiosi-takings-change = { $name } zou { $after } per beurt incasseren in plaats van { $before }.
maffiosi-men-after = { $count ->
    [0] { $name } zou uit het spel zijn.
    [one] { $name } zou één gangster over hebben.
   *[other] { $name } zou { $count } gangsters over hebben.
}
maffiosi-can-shoot = Kan schieten op { $men }.
maffiosi-can-stab = Kan steken: { $men }.
maffiosi-threatened = Bedreigd door { $by }.
maffiosi-hand = Je hand
maffiosi-discard = afleggen
maffiosi-waiting = Je gangsters zonder plaats
maffiosi-card-stab = dood ernaast
maffiosi-card-fire = dood aan de overkant
maffiosi-card-cake = knal volgende beurt
maffiosi-card-pass = verplaatst een taart
maffiosi-card-boom = knal nu meteen
maffiosi-card-nightcap = drinkers slapen in
maffiosi-card-raid = allen opnieuw zitten
maffiosi-card-move = wisselt van plaats
maffiosi-others-sit = geeft een gangster een plaats
maffiosi-others-sit-again = geeft een gangster na de inval weer een plaats
maffiosi-others-play = kiest een kaart
maffiosi-others-stab = kiest wie gestoken wordt
maffiosi-others-fire = kiest op wie geschoten wordt
maffiosi-others-cake = kiest een plaats voor de taart
maffiosi-others-pass = kiest welke taart doorgaat
maffiosi-others-boom = kiest welke taart ontploft
maffiosi-others-drug = kiest wiens drankje
maffiosi-others-move = verplaatst een gangster
maffiosi-others-further = mag nog Verplaatsen spelen
maffiosi-gangsters = Gangsters over
maffiosi-collected = Geïncasseerd
maffiosi-last-pot = Rest van de pot
maffiosi-total = Aan het eind
maffiosi-won-money = { $name } wint met het meeste geld.
maffiosi-won-stayed = { $name } wint: evenveel geld, maar langer of sterker aan tafel.
maffiosi-won-shared = { $name } delen de winst: in alles gelijk.
