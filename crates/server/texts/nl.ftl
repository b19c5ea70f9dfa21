notice-subject = Je bent aan de beurt: { $game }
notice-body =
    Hallo { $name },

    Je bent aan de beurt in { $game }:
    { $link }

    Je wilde hier bericht van krijgen. Uitzetten kan hier: { $account }

## Wat er misging

problem-unknown = kies eerst een naam of log in
problem-stale = het spel is verdergegaan: kijk er nog eens naar
problem-rule = zet { $number } kan hier niet: regel { $rule }
problem-rule-why = { $why } (regel { $rule })
problem-too-many = rustig aan: probeer het zo nog eens
problem-broken = hier ging iets mis; er is niets veranderd, probeer het nog eens
problem-said = zo gaat het niet: { $why }
problem-method = dit gaat met een knop op een pagina; programma’s vinden de uitleg in /openapi.json
problem-no-page = die pagina bestaat hier niet
problem-no-language = die taal bestaat hier niet
problem-no-game = dat spel bestaat hier niet
problem-no-table = die tafel bestaat hier niet
problem-no-link = die link bestaat hier niet, of niet meer
problem-no-session = die sessie bestaat hier niet
problem-no-step = die stap bestaat in deze les niet
problem-no-line = zo’n zet is er in dit spel niet
problem-no-seat = die plaats bestaat hier niet
problem-no-person = die persoon is hier niet bekend
problem-foreign-form = dit formulier hoort bij een andere sessie: laad de pagina opnieuw
problem-foreign-site = dit kwam van een andere site
problem-not-seated = je zit niet aan deze tafel
problem-not-host = dat kan alleen de gastheer
problem-banned = de beheerder van deze server heeft je account gesloten
problem-wrong-password = naam of wachtwoord klopt niet
problem-not-begun = het spel is nog niet begonnen
problem-given-up = deze tafel is gesloten voordat het spel begon
problem-seat-taken = die plaats is bezet
problem-ended = het spel is afgelopen
problem-resigned = je hebt opgegeven: een bot speelt het spel voor je uit
problem-free-seats = er zijn vrije plaatsen: wacht op mensen, zet er bots neer, of begin met minder spelers
problem-bot-plays = een bot speelt voor je: kom eerst terug
problem-still-running = het spel loopt nog
problem-has-begun = het spel is begonnen
problem-not-running = hier loopt geen spel
problem-name-taken = iemand anders heeft die naam: kies een andere
problem-no-analysis-yet = de analyse komt als het spel voorbij is: eerder zou ze geheimen verraden
problem-adviser-rated = de consigliere zwijgt in spellen die voor de ranglijst tellen
problem-not-your-turn = je bent niet aan de beurt
problem-no-undo = terugnemen kan nu niet: sindsdien is iemand iets te weten gekomen
problem-webhook = een webhook is een openbaar adres dat met https:// of http:// begint
problem-own-name = typ je eigen naam om te bevestigen
problem-which-seat = zeg welke plaats
problem-position = er is geen stand met dat nummer
problem-too-large = het verzoek is te groot
problem-form = het formulier klopt niet: { $why }
problem-format = stuur JSON (content-type: application/json) of een formulier
problem-request = het verzoek klopt niet: { $why }
problem-edition = deze server heeft geen editie { $name }
problem-room = een tafel voor { $players } heeft geen plaats voor { $people ->
    [one] één persoon
   *[other] { $people } personen
} en { $bots ->
    [one] één bot
   *[other] { $bots } bots
}
problem-shared-rated = spellen op een gedeeld scherm tellen niet voor de ranglijst
problem-chosen-seed = alleen een programma kan een seed kiezen, en alleen voor een tafel die niet open is, niet meetelt en op alle andere plaatsen bots heeft
problem-private = deze tafel is alleen voor wie hem heeft gemaakt: de seed ervan is gekozen
problem-seat = aan deze tafel is geen plaats { $seat }
problem-nonce = nonce: { $why }
problem-answers = dat zijn te veel antwoorden
problem-words = zeg iets, in hoogstens { $most } bytes
problem-nobody-writes = op plaats { $seat } zit niemand om te dempen
problem-note = een notitie heeft hoogstens { $most } bytes
problem-password = een wachtwoord heeft minstens { $least } tekens
problem-email = dat is geen e-mailadres
problem-webhook-long = een webhook heeft hoogstens 500 bytes
problem-name = een naam heeft 1 tot 30 tekens
problem-players = { $game } is voor { $fewest } tot { $most } spelers, niet { $players }: kies { $fewest } tot { $most }
problem-pace = een klok heeft 1 tot { $minutes } minuten en hoogstens { $seconds } seconden per beslissing, of 1 tot { $days } dagen
problem-no-move = { $move } is geen zet in { $game }
problem-incomplete = de beslissing is niet volledig: ze houdt te vroeg op of gaat te lang door
problem-removed = de gastheer heeft je van deze tafel verwijderd
problem-old-password = dat is niet je huidige wachtwoord
problem-face = dat gezicht is er niet
