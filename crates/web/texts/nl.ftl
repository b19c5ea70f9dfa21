### De woorden van de pagina's.

## Elke pagina

page-fan-work = Een onofficieel fanproject. De spellen zijn van hun auteurs en uitgevers.
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
page-rules-now = Regels hierover
page-point-to-see = Wijs iets aan dat oplicht om te zien wat er zou gebeuren.
page-not-possible = { $count ->
    [one] Waarom 1 zet niet kan
   *[other] Waarom { $count } zetten niet kunnen
}
page-board = Bord
page-people = Spelers, verloop en chat
page-to-move = aan zet
page-you = jij
page-bot = bot, { $level }
page-free = vrij
page-gone = een verwijderd account
page-not-here = niet hier
page-away = afwezig
page-log = Verloop
page-chat = Chat
page-say = Versturen
page-say-something = Zeg iets
page-more = Meer
page-undo = Beslissing terugnemen
page-leave = Verlaten
page-come-back = Terugkomen
page-resign = Opgeven
page-agree = Einde voorstellen
page-play-on = Doorspelen
page-rematch = Revanche
page-record = Spelverslag
page-seed = { $luck ->
    [dice] Controleer de dobbelstenen met dit geheim:
   *[other] Controleer het schudden met dit geheim:
}
page-tabs = Weergave
page-tab-city = Stad
page-tab-people = Spelers
page-place-column = Plaats
page-families = { $players ->
    [gangs] Bendes
    [players] Spelers
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
page-play-now = Nu spelen
page-play-now-why = Meteen, tegen bots van gemiddelde sterkte (Soldato).
page-invite = Vrienden uitnodigen
page-more-choices = Meer opties
page-new-table = Nieuwe tafel
page-make-table = Tafel aanmaken
page-make-table-why = Jij gaat als eerste zitten. Nemen bots alle andere plaatsen in, dan begint het spel meteen; anders krijg je een link om mensen uit te nodigen.
page-how-many = Hoeveel spelers
page-how-many-why = Jij en eventuele bots meegeteld.
page-bots = Bots aan tafel
page-bots-why = Plaatsen zonder bot blijven vrij voor mensen. Je kunt er later nog bots neerzetten.
page-level-picciotto = makkelijk, een beginner
page-level-soldato = gemiddeld, weet wat hij doet
page-level-capo = sterk, denkt vooruit
page-level-don = de sterkste
page-edition = Editie
page-edition-why = De getallen van een andere uitgave van het spel, ingesteld door de beheerder van deze server.
page-edition-standard = standaard
page-pace = Tempo
page-pace-no_clock = Geen klok
page-pace-no_clock-why = Iedereen neemt de tijd.
page-pace-live = Live
page-pace-live-why = Minuten voor het hele spel, plus seconden erbij per beslissing. Is je tijd om, dan speelt een bot voor je tot je terugkomt.
page-pace-minutes = Minuten
page-pace-increment = Seconden per beslissing
page-pace-days = Dagen
page-pace-days-why = Het aantal dagen per beslissing: kom langs wanneer het je uitkomt.
page-who-may-come = Wie kan meedoen
page-open = open voor iedereen
page-open-why = Open voor iedereen: de tafel staat in de lijst met open tafels en iedereen mag aanschuiven. Anders is de tafel alleen met de link te vinden.
page-rated = telt voor de ranglijst
page-rated-why = De uitslag telt voor de ranglijst van mensen en bots.
page-next-game = Volgende spel
page-next-elsewhere = Elders aan de beurt
page-next-game-why = Naar het spel dat het langst op je wacht (toets N)
page-my-games = Mijn spellen
page-my-games-none = Je hebt geen lopende spellen. Speel nu, of ga aan een open tafel zitten.
page-open-tables = Open tafels
page-open-tables-none = Er zijn geen open tafels. Maak er een aan onder “Meer opties” en kies “Open voor iedereen”.
page-finished = Afgelopen
page-finished-none = Je afgelopen spellen verschijnen hier.
page-turn-of = { $name } is aan de beurt
page-waits = { $free ->
    [0] klaar om te beginnen
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
page-ratings-why = Hoe goed iemand speelt, geschat uit spellen die meetellen, en hoe ver dat ernaast kan zitten. Iedereen begint op 25.
page-ratings-none = Er staat nog niemand op de ranglijst. Maak een tafel aan en vink “Telt voor de ranglijst” aan.
page-name = Naam
page-rating = Sterkte
page-rated-games = Spellen
page-a-bot = bot
page-a-program = programma
page-unrated = Nog geen spellen die meetellen.
page-at-tables = Aan tafel
page-at-tables-none = Zit nu niet aan een open tafel.
page-played = Gespeeld
page-played-none = Geen afgelopen spellen om te tonen.
page-fair = Eerlijke dobbelstenen, eerlijke kaarten.
page-fair-why = Het huis verzegelt zijn geheim voordat er iemand gaat zitten, en elke speler voegt een eigen getal toe: niemand kan een worp of een kaart kiezen.
page-stage-waiting = wacht op spelers
page-share-qr = QR-code van de link
page-share = Mensen uitnodigen
page-commitment = { $luck ->
    [dice] Het zegel van deze dobbelstenen
   *[other] Het zegel van deze kaarten
}
page-start = Spel starten
page-start-fewer = Starten met { $players } spelers
page-when-you = Het spel begint als jij het start, met minstens { $fewest } spelers. Wacht op mensen, of zet bots op de vrije plaatsen.
page-when-you-full = Alle plaatsen zijn bezet. Het spel begint als jij het start.
page-when-host = Het spel begint zodra de gastheer het start.
page-when-host-full = Alle plaatsen zijn bezet. Het spel begint zodra de gastheer het start.
page-copy = Kopiëren
page-copied = Gekopieerd
page-fill = Of laat bots de vrije plaatsen nemen:
page-close = Deze tafel sluiten
page-rename = Naam opslaan
page-keep = Wachtwoord instellen
page-link = Link voor een ander apparaat
page-notices = Meldingen
page-notices-wanted = Laat me weten wanneer ik aan de beurt ben
page-email = E-mail
page-webhook = Webhook
page-save = Opslaan
page-sessions = Apparaten
page-end-session = Uitloggen
page-leave-sure = Een bot speelt voor je verder tot je terugkomt.
page-resign-sure = Echt opgeven? Er is geen weg terug. Een bot speelt het spel voor je uit; als er alleen nog bots over zijn, stopt het.
page-agree-sure = Als iedereen het ermee eens is, eindigt het spel zonder winnaar. Tot dan kun je je nog bedenken.
page-close-sure = Echt sluiten? Dan is de tafel weg en moet iedereen die hier zit een andere zoeken.
page-end-others = Overal elders uitloggen
page-end-others-sure = Al je andere apparaten en programma’s moeten opnieuw inloggen. Dit apparaat blijft ingelogd.
page-log-out-sure = Dit account heeft geen wachtwoord: na het uitloggen kan niemand er meer in. Stel eerst een wachtwoord in als je nog terug wilt komen.
page-delete = Dit account verwijderen
page-delete-sure = Typ je naam om te bevestigen. Je afgelopen spellen blijven staan, zonder je naam.
page-problem = Dat lukte niet
page-back = Terug

## De adviseur

page-adviser = Vraag de consigliere
page-adviser-barred = De consigliere zwijgt: dit spel telt voor de ranglijst.
page-adviser-thinking = De consigliere denkt na …
page-counsel = De consigliere raadt aan:
page-counsel-best = De eerste keus van de consigliere: { $move }, { $chance }% kans om te winnen.
page-counsel-only = Er valt niets te kiezen: { $move }.
page-counsel-chance = { $chance }% kans om te winnen
page-counsel-place = verwachte plaats { $place }
page-counsel-take = Doe dit
page-counsel-worlds = { $count } keer in gedachten uitgespeeld, alleen met wat jij weet. Jij beslist.
page-counsel-close = Sluiten
page-analysis = Analyse
page-analysis-thinking = De consigliere denkt na: { $judged } van { $decisions } beslissingen.
page-analysis-queued = De consigliere begint zo. Spellen die eerder zijn aangevraagd, gaan voor.
page-analysis-refreshes = Deze pagina wordt vanzelf bijgewerkt.
page-analysis-course = Wie op winst stond
page-analysis-figures = Hetzelfde in cijfers
page-analysis-line = Zet
page-analysis-mattered = De beslissingen die ertoe deden
page-analysis-nothing-lost = Niemand heeft iets weggegeven.
page-analysis-cost = Kostte { $loss } procentpunt winstkans.
page-analysis-look = Zet { $line }
page-analysis-players = Hoe iedereen speelde
page-analysis-decisions = Beslissingen
page-analysis-mean-loss = Gemiddeld verlies
page-analysis-blunders = Blunders
page-analysis-agreement = Overeenstemming
page-analysis-bots = De duidelijkste beslissingen van de bots, en waarom
page-analysis-bots-how = Hoogstens { $most } beslissingen per bot, in de volgorde van het spel: die waarbij één zet het verst voorlag op de op één na beste.
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
page-replay-number = Zetnummer
page-replay-go = Ga naar
page-replay-eyes = Door de ogen van
page-replay-all = iedereen
page-replay-table = Naar de tafel
page-check-dice = { $luck ->
    [dice] Dobbelstenen controleren
   *[other] Schudden controleren
}

page-fair-sealed = Voordat iemand ging zitten, koos het huis willekeurig een geheim en toonde het zegel ervan: een vingerafdruk waaruit het geheim niet te raden is.
page-fair-added = { $luck ->
    [dice] Elke speler voegde een eigen getal toe. Het huis kon die getallen niet kennen toen het zijn geheim verzegelde, en niemand kende het geheim toen hij een getal toevoegde: niemand kon een worp kiezen.
   *[other] Elke speler voegde een eigen getal toe. Het huis kon die getallen niet kennen toen het zijn geheim verzegelde, en niemand kende het geheim toen hij een getal toevoegde: niemand kon een kaart kiezen.
}
page-fair-follows = { $luck ->
    [dice] Elke worp en elke kaart van het spel volgt uit het geheim en deze getallen, in de volgorde waarin ze werden getrokken.
   *[other] Elke kaart van het spel volgt uit het geheim en deze getallen, in de volgorde waarin de kaarten werden getrokken.
}
page-fair-chosen = Het programma dat deze tafel maakte, koos zelf het geheim van het huis en kon dus alles voorzien wat het toeval zou brengen. Daarom kon niemand anders meespelen of toekijken, en daarom telt het spel nergens voor mee.
page-fair-later = Het spel is nog niet afgelopen. Na afloop wordt het geheim getoond.
page-fair-holds = Zojuist gecontroleerd: het geheim past bij het zegel, en alle { $draws } trekkingen van het spel volgen eruit.
page-fair-broken = Dit verslag klopt niet: { $why }
page-fair-yourself = Controleer het zelf: download het verslag en gebruik omerta verify, of schrijf je eigen controle; docs/records.md legt uit hoe.
page-fair-seal = Het zegel
page-fair-secret = Het geheim
page-fair-numbers = Wat elke speler toevoegde

# Mensen in één kamer
page-together = In één kamer
page-hot-seat = Op één scherm
page-hot-seat-how = Iedereen speelt op dit apparaat. Als de beurt overgaat, verbergt een gordijn wat alleen de volgende speler mag zien.
page-hot-seat-names = Wie speelt er mee? Eén naam per regel
page-hot-seat-bots = Bots op de overige plaatsen
page-screen = Een groot scherm en telefoons
page-screen-how = Dit scherm toont wat iedereen mag zien. Scan de code erop om met je telefoon mee te doen: daar zie je je eigen geheimen en neem je je beslissingen.
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
page-speed-still = meteen, zonder animatie
page-sounds = Geluiden
page-sounds-off = uit
page-sounds-on = aan
page-notify = Als je aan de beurt bent
page-notify-how = Deze browser kan je laten weten dat je aan de beurt bent terwijl je naar iets anders kijkt.
page-notify-allow = Waarschuw me
page-notify-on = Deze browser meldt het als je aan de beurt bent.
page-notify-denied = Deze browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van de browser voor deze site.

# Notities, vaste antwoorden, regels opzoeken
page-note = Mijn notities
page-note-keep = Opslaan
page-note-kept = Opgeslagen
page-always = Altijd: { $answer }
page-ask-again = Vraag het me weer
page-find-rule = Regel zoeken
page-find = Zoeken
page-find-none = Geen enkele regel bevat deze woorden. Probeer één woord, of een deel ervan.
page-origin-B = staat in het boek
page-origin-S = staat in een gepubliceerde samenvatting
page-origin-I = afgeleid uit het boek
page-origin-H = van ons, waar het boek zwijgt

## The pages around the tables

page-play = Spelen
page-new-table-line = Jij gaat als eerste zitten. Wat je niet wijzigt, blijft zoals in de doos.
page-which-game = Welk spel
page-who-sits = Wie zit er aan tafel
page-options = Opties
page-as-in-the-box = zoals in de doos
page-by-link = alleen met de link
page-nobody-else = niemand anders
page-seed-chosen = seed gekozen
page-seed-chosen-why = Het programma dat deze tafel maakte, koos zelf het geheim van het huis. Niemand anders mag meespelen of toekijken.
page-so-far = Jouw tafel tot nu toe
page-no-bots = geen
page-not-rated = telt niet mee
page-terms-live = live, { $minutes } min + { $seconds } s
page-terms-days = { $days ->
    [one] { $days } dag per beslissing
   *[other] { $days } dagen per beslissing
}
page-what-is-played = Spelinstellingen
page-share-how = Scan de code met een telefoon of stuur de link. Die werkt tot het spel begint.
page-share-link = Link naar deze tafel
page-hand-on = Delen …
page-when-join = Het spel begint zodra de gastheer het start. Schuif aan om mee te spelen.
page-when-watch = Alle plaatsen zijn bezet. Als het spel begint, kun je hier meekijken.
page-removed = De gastheer heeft je van deze tafel verwijderd. Je kunt hier niet opnieuw aanschuiven; aan andere tafels wel.
page-free-chair = Vrije plaats
page-waits-for-person = wacht op iemand
page-the-host = gastheer
page-remove = Verwijderen
page-remove-sure = { $name } verwijderen? Diegene krijgt daar bericht van en kan niet opnieuw aan deze tafel aanschuiven.
page-have-account = Ik heb een account
page-against = tegen { $names }
page-alone = nog niemand anders
page-rematch-opened = { $name } wil een revanche.
page-rematch-opened-by-nobody = Er is een revanche.
page-rematch-join = Meedoen aan de revanche
page-rematch-go = Naar de revanche
page-rematch-watch = Revanche bekijken
page-device = { $browser } op { $system }
page-device-unknown = Onbekend apparaat
page-device-link = Ongebruikte link
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
page-face-change = Ander gezicht kiezen
page-face-number = Gezicht { $number }
page-password-why = Minstens 8 tekens; vier woorden onthoud je makkelijk.
page-password-now = Huidig wachtwoord
page-password-new = Nieuw wachtwoord
page-password-change = Wachtwoord wijzigen
page-kept = Dit account heeft een wachtwoord: je kunt op elk apparaat inloggen.
page-keep-why = Zonder wachtwoord kent alleen deze browser je.
page-notices-why = Per e-mail of webhook, als je niet naar de tafel kijkt.
page-webhook-why = Voor programma’s: dit adres wordt aangeroepen als je aan de beurt bent.
page-link-how = Scan de code met het andere apparaat of open de link daar. Die werkt één keer, een kwartier lang.
page-link-made = Inloglink
page-leaving = Uitloggen of verwijderen
page-settings-line = Alleen voor deze browser.
page-language-why = Ook meldingen krijg je in deze taal.
page-games-rated = { $games ->
    [one] { $games } spel dat telt
   *[other] { $games } spellen die tellen
}
page-contents = Inhoud
page-board-of = Het bord van { $game } en de symbolen erop

## Een eerste spel met uitleg

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

## De pagina van een tafel: bevestigen, weg zijn, toekijken, praten, terugkijken, de plannen van de raadgever

page-confirm = Bevestigen: { $what }
page-final-why = niet terug te nemen
page-watching = Je kijkt toe
page-bot-plays = Een bot speelt voor je
page-have-left = Je bent van tafel gegaan
page-have-left-what = Kom terug wanneer je wilt: vanaf je volgende beslissing speel je weer zelf.
page-have-resigned = Je hebt opgegeven
page-have-resigned-what = Een bot speelt het spel voor je uit. Je kunt toekijken of weggaan.
page-resigned = opgegeven
page-resigned-before = Je had opgegeven; een bot speelde voor je verder.
page-over-resigned = Je hebt opgegeven. Het spel is gestopt.
page-over-stopped = Het spel is voor het einde gestopt.
page-unread = Nieuwe berichten
page-back-to-now = Terug naar nu
page-game-went-on = Het spel is verdergegaan: terug naar nu
page-counsel-next = Volgende stap
page-counsel-confirm = Bevestigen
page-counsel-done = (gedaan)
page-counsel-goes-on = en zo verder
page-counsel-why-alone = Niets anders was het overwegen waard.
page-counsel-why-first = Even goed als het tweede plan.
page-counsel-why-best = Het beste: { $points } procentpunt beter dan het tweede plan.
page-counsel-why-equal = Even goed als het eerste plan.
page-counsel-why-less = Kan ook: { $points } procentpunt slechter dan het eerste plan.

# Het einde
page-front-paper = De Havenbode
page-front-edition = Laatste editie
page-front-turned = Hoe het tij keerde
page-front-keep = Afbeelding opslaan
page-front-own-win = Vanavond drinkt de stad op jou.
page-front-own-lost = Net niet: anderen heffen het glas.
page-front-own-last = Er komt altijd een nieuwe nacht.
page-front-own-out = Weg, maar niet vergeten.
page-front-takes-lead = { $when }: { $gain } erbij en de leiding voor { $name }.
page-front-gets-away = { $when }: { $gain } erbij voor { $name }, nu { $ahead } voor.
page-front-draws-level = { $when }: { $gain } erbij voor { $name }, nu gelijk.
page-front-catches-up = { $when }: { $gain } erbij voor { $name }, nog { $ahead } achter.
page-rematch-in = Al erbij: { $names }
page-front-round = Ronde { $round }

## Wat programma's kunnen vragen

page-api = API
page-api-about = Programma's spelen hier op dezelfde adressen als browsers, met JSON. Deze pagina wordt getekend uit het OpenAPI-document van de server zelf, dat in het Engels is.
page-api-begin = Zo begin je
page-api-begin-why = Zeg wie je bent, bewaar het token, maak een tafel. docs/api.md speelt zo een heel spel.
page-api-document = openapi.json
page-api-tag-people = Wie je bent
page-api-tag-tables = Tafels
page-api-tag-play = Het spel
page-api-tag-advice = De consigliere
page-api-tag-talk = Chat en notities
page-api-tag-server = De server zelf
page-api-shapes = Wat verstuurd en geantwoord wordt
page-api-for-anybody = Voor iedereen.
page-api-known-or-not = Voor iedereen; met een token zie je misschien meer.
page-api-for-known = Alleen met een token, of in de sessie van een browser.
page-api-parameters = Parameters
page-api-body = Inhoud
page-api-answers = Antwoorden
page-api-other-status = andere
page-api-optional = hoeft niet
