# The words of the pages.
page-line = Ein Tisch für Mafia-Brettspiele. Wähle einen Namen und spiel.
page-home = Start
page-your-name = Dein Name
page-begin = Beginnen
page-password = Passwort
page-log-in = Anmelden
page-log-out = Abmelden
page-players = Personen
page-play-bots = Jetzt gegen Bots spielen
page-invite = Freunde einladen
page-open = offen für alle
page-rated = gewertet
page-own-tables = Deine Tische
page-open-tables = Offene Tische
page-stage-waiting = wartet auf Mitspieler
page-stage-running = läuft
page-stage-finished = beendet
page-stage-stopped = abgebrochen
page-stage-closed = geschlossen
page-rename = Umbenennen
page-keep = Dieses Konto mit einem Passwort behalten
page-link = Link für ein anderes Gerät
page-notices = sag mir Bescheid, wenn ich dran bin
page-email = E-Mail
page-webhook = Webhook
page-save = Speichern
page-sessions = Deine Geräte
page-end-session = Beenden
page-delete = Dieses Konto löschen
page-delete-sure = Tippe zur Sicherheit deinen Namen. Beendete Spiele behalten einen Platz ohne Namen.
page-problem = Das ging nicht
page-fan-work = Ein inoffizielles Werk von Fans; die Spiele gehören ihren Autoren und Verlagen.
page-free = frei
page-gone = jemand, der weg ist
page-away = weg, ein Bot spielt
page-share = Lade mit diesem Link ein:
page-commitment = Die Würfel sind versiegelt; das Siegel:
page-seed = Das Geheimnis der Würfel, zum Nachprüfen:
page-join = Hinsetzen
page-start = Spiel beginnen
page-fill = Auffüllen mit { $level }
page-close = Diesen Tisch schließen
page-leave = Verlassen
page-come-back = Zurückkommen
page-resign = Aufgeben
page-agree = Abbruch zustimmen
page-play-on = Weiterspielen
page-rematch = Noch einmal
page-undo = Rückgängig
page-take-back = Zurücknehmen
page-decide = Tun
page-log = Was geschah
page-chat = Gespräch
page-say = Sagen
page-record = Die Aufzeichnung
notice-subject = Du bist dran: { $game }
notice-body =
    Hallo { $name },

    du bist dran in { $game }:
    { $link }

    Du wolltest Bescheid bekommen. Wenn nicht mehr: { $account }
page-thinking = denkt nach
page-not-here = ist nicht da
