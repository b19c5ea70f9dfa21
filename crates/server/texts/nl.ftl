# The words of the pages.
page-line = Een tafel voor maffiabordspellen. Kies een naam en speel.
page-home = Begin
page-your-name = Je naam
page-begin = Beginnen
page-password = Wachtwoord
page-log-in = Inloggen
page-log-out = Uitloggen
page-players = Spelers
page-play-bots = Nu spelen tegen bots
page-invite = Vrienden uitnodigen
page-open = open voor iedereen
page-rated = telt voor de rangschikking
page-own-tables = Je tafels
page-open-tables = Open tafels
page-stage-waiting = wacht op spelers
page-stage-running = bezig
page-stage-finished = afgelopen
page-stage-stopped = gestopt
page-stage-closed = gesloten
page-rename = Naam wijzigen
page-keep = Dit account bewaren met een wachtwoord
page-link = Link voor een ander apparaat
page-notices = waarschuw me als ik aan de beurt ben
page-email = E-mail
page-webhook = Webhook
page-save = Bewaren
page-sessions = Je apparaten
page-end-session = Beëindigen
page-delete = Dit account verwijderen
page-delete-sure = Typ je naam om zeker te zijn. Afgelopen spellen houden een plaats zonder naam.
page-problem = Dat lukte niet
page-fan-work = Een onofficieel werk van fans; de spellen zijn van hun auteurs en uitgevers.
page-free = vrij
page-gone = iemand die weg is
page-away = weg, een bot speelt
page-share = Nodig mensen uit met deze link:
page-commitment = De dobbelstenen zijn verzegeld; het zegel:
page-seed = Het geheim van de dobbelstenen, om na te gaan:
page-join = Ga zitten
page-start = Spel beginnen
page-fill = Vul aan met { $level }
page-close = Deze tafel sluiten
page-leave = Weggaan
page-come-back = Terugkomen
page-resign = Opgeven
page-agree = Instemmen met stoppen
page-play-on = Verder spelen
page-rematch = Nog een keer
page-undo = Ongedaan maken
page-take-back = Terugnemen
page-decide = Doen
page-log = Wat er gebeurde
page-chat = Gesprek
page-say = Zeggen
page-record = Het verslag
notice-subject = Je bent aan de beurt: { $game }
notice-body =
    Hallo { $name },

    je bent aan de beurt in { $game }:
    { $link }

    Je vroeg om een bericht. Wil je dat niet meer: { $account }
page-thinking = denkt na
page-not-here = is er niet
