### De woorden van de pagina's.

## Elke pagina

page-fan-work = Een onofficieel werk van liefhebbers. De spellen zijn van hun auteurs en uitgevers.
page-site = Site
page-skip = Naar de inhoud
page-language = Taal
page-home = Startpagina
page-rules = Regels
page-date = { $day } { $month } { $year }
page-month-1 = januari
page-month-2 = februari
page-month-3 = maart
page-month-4 = april
page-month-5 = mei
page-month-6 = juni
page-month-7 = juli
page-month-8 = augustus
page-month-9 = september
page-month-10 = oktober
page-month-11 = november
page-month-12 = december

## Een tafel

page-decision = Beslissing
page-your-turn = Jouw beurt
page-waiting = Wachten
page-tidings = Sinds je vorige beurt
page-title-turn = ◆ Jouw beurt: { $game }
page-status-yours = Jij bent aan de beurt. { $question }
page-status-other = { $name } beslist.
page-status-other-what = { $name } { $what }.
page-player-pate = { $name }
page-player-capone = { $name }
page-player-maffiosi = De { $name }
page-and = { $before } en { $last }
page-status-over = Het spel is afgelopen.
page-own-win = Je hebt gewonnen.
page-own-place = Je bent { $place }e van de { $players } geworden.
page-own-out = Je bent uitgeschakeld.
page-hand-in = Is dit wat je wilt?
page-steps-done = Stappen tot nu toe
page-take-back = Terugnemen
page-take-all-back = Alles terugnemen
page-take-all-back-short = Alles
page-final = definitief
page-no-change = Verder verandert er niets.
page-more-to-choose = Daarna valt er nog meer te kiezen.
page-rules-now = Regels hierbij
page-point-to-see = Wijs iets aan dat oplicht om te zien wat er zou gebeuren.
page-not-possible = { $count ->
    [one] 1 zet kan niet – waarom?
   *[other] { $count } zetten kunnen niet – waarom?
}
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
page-say = Versturen
page-say-something = Zeg iets
page-more = Meer
page-undo = Beslissing terugnemen
page-leave = Weggaan
page-come-back = Terugkomen
page-resign = Opgeven
page-agree = Spel afbreken
page-play-on = Doorspelen
page-rematch = Revanche
page-record = Het verslag
page-seed = { $game ->
    [pate] Het geheim van de dobbelstenen, om ze te controleren:
   *[other] Het geheim van het schudden, om het te controleren:
}
page-tabs = Wat je ziet
page-tab-city = Stad
page-tab-people = Spelers
page-place-column = Plaats
page-families = { $game ->
    [maffiosi] Bendes
   *[other] Families
}
page-reckoning = Afrekening
page-reconnecting = Verbinding verbroken. Opnieuw proberen …

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
page-play-now-why = Meteen, tegen bots van het niveau soldato: ze weten wat ze doen.
page-invite = Vrienden uitnodigen
page-more-choices = Meer opties
page-new-table = Nieuwe tafel
page-make-table = Tafel aanmaken
page-make-table-why = Jij gaat als eerste zitten. Nemen bots alle andere plaatsen, dan begint het spel meteen; anders krijg je een link om mensen mee uit te nodigen.
page-how-many = Hoeveel spelers
page-how-many-why = Jij en de anderen, bots meegeteld.
page-bots = Bots aan tafel
page-bots-why = Plaatsen zonder bot wachten op mensen. Later kun je er nog steeds bots neerzetten.
page-level-picciotto = makkelijk, een beginner
page-level-soldato = gemiddeld, weet wat hij doet
page-level-capo = sterk, denkt vooruit
page-level-don = de sterkste
page-edition = Editie
page-edition-why = De getallen van een andere uitgave van het spel, zoals de beheerder van deze server ze heeft ingesteld.
page-edition-standard = standaard
page-pace = Tempo
page-pace-no_clock = Geen klok
page-pace-no_clock-why = Iedereen neemt de tijd.
page-pace-live = Live
page-pace-live-why = Minuten voor het hele spel, en seconden die elke beslissing erbij geeft. Wie door zijn tijd heen is, wordt door een bot vervangen tot hij terugkomt.
page-pace-minutes = Minuten
page-pace-increment = Seconden per beslissing
page-pace-days = Dagen
page-pace-days-why = Zoveel dagen voor elke beslissing: kom langs wanneer het je uitkomt.
page-who-may-come = Wie mag komen
page-open = open voor iedereen
page-open-why = Open voor iedereen: de tafel staat in de lijst van open tafels en iedereen mag aanschuiven. Anders vinden alleen mensen met de link de tafel.
page-rated = telt voor de ranglijst
page-rated-why = De uitslag telt voor de ranglijst van mensen en bots.
page-next-game = Volgende spel
page-next-elsewhere = Elders ben je aan de beurt
page-next-game-why = Jouw spel dat het langst op je beurt wacht (toets N)
page-my-games = Mijn spellen
page-my-games-none = Er loopt geen spel. Speel nu, of ga aan een open tafel zitten.
page-open-tables = Open tafels
page-open-tables-none = Er is geen tafel open. Maak er een aan onder “Meer opties” en kies “Open voor iedereen”.
page-finished = Afgelopen
page-finished-none = Je afgelopen spellen blijven hier bewaard.
page-turn-of = { $name } is aan de beurt
page-waits = { $free ->
    [0] kan beginnen
    [one] wacht op nog één speler
   *[other] wacht op nog { $free } spelers
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
page-ratings = Ranglijst
page-ratings-why = Hoe sterk iemand speelt, geschat uit spellen die meetellen, en hoe ver dat ernaast kan zitten. Iedereen begint op 25.
page-ratings-none = Er staat nog niemand op de ranglijst. Maak een tafel aan en kies “telt voor de ranglijst”.
page-name = Naam
page-rating = Sterkte
page-rated-games = Spellen
page-a-bot = bot
page-unrated = Nog geen spellen die meetellen.
page-at-tables = Aan tafel
page-at-tables-none = Zit nu aan geen enkele open tafel.
page-played = Gespeeld
page-played-none = Geen afgelopen spellen te zien.
page-fair = Eerlijke dobbelstenen, eerlijke kaarten.
page-fair-why = Het huis verzegelt zijn geheim voordat er iemand gaat zitten, en elke speler voegt een eigen getal toe: niemand kan een worp of een kaart kiezen.
page-stage-waiting = wacht op spelers
page-share-qr = De link als code voor telefoons
page-share = Mensen uitnodigen
page-commitment = { $game ->
    [pate] Het zegel van deze dobbelstenen
   *[other] Het zegel van dit schudden
}
page-start = Begin het spel
page-start-fewer = Begin met { $players } spelers
page-when-you = Het spel begint als jij het start, met minstens { $fewest } spelers. Wacht op mensen, of zet bots op de vrije plaatsen.
page-when-you-full = Alle plaatsen zijn bezet. Het spel begint als jij het start.
page-when-host = Het spel begint zodra de gastheer het start.
page-when-host-full = Alle plaatsen zijn bezet. Het spel begint zodra de gastheer het start.
page-copy = Kopiëren
page-copied = Gekopieerd
page-fill = Of laat bots de vrije plaatsen nemen:
page-close = Sluit deze tafel
page-rename = Naam opslaan
page-keep = Dit account bewaren
page-link = Link voor een ander apparaat
page-notices = Berichten
page-notices-wanted = Laat me weten wanneer ik aan de beurt ben
page-email = E-mail
page-webhook = Webhook
page-save = Opslaan
page-sessions = Apparaten
page-end-session = Uitloggen
page-leave-sure = Een bot speelt voor je verder tot je terugkomt.
page-resign-sure = Echt opgeven? Er is geen weg terug. Een bot speelt jouw plaats uit; als er alleen nog bots over zijn, stopt het spel.
page-agree-sure = Zodra iedereen het ermee eens is, stopt het spel zonder winnaar. Tot dan kun je je nog bedenken.
page-close-sure = Echt sluiten? Dan is de tafel weg, en wie hier zit moet een andere zoeken.
page-end-others = Overal elders uitloggen
page-end-others-sure = Al je andere apparaten en programma's moeten opnieuw inloggen. Dit blijft.
page-log-out-sure = Dit account heeft geen wachtwoord: na het uitloggen kan niemand het meer openen. Bewaar het eerst met een wachtwoord als je het terug wilt.
page-delete = Verwijder dit account
page-delete-sure = Typ je naam voor de zekerheid. Afgelopen spellen houden een plaats zonder naam.
page-problem = Dat lukte niet
page-back = Ga terug

## Wat er misging

problem-unknown = zeg eerst wie je bent: kies een naam of log in
problem-stale = het spel is verdergegaan: kijk er nog eens naar
problem-rule = zet { $number } kan hier niet: regel { $rule }
problem-rule-why = { $why } (regel { $rule })
problem-too-many = rustig aan: probeer het zo nog eens
problem-broken = hier ging iets mis; er is niets veranderd, probeer het nog eens
problem-said = zo gaat het niet: { $why }
problem-method = dit gaat met een knop op een pagina; programma’s vinden in /openapi.json hoe
problem-no-page = die pagina bestaat hier niet
problem-no-language = die taal bestaat hier niet
problem-no-game = dat spel bestaat hier niet
problem-no-table = die tafel bestaat hier niet
problem-no-link = die link bestaat hier niet, of niet meer
problem-no-session = die sessie bestaat hier niet
problem-no-step = deze les heeft die stap niet
problem-no-line = zo’n zet is er in dit spel niet
problem-no-seat = die plaats bestaat hier niet
problem-no-person = die persoon is hier niet bekend
problem-foreign-form = dit formulier is niet van deze sessie: laad de pagina opnieuw
problem-foreign-site = dit kwam van een andere site
problem-not-seated = je zit niet aan deze tafel
problem-not-host = dat kan alleen wie de tafel heeft aangemaakt
problem-banned = de beheerder van deze server heeft je account gesloten
problem-wrong-password = naam of wachtwoord klopt niet
problem-not-begun = het spel is nog niet begonnen
problem-given-up = deze tafel is opgegeven voor het spel begon
problem-seat-taken = die plaats is bezet
problem-ended = het spel is afgelopen
problem-resigned = je hebt opgegeven: een bot speelt jouw plaats uit
problem-free-seats = er zijn vrije plaatsen: wacht op mensen, zet er bots neer, of begin met minder spelers
problem-bot-plays = een bot speelt voor je: kom eerst terug
problem-still-running = het spel loopt nog
problem-has-begun = het spel is begonnen
problem-not-running = hier loopt geen spel
problem-name-taken = iemand anders heeft die naam: kies een andere
problem-no-analysis-yet = er is een analyse als het spel voorbij is: eerder zou ze verborgen dingen tonen
problem-adviser-rated = de consigliere zwijgt in spellen die voor de ranglijst tellen
problem-not-your-turn = je bent niet aan de beurt
problem-no-undo = er kan niets teruggenomen worden: sindsdien heeft iemand iets te weten gekregen
problem-webhook = een webhook is een openbaar adres dat met https:// of http:// begint
problem-own-name = typ je eigen naam, voor de zekerheid
problem-which-seat = zeg welke plaats
problem-position = geen stand heeft dat nummer
problem-too-large = het verzoek is te groot
problem-form = het formulier klopt niet: { $why }
problem-format = stuur JSON (content-type: application/json) of een formulier
problem-request = het verzoek klopt niet: { $why }
problem-edition = deze server heeft geen editie { $name }
problem-room = een tafel van { $players } heeft geen plaats voor { $people ->
    [one] één speler
   *[other] { $people } mensen
} en { $bots } bots
problem-shared-rated = wie een scherm deelt, speelt niet voor de ranglijst
problem-seat = aan deze tafel is geen plaats { $seat }
problem-nonce = nonce: { $why }
problem-answers = dit zijn te veel antwoorden
problem-words = zeg iets, in hoogstens { $most } bytes
problem-nobody-writes = op plaats { $seat } zit niemand die schrijft
problem-note = een notitie heeft hoogstens { $most } bytes
problem-password = een wachtwoord heeft minstens { $least } tekens
problem-email = dat is geen e-mailadres
problem-webhook-long = een webhook heeft hoogstens 500 bytes
problem-name = een naam heeft 1 tot 30 tekens
problem-players = { $game } is voor { $fewest } tot { $most } spelers, niet { $players }: kies { $fewest } tot { $most }
problem-pace = een klok heeft 1 tot { $minutes } minuten en hoogstens { $seconds } seconden per beslissing, of 1 tot { $days } dagen
problem-no-move = { $move } is geen zet van { $game }
problem-incomplete = de beslissing is niet volledig: ze houdt te vroeg op of gaat te ver door

## Der Pate

pate-option-money = Startgeld
pate-option-money-why = Met minder zijn de eerste rondes krapper.
pate-option-money-usual = zoals gewoonlijk
pate-option-open = Ieders geld
pate-option-open-why = Geheim zoals in de doos, of open voor iedereen: makkelijker voor een eerste spel.
pate-option-secret = geheim
pate-option-shown = open voor iedereen
pate-tab-ledger = Kasboek
pate-round = Ronde { $round } van { $rounds }
pate-round-row = { $round } · { $name }, rij { $row }
pate-ledger = Kasboek van { $name }
pate-ledger-label = Kasboek met dobbelstenen
pate-dice-left = Nog te leggen
pate-dice-spent = Gelegd
pate-row-1 = Zaken
pate-row-2 = Actie
pate-row-3 = Deal
pate-row-4 = Helper
pate-row-done = klaar
pate-row-now = nu
pate-row-later = straks
pate-paid = Wie geld krijgt
pate-each = elk { $amount }
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
pate-one-marker = schuldbewijs
pate-voluntary = als je wilt
pate-without-using = niet gebruiken
pate-lies-in-row = { $die } ligt in rij { $row }
pate-shows-hand = { $die } hand: alleen Pers
pate-not-rolled = Geen dobbelsteen toont { $face }.
pate-does-protection = +1 invloed
pate-does-smuggling = +1 aanzien
pate-does-bookmakers = voor de eigenaar
pate-does-loans = voor de eigenaar
pate-does-gambling = voor de eigenaar
pate-does-press = +1 aanzien +1 invloed
pate-does-reputation = Omhoog op aanzien
pate-does-influence = Omhoog op invloed
pate-does-visit = Rijd door; een rivaal daar gaat naar huis
pate-does-cash = De bank betaalt je
pate-does-assembly = per schuldbewijs dat je hebt
pate-does-raid = De cel in: wie onbeschermd op dit getal zit
pate-does-takeover = Neem andermans zaak met dit getal over
pate-does-friend = Een vriend uit Brooklyn
pate-does-consigliere = Bezet een lege, onbeschermde zaak
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
pate-event-track = { $colour ->
    [grey] Grijze
   *[red] Rode
} gebeurteniskaarten: { $count } van { $needed }; de laatste maakt dit het knock-outspoor
pate-lane = { $name }: { $track } { $at } van { $end }
pate-event = Gebeurtenis
pate-no-event = De eerste kaart wordt omgedraaid als de families hun wijken hebben.
pate-events-done = Er geldt nu geen gebeurtenis.
pate-of = { $at } van { $all }
pate-card-collection = Betaal de bank { $collection } voor een stap op gunsten.
pate-card-retirement = Ontruim een onbeschermde zaak van jezelf: het familielid komt thuis met { $retirement }.
pate-card-concrete-shoes = Wie bij de auto staat, gaat de Hudson in.
pate-card-old-debts = Ieder geeft een schuldbewijs door naar links.
pate-card-front-page = Elke dobbelsteen op Pers levert zijn speler ook { $press } op.
pate-card-knives = Voor de eerste worp mag ieder één zaak van een getal naar keuze overnemen.
pate-card-festival = Een vriend voor ieder met een zaak in de wijk van de auto.
pate-card-tip = Er wordt een dobbelsteen geworpen: inval op dat getal.
pate-card-bail = Betaal { $bail } per gevangene van jou, of ze zinken allemaal.
pate-card-closed-tables = Wie onbeschermd op Gokken zit, gaat naar de Tombs.
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
pate-cop-where = Kies onder de dobbelstenen welke je opnieuw gooit.
pate-senator-where = Kies in het kasboek een veld van een andere kleur.
pate-favour = Gunst
pate-favour-for = voor 1 vriend
pate-favour-does-member = Voor 1 vriend komt een van je familieleden terug uit de Hudson.
pate-favour-does-debt = Voor 1 vriend krijg je een van je schuldbewijzen terug, zonder ervoor te betalen.
pate-favour-does-steps = Voor 1 vriend { $steps } stappen op aanzien of invloed.
pate-favour-does-cash = Voor 1 vriend { $amount } van de bank.
pate-tile-at = Te pakken op stap { $step } van { $track }, één keer te gebruiken.
pate-favour-at = Voor jou open vanaf stap { $step } van gunsten.
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
pate-before = Vooraf
pate-income = Inkomen
pate-businesses = Zaken
pate-bail = Borgtocht
pate-debts-settled = Schulden
pate-total = Uiteindelijk
pate-knocked-out = uitgeschakeld
pate-stood-at = { $track }: stap { $at } van { $end }
page-won-pate-nobody = Niemand heeft het einde van het knock-outspoor bereikt: iedereen verliest.
page-won-pate-alone = { $name } wint: niemand anders haalde het einde van het knock-outspoor.
page-won-pate-money = { $name } wint met het meeste geld.
page-won-pate-track = { $name } wint: evenveel geld, maar verder op { $track }.
page-won-pate-family = { $name } wint: evenveel geld en even ver op { $track }, maar de grotere familie.
page-won-pate-shared = { $name } delen de winst: in alles gelijk.
pate-tie-track = evenveel geld, maar verder op { $track }: { $more } tegen { $less }
pate-tie-family = evenveel geld en even ver op { $track }, maar de grotere familie: { $more } tegen { $less }

## De adviseur

page-adviser = Vraag de consigliere
page-adviser-barred = De consigliere zwijgt: dit spel telt voor de ranglijst.
page-adviser-thinking = De consigliere denkt na …
page-counsel = De consigliere raadt aan:
page-counsel-best = De eerste keus van de consigliere: { $move }, { $chance }% kans om te winnen.
page-counsel-only = Er valt niets te kiezen: { $move }.
page-counsel-chance = { $chance }% kans om te winnen
page-counsel-place = gemiddeld plaats { $place }
page-counsel-take = Doe dat
page-counsel-worlds = { $count } keer in gedachten uitgespeeld, alleen met wat jij weet. Jij beslist.
page-counsel-close = Sluiten
page-analysis = Analyse
page-analysis-thinking = De consigliere denkt na: { $judged } van { $decisions } beslissingen.
page-analysis-queued = De consigliere begint zo. Spellen die eerder gevraagd zijn, gaan voor.
page-analysis-refreshes = Deze pagina ververst zichzelf.
page-analysis-course = Wie op winst stond
page-analysis-figures = Hetzelfde in cijfers
page-analysis-line = Zet
page-analysis-mattered = De beslissingen die ertoe deden
page-analysis-nothing-lost = Niemand heeft iets weggegeven.
page-analysis-cost = Kostte { $loss } procentpunt winstkans.
page-analysis-look = Zet { $line }
page-analysis-players = Hoe iedereen besliste
page-analysis-decisions = Beslissingen
page-analysis-mean-loss = Gemiddeld verlies
page-analysis-blunders = Blunders
page-analysis-agreement = Overeenstemming
page-analysis-bots = Waarom de bots zo speelden: hun duidelijkste beslissingen
page-analysis-bots-how = Van elke bot hoogstens { $most } beslissingen waarbij één zet het verst voor lag op de op één na beste, in de volgorde van het spel.
page-percent = { $part }%

## Terugkijken

page-replay = Terugkijken
page-replay-moment = Zet { $line } van { $last }
page-replay-first = Begin
page-replay-turn-before = Vorige beurt
page-replay-before = Vorige zet
page-replay-after = Volgende zet
page-replay-turn-after = Volgende beurt
page-replay-last = Einde
page-replay-number = Nummer van de zet
page-replay-go = Ga naar
page-replay-eyes = Door de ogen van
page-replay-all = iedereen
page-replay-table = Naar de tafel
page-check-dice = { $game ->
    [pate] Controleer de dobbelstenen
   *[other] Controleer het schudden
}

page-fair-sealed = Voordat iemand ging zitten, koos het huis willekeurig een geheim en toonde het zegel ervan: een vingerafdruk waaruit het geheim niet te raden is.
page-fair-added = { $game ->
    [pate] Elke speler voegde een eigen getal toe. Het huis kon die getallen niet kennen toen het zijn geheim verzegelde, en niemand kende het geheim toen hij een getal toevoegde: niemand kon een worp kiezen.
   *[other] Elke speler voegde een eigen getal toe. Het huis kon die getallen niet kennen toen het zijn geheim verzegelde, en niemand kende het geheim toen hij een getal toevoegde: niemand kon een kaart kiezen.
}
page-fair-follows = { $game ->
    [pate] Elke worp en elke kaart van het spel volgt uit het geheim en deze getallen, in de volgorde waarin ze werden getrokken.
   *[other] Elke kaart van het spel volgt uit het geheim en deze getallen, in de volgorde waarin de kaarten werden getrokken.
}
page-fair-later = Het spel is nog niet afgelopen. Daarna wordt het geheim getoond.
page-fair-holds = Zojuist gecontroleerd: het geheim past bij het zegel, en alle { $draws } trekkingen van het spel volgen eruit.
page-fair-broken = Dit verslag klopt niet: { $why }
page-fair-yourself = Controleer het zelf: download het verslag en gebruik omerta verify, of schrijf je eigen controle; docs/records.md legt uit hoe.
page-fair-seal = Het zegel
page-fair-secret = Het geheim
page-fair-numbers = Wat elke speler toevoegde

## Capone

capone-tab-family = Familie
capone-year = Jaar { $year }
capone-year-exchange = Jaar { $year } · kaarten ruilen
capone-year-round = Jaar { $year } · ronde { $round } van { $rounds }
capone-year-end = Jaar { $year } · het einde van het jaar
capone-near = { $count ->
    [one] { $names } kan dit jaar { $goal } halen
   *[other] { $names } kunnen dit jaar { $goal } halen
}
capone-city = De stad
capone-west = West Side
capone-boulevard = De boulevard
capone-east = East Side
capone-grand = Getallen × { $unit }
capone-to-oust = eruit:
capone-place = { $field }, minstens { $minimum }
capone-place-free = vrij
capone-place-held = van { $name } met { $pieces }: { $total }, te verdrijven vanaf { $oust }
capone-legal-free = { $place }, legaal, vrij
capone-legal-held = { $place }, legaal, een lijfwacht van { $name }
capone-away-free = { $place }, zijspoor, niemand
capone-away-held = { $place }, zijspoor: { $member } van { $name }
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
capone-chip = Geïnvesteerd
capone-invested = Fiche op { $chip } van { $goal }
capone-hand = Hand
capone-put-away = weggelegd
capone-no-cards = Geen kaarten meer dit jaar.
capone-face-down = Gedekt
capone-card-illegal = vanaf { $minimum }
capone-card-legal = levert { $pay } op
capone-card-legal-later = betaalt vanaf fiche 1
capone-card-away = andermans lid verdient niets
capone-card-fbi = andermans lid naar de cel
capone-card-protection = een ander betaalt je
capone-card-takeover = evenaar een veld precies
capone-card-offer = veegt andermans veld leeg
capone-known = Kaarten van dit jaar
capone-known-exchanged = Weggelegd
capone-known-face-down = Gedekt gespeeld
capone-known-played = Open gespeeld
capone-set = Gezet: terug
capone-add = Erbij
capone-cannot = Kan niet
capone-add-guards = { $guards } erbij
capone-take-back = Terugnemen: { $piece }
capone-short = { $total } van { $needed }: { $short } te weinig
capone-enough = { $total }: genoeg (nodig: { $needed })
capone-added = { $total } erbij op je veld
capone-any-piece = Elke figuur is goed.
capone-oust = Met { $total } verdrijf je { $name }
capone-lost = naar de haven, voorgoed
capone-to-park = naar het park
capone-hire = Lijfwachten terugkopen
capone-chip-scale = Waar de fiche heen gaat
capone-left = { $amount } over
capone-year-accounts = Afrekening van jaar { $year }
capone-before = Vooraf
capone-income = Inkomen
capone-hired = Lijfwachten
capone-ransoms = Vrijgekocht
capone-moved = Fiche
capone-cash = Contanten
capone-family-worth = Waarde van de familie
capone-members-home = Leden thuis
capone-members-lost = Leden in de haven
capone-cards-held = Kaarten in de hand
capone-starter = Startspeler van het jaar
capone-others-exchange = ruilt kaarten
capone-others-turn = kiest een kaart
capone-others-payer = kiest wie protectiegeld betaalt
capone-others-target = speelt { $thing } en kiest een plek
capone-others-victim = haalt een lid weg van { $thing }
capone-others-place = zet figuren op { $thing }
capone-others-ransom = mag vrijkopen: { $thing }
capone-others-hire-back = koopt lijfwachten terug
capone-others-buy-out = mag leden vrijkopen uit de gevangenis
capone-others-invest = verzet de fiche
page-won-capone-goal = { $name } wint in jaar { $year }: de enige fiche op { $goal }.
page-won-capone-chip = { $name } wint: niemand haalde { $goal }, en geen fiche staat hoger.
page-won-capone-cash = { $name } wint: gelijke fiches, maar meer contanten.
page-won-capone-family = { $name } wint: gelijke fiches en evenveel contanten, maar de waardevollere familie.
page-won-capone-shared = { $name } delen de winst: in alles gelijk.
capone-breaks = Pandjes|huis Stoke|rij Nacht|club Drukke|rij Leen|kantoor Juwe|lier Wapen|winkel Bank|filiaal Pasta|winkel Wasse|rij Bios|coop Bakke|rij Bloemen|winkel Uitvaart|huis uitvaart|huis Kappers|stoel Zondags|diner Protectie|geld Over|name gevan|genis
capone-max = max.
capone-rivals = Wat de anderen op een veld kunnen inzetten
capone-home-of = { $name }: { $pieces } thuis, hooguit { $amount } op een veld
capone-reach = Fiche op { $chip } van { $goal }. Dit jaar komt die met het geld tot { $cash }, met het inkomen van de velden tot { $income }.
capone-own-most = Je kunt hooguit { $amount } inzetten.
capone-ousters = Met { $amount } zijn ze verdreven. Wie dat kan inzetten:
capone-ousters-none = Niemand kan de { $amount } inzetten die ze verdrijven.
capone-place-paid = vrij; leverde { $name } { $amount } op
capone-last-card = laatste kaart van het jaar
capone-last-card-title = De laatste kaart van het jaar
capone-last-card-note = Een illegale kaart wordt met zo weinig mogelijk lijfwachten gespeeld en daarna is het jaar voorbij. Je wordt nog één keer gevraagd voor het telt.

## Maffiosi

maffiosi-option-seating = Plaatsen aan het begin
maffiosi-option-seating-why = Volgens een vaste opstelling, of gangster voor gangster, door de spelers neergezet.
maffiosi-option-plan = vaste opstelling
maffiosi-option-by-hand = met de hand
maffiosi-option-starter = Wie begint
maffiosi-option-starter-why = Bij de vaste opstelling een van de bendes die meedoen; met de hand begint wie de laatste gangster een plaats geeft.
maffiosi-tab-dinner = Diner
maffiosi-dinner = De tafel, 30 plaatsen met de klok mee
maffiosi-legend = Wat de tekens betekenen
maffiosi-legend-boss = Boss: { $pay } per beurt
maffiosi-legend-robbie = Robbie: schiet vanaf elke plaats
maffiosi-legend-jack = Jack: steekt vanaf elke plaats
maffiosi-legend-henkie = Henkie: ongewapend
maffiosi-legend-revolver = schiet naar de overkant
maffiosi-legend-knife = steekt je buurman neer
maffiosi-legend-drink = kan gedrogeerd worden
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
maffiosi-play-further = { $card }, en nog verplaatsen?
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
maffiosi-total = Aan het eind
page-won-maffiosi-money = De { $name } winnen met het meeste geld.
page-won-maffiosi-stayed = De { $name } winnen: evenveel geld, maar langer aan tafel.
page-won-maffiosi-gangsters = De { $name } winnen: evenveel geld en even lang aan tafel, maar met meer gangsters.
page-won-maffiosi-shared = De { $name } delen de winst: in alles gelijk.

# Mensen in één kamer
page-together = In één kamer
page-hot-seat = Rond één scherm
page-hot-seat-how = Iedereen speelt op dit apparaat. Als de beurt overgaat, verbergt een gordijn wat alleen de volgende mag zien.
page-hot-seat-names = Wie speelt er mee? Eén naam per regel
page-hot-seat-bots = Bots op de overige plaatsen
page-screen = Een groot scherm en telefoons
page-screen-how = Dit scherm toont wat iedereen mag zien. Ieder doet mee met een telefoon via de code erop, en ziet en beslist daar wat alleen voor hem of haar is.
page-screen-open = Scherm openen
page-screen-join = Doe mee of kijk mee met je telefoon
page-hand-over = Geef het scherm door
page-turn-of-name = { $name }, jij bent aan de beurt
page-look-away = De anderen kijken nu even weg.
page-i-am = Ik ben { $name }

# Instellingen
page-settings = Instellingen
page-settings-keep = Instellingen opslaan
page-settings-kept = Je instellingen zijn in deze browser opgeslagen.
page-colours = Kleuren
page-colours-system = zoals het apparaat
page-colours-light = licht
page-colours-dark = donker
page-speed = Hoe snel anderen spelen
page-speed-usual = in een normaal tempo
page-speed-slow = langzaam
page-speed-quick = vlot
page-speed-still = meteen, niets beweegt
page-sounds = Geluiden
page-sounds-off = uit
page-sounds-on = aan
page-notify = Als je aan de beurt bent
page-notify-how = Deze browser kan je melden dat je aan de beurt bent terwijl je naar iets anders kijkt.
page-notify-allow = Waarschuw me
page-notify-on = Deze browser meldt het als je aan de beurt bent.
page-notify-denied = Deze browser laat geen meldingen van deze site toe: sta ze toe in de instellingen van de browser voor deze site.

# Notities, vaste antwoorden, regels opzoeken
page-note = Mijn notities
page-note-keep = Opslaan
page-note-kept = Opgeslagen
page-always = Altijd: { $answer }
page-ask-again = Vraag het me weer
page-find-rule = Zoek een regel
page-find = Zoeken
page-find-none = In geen enkele regel staan deze woorden. Probeer één woord, of een deel ervan.
page-origin-B = het boek zegt het
page-origin-S = een gepubliceerde samenvatting zegt het
page-origin-I = afgeleid uit het boek
page-origin-H = van ons, waar het boek zwijgt

## The pages around the tables

page-play = Spelen
page-new-table-line = Jij gaat als eerste zitten. Wat je niet verandert, blijft zoals in de doos.
page-which-game = Welk spel
page-who-sits = Wie zit er aan tafel
page-options = Opties
page-as-in-the-box = zoals in de doos
page-by-link = alleen met de link
page-so-far = Jouw tafel tot nu toe
page-no-bots = geen
page-not-rated = telt niet mee
page-terms-live = live, { $minutes } min + { $seconds } s
page-terms-days = { $days ->
    [one] { $days } dag per beslissing
   *[other] { $days } dagen per beslissing
}
page-what-is-played = Wat er gespeeld wordt
page-share-how = Richt een telefoon op de code of stuur de link. Hij werkt zolang de tafel wacht.
page-share-link = Link naar deze tafel
page-hand-on = Delen …
page-when-join = Het spel begint zodra de gastheer het start. Schuif aan om mee te spelen.
page-when-watch = Alle plaatsen zijn bezet. Als het spel begint, kun je hier meekijken.
page-removed = De gastheer heeft je van deze tafel verwijderd. Je kunt hier niet opnieuw aanschuiven; aan andere tafels wel.
page-free-chair = Vrije plaats
page-waits-for-person = wacht op iemand
page-the-host = gastheer
page-remove = Verwijderen
page-remove-sure = { $name } verwijderen? Diegene krijgt dat te zien en kan niet opnieuw aan deze tafel aanschuiven.
page-have-account = Ik heb een account
page-against = tegen { $names }
page-alone = nog niemand anders
page-rematch-opened = { $name } wil een revanche.
page-rematch-opened-by-nobody = Er is een revanche.
page-rematch-join = Doe mee met de revanche
page-rematch-go = Naar de revanche
page-rematch-watch = Bekijk de revanche
page-device = { $browser } op { $system }
page-device-unknown = Onbekend apparaat
page-device-link = Link die nog niet is gebruikt
page-last-used = laatst gebruikt op
page-this-device = dit apparaat
page-account-line = Je naam, je wachtwoord, je apparaten.
page-on-this-page = Op deze pagina
page-saved-name = Je naam is opgeslagen.
page-saved-face = Je gezicht is opgeslagen.
page-saved-password = Je wachtwoord is opgeslagen. Log er overal mee in, samen met je naam.
page-saved-notices = Je keuze is opgeslagen.
page-saved-devices = Gelukt: daar ben je uitgelogd.
page-face = Je gezicht
page-face-why = Anderen zien het naast je naam.
page-face-change = Kies een ander gezicht
page-face-number = Gezicht { $number }
page-password-why = Minstens 8 tekens; vier woorden onthoud je makkelijk.
page-password-now = Huidig wachtwoord
page-password-new = Nieuw wachtwoord
page-password-change = Wachtwoord wijzigen
page-kept = Dit account heeft een wachtwoord: je kunt op elk apparaat inloggen.
page-keep-why = Zonder wachtwoord kent alleen deze browser je.
page-notices-why = Per e-mail of webhook, als je niet naar de tafel kijkt.
page-webhook-why = Voor programma's: dit adres wordt aangeroepen als je aan de beurt bent.
page-link-how = Richt het andere apparaat op de code of open de link daar. Hij werkt één keer, een kwartier lang.
page-link-made = Link die je inlogt
page-leaving = Uitloggen of verwijderen
page-settings-line = Voor deze browser.
page-language-why = Ook berichten krijg je in deze taal.
page-games-rated = { $games ->
    [one] { $games } spel dat telt
   *[other] { $games } spellen die tellen
}
page-contents = Inhoud
page-board-of = Het bord van { $game } en zijn tekens
page-sign-car = Auto
page-chapter-P1 = Opstelling
page-chapter-P2 = Ronde
page-chapter-P3 = Gebeurtenissen
page-chapter-P4 = Beurt
page-chapter-P5 = De vier rijen
page-chapter-P6 = Sporen en fiches
page-chapter-P7 = Gunsten
page-chapter-P8 = Einde van het spel
page-chapter-P9 = Wat altijd geldt
page-chapter-C1 = Opstelling
page-chapter-C2 = Jaar
page-chapter-C3 = Kaarten
page-chapter-C4 = Einde van het jaar
page-chapter-C5 = Wat altijd geldt
page-chapter-M1 = Opstelling
page-chapter-M2 = Beurt
page-chapter-M3 = Kaarten
page-chapter-M4 = Uit het spel
page-chapter-M5 = Einde van het spel
page-chapter-M6 = Wat altijd geldt
page-chapter-M7 = De voorbeelden uit het boekje
problem-removed = de gastheer heeft je van deze tafel verwijderd
problem-old-password = dat is niet je huidige wachtwoord
problem-face = dat gezicht is er niet
