### Capone: alles andere, was Spieler lesen. Begriffe: docs/glossary.md.

## Dinge

kind-pasta-shop = Nudelladen
kind-laundry = Wäscherei
kind-cinema = Kino
kind-bakery = Bäckerei
kind-garage = Autowerkstatt
kind-hotel = Hotel
kind-florist = Blumenladen
kind-undertaker = Bestatter
kind-speakeasy = Flüsterkneipe
kind-pawnshop = Pfandhaus
kind-still = Schwarzbrennerei
kind-nightclub = Nachtclub
kind-print-shop = Druckerei
kind-loan-office = Kreditbüro
kind-casino = Kasino
kind-jeweller = Juwelier
kind-gun-shop = Waffenladen
kind-bank = Bankfiliale
kind-party = Fest bei Rosie
kind-barber = Barbierstuhl
kind-dinner = Sonntagsessen
kind-fbi = F.B.I.
kind-protection = Schutzgeld
kind-takeover = Übernahme
kind-offer = Ein Angebot

member-don = Don
member-mama = Mama
member-right-hand = rechte Hand
member-collector = Eintreiber
member-lawyer = Anwalt
member-bookkeeper = Buchhalter
member-secretary = Sekretärin
member-novice = Neuling
guards = { $count ->
    [one] 1 Leibwächter
   *[other] { $count } Leibwächter
}
member-of = { $member } von { $seat }

field = { $kind } { $twin }
the-bank = die Bank
nobody = niemand
none = keine

spot-photo = Foto
spot-field = { $field }
spot-legal = { $kind }
spot-away = { $kind }
spot-cell = Zelle { $cell }
spot-harbour = Hafen
spot-park = Park
spot-gone = aus dem Spiel

## Fragen

question-exchange = Welche Karten tauschst du? Du bekommst ebenso viele neue, und die behältst du.
question-turn = Welche Karte spielst du, mit Wirkung oder verdeckt?
question-target-field = „{ $card }“: Auf welches Feld?
question-target-taken = „{ $card }“: Von welchem Feld holst du ein Mitglied weg?
question-target-takeover = „{ $card }“: Welches Feld übernimmst du? Deine Figuren müssen seine Summe genau treffen.
question-target-offer = „{ $card }“: Welches Feld räumst du?
question-target-payer = „{ $card }“: Wer zahlt dir?
question-victim = „{ $card }“: Wen holst du von „{ $field }“ weg?
question-place = Welche Figuren kommen auf „{ $field }“? Nötig: { $needed }, gesetzt: { $so_far }.
question-take-over = Welche Figuren passen zu „{ $field }“? Sie müssen zusammen genau { $needed } wert sein; gesetzt: { $so_far }.
question-ransom = Das F.B.I. hat ein Mitglied von dir: { $member }. Kaufst du es sofort für { $price } frei?
question-hire-back = Du hast { $guards } im Park. Wie viele kaufst du für je { $price } zurück? Wer übrig bleibt, verlässt das Spiel.
question-buy-out = Das Jahr ist vorbei. Wen kaufst du aus dem Gefängnis frei?
question-invest = Dein Chip steht auf { $chip }, und du hast { $cash }. Wie bewegst du ihn?

## Züge

move-exchange = „{ $card }“ tauschen
move-buy-out = Aus dem Gefängnis freikaufen: { $member } für { $price }
move-play = „{ $card }“ spielen
move-lay-down = „{ $card }“ ohne Wirkung ablegen
move-field = { $field } ({ $holder })
move-field-free = { $field } (frei)
move-away = { $kind } ({ $holder })
move-payer = { $seat } zahlt { $price }
move-member = { $member } ({ $price })
move-guard = Ein Leibwächter ({ $price })
move-done = Fertig
move-leave = Im Gefängnis lassen
move-hire-back = { $count ->
    [0] Niemanden zurückkaufen
    [one] 1 Leibwächter für { $price } zurückkaufen
   *[other] { $count } Leibwächter für { $price } zurückkaufen
}
move-invest = { $count ->
    [0] Den Chip auf { $chip } lassen
    [one] 1 Position hinauf auf { $chip } für { $price }
   *[other] { $count } Positionen hinauf auf { $chip } für { $price }
}
move-sell = { $count ->
    [one] 1 Position hinunter auf { $chip }, und du bekommst { $price }
   *[other] { $count } Positionen hinunter auf { $chip }, und du bekommst { $price }
}

## Ablehnungen

refusal-not-now = Jetzt ist etwas anderes zu entscheiden.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-out-of-order = Du setzt die Figuren in der Reihenfolge des Fotos, Leibwächter zuletzt; diese wäre früher dran gewesen.
refusal-chip-at-zero = Dein Chip steht auf 0.
refusal-no-guard = Du hast keinen Leibwächter auf deinem Foto.
refusal-other-kind = Dieses Feld ist von anderer Art als die Karte.
refusal-not-on-photo = Dieses Mitglied ist nicht auf deinem Foto.
refusal-too-little = Deine Figuren müssen zusammen mindestens { $needed } wert sein, und das ist so nicht zu erreichen.
refusal-nothing-set = Du musst mindestens eine Figur dazusetzen.
refusal-don-alone = Der Don steht mit keinem anderen Mitglied zusammen.
refusal-mama-crowded = Mama steht mit höchstens einem anderen Mitglied zusammen und nie mit dem Don.
refusal-last-card = Die letzte Karte des Jahres spielst du mit so wenigen Leibwächtern wie nötig oder mit einem einzigen Mitglied und Leibwächtern.
refusal-nobody-there = Dort ist niemand.
refusal-own-pieces = Du kannst die Karte nicht gegen dich selbst spielen.
refusal-only-guards = Dort stehen nur Leibwächter, und die kann man nicht wegholen.
refusal-not-there = Dieses Mitglied ist nicht dort.
refusal-no-target = Es gibt niemanden, gegen den du die Karte spielen kannst.
refusal-no-legal-piece = Dieser Spieler hat keine Figur auf einem legalen Feld.
refusal-cannot-match = Mit deinem Foto lässt sich diese Summe nicht genau bilden.
refusal-not-in-prison = Dieses Mitglied von dir ist nicht im Gefängnis.
refusal-not-enough-cash = Dafür reicht dein Bargeld nicht.
refusal-not-in-park = So viele Leibwächter hast du nicht im Park.
refusal-past-goal = Weiter als bis zur letzten Position geht der Chip nicht.
refusal-below-zero = Der Chip kann nicht unter 0 fallen.
refusal-sells-too-much = So viele Positionen hinunter sind in einem Jahr nicht erlaubt.

## Was geschah

event-year-began = Jahr { $year } beginnt; { $seat } ist Startspieler.
event-dealt = { $seat } bekommt „{ $card }“.
event-dealt-hidden = { $seat } bekommt eine Karte.
event-exchanged = { $seat } legt „{ $card }“ beiseite.
event-exchanged-hidden = { $seat } legt eine Karte beiseite.
event-exchange-ended = { $count ->
    [0] { $seat } tauscht nichts.
    [one] { $seat } tauscht 1 Karte.
   *[other] { $seat } tauscht { $count } Karten.
}
event-laid-down = { $seat } legt „{ $card }“ ohne Wirkung ab.
event-laid-down-hidden = { $seat } legt eine Karte verdeckt ab, ohne Wirkung.
event-played = { $seat } spielt „{ $card }“.
event-member-moved = { $seat }: { $member }, { $from } → { $to }.
event-guards-moved = { $seat }: { $guards }, { $from } → { $to }.
event-paid-from-bank = { $payee } bekommt { $amount } von der Bank ({ $cause }).
event-paid-to-bank = { $payer } zahlt { $amount } an die Bank ({ $cause }).
event-paid = { $payer } zahlt { $amount } an { $payee } ({ $cause }).
cause-ransom = { $member } freigekauft
cause-protection = Schutzgeld
cause-income = Einkommen aus illegalen Feldern
cause-guards = Leibwächter aus dem Park
cause-investment = Investition
cause-sale = Position hinunter
event-left-in-prison = { $seat } zahlt kein Lösegeld.
event-year-ended = Jahr { $year } ist vorbei.
event-chip-moved = { $seat }: Chip von { $from } auf { $to } von { $goal }.
event-chip-kept = { $seat } lässt den Chip stehen.
event-ended = Das Spiel ist zu Ende.

## Die Stellung in Worten

describe-year = Jahr { $year }, { $starter } war Startspieler; { $seat } ist am Zug.
describe-field = { $field }: { $seat } – { $pieces } ({ $total })
describe-fields = Illegale Felder: { $fields }
describe-legal = Legale Felder: { $fields }
describe-guard-at = { $kind }: { $seat }
describe-away = Auszeit: { $members }
describe-prison = Gefängnis: { $members }
describe-absentee = { $spot }: { $member } von { $seat }
describe-played = In diesem Jahr mit Wirkung gespielt: { $cards }
describe-deck = Nicht ausgeteilte Karten: { $deck }.
describe-family = { $seat }: { $cash }, Chip auf { $chip } von { $goal }; Mitglieder auf dem Foto: { $members }, dazu { $guards }; Hafen: { $harbour }; Leibwächter im Park { $park }, aus dem Spiel { $gone }; Karten auf der Hand { $cards }, getauscht { $exchanged }, verdeckt { $face_down }
describe-hand = { $seat } hat auf der Hand: { $cards }
describe-secrets = { $seat } weiß: getauscht { $exchanged }; verdeckt abgelegt { $face_down }
describe-placing = Wird auf „{ $field }“ gesetzt: { $pieces }
describe-place = { $seat } landet auf Platz { $place }.
