### Capone: alles andere, was Spieler lesen. Begriffe: docs/glossary-capone.md.

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

several = { $thing } × { $count }
field = { $kind } { $twin }
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

question-exchange = Welche Karten tauschst du? Du bekommst ebenso viele neue, und die behältst du: Getauscht wird nur einmal im Jahr.
question-turn = Welche Karte spielst du? Eine Karte, die du verdeckt ablegst, hat keine Wirkung.
question-target-field = „{ $card }“: Auf welches Feld?
question-target-taken = „{ $card }“: Von welchem Feld holst du ein Mitglied weg?
question-target-takeover = „{ $card }“: Welches Feld übernimmst du? Deine Figuren müssen seine Summe genau treffen.
question-target-offer = „{ $card }“: Welches Feld räumst du? Mitglieder kommen endgültig in den Hafen, Leibwächter in den Park.
question-target-payer = „{ $card }“: Wer zahlt dir? Es muss jemand mit einem Leibwächter auf einem legalen Feld sein.
question-victim = „{ $card }“: Welches Mitglied von { $holder } holst du von „{ $field }“ weg?
question-place = Welche Figuren kommen auf „{ $field }“? Sie müssen zusammen mindestens { $needed } wert sein; gesetzt: { $so_far }.
question-place-oust = Mit welchen Figuren vertreibst du { $holder } von „{ $field }“? Sie müssen zusammen mindestens { $needed } wert sein; gesetzt: { $so_far }.
question-place-own = Welche Figuren setzt du auf „{ $field }“ dazu, wo deine schon { $total } wert sind? Mindestens eine; gesetzt: { $so_far }.
question-place-own-short = Welche Figuren setzt du auf „{ $field }“ dazu? Sie müssen mindestens { $needed } wert sein, denn das Feld liegt unter seinem Mindestwert; gesetzt: { $so_far }.
question-take-over = Mit welchen Figuren übernimmst du „{ $field }“? Sie müssen zusammen genau { $needed } wert sein; gesetzt: { $so_far }.
question-ransom = Das F.B.I. hat ein Mitglied von dir: { $member }. Kaufst du es sofort für { $price } frei? Du hast { $cash }. Sonst sitzt es dieses Jahr und die folgenden { $years } Jahre im Gefängnis, es sei denn, du zahlst später.
question-hire-back = Du hast { $guards } im Park und { $cash } Bargeld. Wie viele kaufst du für je { $price } zurück? Wer übrig bleibt, verlässt das Spiel.
question-buy-out = Das Jahr ist vorbei. Wen kaufst du aus dem Gefängnis frei? Du hast { $cash }.
question-invest = Dein Chip steht auf { $chip } von { $goal }, und du hast { $cash }. Wie bewegst du ihn?

## Züge

move-exchange = „{ $card }“ tauschen
move-buy-out = Aus dem Gefängnis freikaufen: { $member } für { $price }
move-play = „{ $card }“ spielen
move-lay-down = „{ $card }“ verdeckt ablegen, ohne Wirkung
move-field = { $field } ({ $holder }: { $pieces }, { $total })
move-field-empty = { $field } (frei)
move-field-free = { $field } (frei, mindestens { $needed })
move-field-oust = { $field } ({ $holder }: { $pieces }, { $total }; zu vertreiben ab { $needed })
move-field-own = { $field } (deins: { $pieces }, { $total })
move-away = { $kind } ({ $holder })
move-payer = { $seat } zahlt { $price }
move-member = { $member } ({ $price })
move-guard = Ein Leibwächter ({ $price })
move-done = So setzen ({ $sum })
move-keep-all = Alle Karten behalten
move-keep-rest = { $count ->
    [one] Diese eine tauschen, den Rest behalten
   *[other] Diese { $count } tauschen, den Rest behalten
}
move-leave = Im Gefängnis lassen
move-hire-back = { $count ->
    [0] Niemanden zurückkaufen
    [one] 1 Leibwächter für { $price } zurückkaufen
   *[other] { $count } Leibwächter für { $price } zurückkaufen
}
move-invest = { $count ->
    [0] Den Chip auf { $chip } lassen
    [one] 1 Stufe hinauf auf { $chip } für { $price }
   *[other] { $count } Stufen hinauf auf { $chip } für { $price }
}
move-sell = { $count ->
    [one] 1 Stufe hinunter auf { $chip }, und du bekommst { $price }
   *[other] { $count } Stufen hinunter auf { $chip }, und du bekommst { $price }
}

## Ablehnungen

refusal-not-now = Jetzt ist etwas anderes zu entscheiden.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-out-of-order = Die Liste geht das Foto von oben nach unten durch, Leibwächter zuletzt; geh einen Schritt zurück, um diese Figur zu setzen.
refusal-others-first = Die Liste geht das Foto von oben nach unten durch, Leibwächter zuletzt: Setze zuerst die Figuren von weiter oben; diese allein reicht nicht.
refusal-set-already = Diese Figur ist schon gesetzt.
refusal-chip-at-zero = Dein Chip steht auf 0.
refusal-no-guard = Du hast keinen Leibwächter auf deinem Foto.
refusal-other-kind = Dieses Feld ist nicht von der Art der Karte.
refusal-not-on-photo = Dieses Mitglied ist nicht auf deinem Foto.
refusal-too-little = Deine Figuren müssen zusammen mindestens { $needed } wert sein, und das ist so nicht zu erreichen.
refusal-nothing-set = Du musst mindestens eine Figur dazusetzen.
refusal-don-alone = Der Don teilt sich ein Feld mit keinem anderen Mitglied.
refusal-mama-crowded = Mama teilt sich ein Feld mit höchstens einem anderen Mitglied und nie mit dem Don.
refusal-last-card = Die letzte Karte des Jahres spielst du mit so wenigen Leibwächtern wie nötig oder mit einem einzigen Mitglied und Leibwächtern.
refusal-nobody-there = Dort ist niemand.
refusal-own-pieces = Du kannst die Karte nicht gegen dich selbst spielen.
refusal-only-guards = Dort stehen nur Leibwächter, und die kann man nicht wegholen.
refusal-not-there = Dieses Mitglied ist nicht dort.
refusal-no-target = Es gibt niemanden, gegen den du die Karte spielen kannst.
refusal-no-legal-piece = Dieser Spieler hat keine Figur auf einem legalen Feld.
refusal-cannot-match = Mit den Figuren auf deinem Foto lässt sich diese Summe nicht genau bilden.
refusal-not-in-prison = Dieses Mitglied von dir ist nicht im Gefängnis.
refusal-not-enough-cash = Dafür reicht dein Bargeld nicht.
refusal-not-in-park = So viele Leibwächter hast du nicht im Park.
refusal-past-goal = Weiter als bis zur letzten Stufe geht der Chip nicht.
refusal-below-zero = Der Chip kann nicht unter 0 fallen.
refusal-sells-too-much = So viele Stufen hinunter sind in einem Jahr nicht erlaubt.

## Was geschah

event-year-began = Jahr { $year } beginnt; { $seat } ist Startspieler.
event-dealt = { $seat } bekommt: { $cards }.
event-dealt-hidden = { $count ->
    [one] { $seat } bekommt 1 Karte.
   *[other] { $seat } bekommt { $count } Karten.
}
event-dealt-each = { $count ->
    [one] { $seats } bekommen je 1 Karte.
   *[other] { $seats } bekommen je { $count } Karten.
}
event-exchanged = { $seat } tauscht: { $cards }.
event-exchanged-hidden = { $count ->
    [0] { $seat } tauscht nichts.
    [one] { $seat } tauscht 1 Karte.
   *[other] { $seat } tauscht { $count } Karten.
}
event-laid-down = { $seat } legt „{ $card }“ verdeckt ab, ohne Wirkung.
event-laid-down-hidden = { $seat } legt eine Karte verdeckt ab, ohne Wirkung.
event-laid-down-several = { $seats } legen je eine Karte verdeckt ab, ohne Wirkung.
event-laid-down-all = Alle legen nacheinander eine Karte verdeckt ab: Es passiert nichts.
event-laid-down-all-known = Alle legen nacheinander eine Karte verdeckt ab: Es passiert nichts. ({ $cards })
laid-down-by = { $seat } ({ $card })
event-played = { $seat } spielt „{ $card }“.
event-moved = { $seat }: { $pieces }, { $from } → { $to }.
event-set = { $seat } setzt auf „{ $field }“: { $pieces } ({ $total }).
event-worked = { $seat } setzt einen Leibwächter dorthin und bekommt { $amount } von der Bank.
event-lost = { $seat } verliert „{ $field }“: { $losses }.
loss-harbour = { $pieces } in den Hafen
loss-park = { $pieces } in den Park
event-came-home = Alle Figuren auf dem Plan kommen nach Hause.
event-guards-left = { $count ->
    [one] { $seat }: 1 Leibwächter verlässt das Spiel.
   *[other] { $seat }: { $count } Leibwächter verlassen das Spiel.
}
event-paid-from-bank = { $payee } bekommt { $amount } von der Bank ({ $cause }).
event-paid-to-bank = { $payer } zahlt { $amount } an die Bank ({ $cause }).
event-paid = { $payer } zahlt { $amount } an { $payee } ({ $cause }).
event-income = Einkommen aus illegalen Feldern: { $incomes }.
event-income-of = { $seat } { $amount }
event-hired-back = { $seat } kauft { $guards } für { $amount } zurück.
event-bought-out = { $seat } kauft für { $amount } aus dem Gefängnis frei: { $member }.
event-invested = { $seat } investiert { $amount }: Chip von { $from } auf { $to } von { $goal }.
event-sold = { $seat } bekommt { $amount } zurück: Chip von { $from } hinunter auf { $to } von { $goal }.
cause-ransom = { $member } freigekauft
cause-protection = Schutzgeld
cause-income = Einkommen aus illegalen Feldern
cause-guards = Leibwächter aus dem Park
cause-investment = Investition
cause-sale = Chip hinunter
event-left-in-prison = { $seat } kauft niemanden aus dem Gefängnis frei.
event-year-ended = Jahr { $year } ist vorbei.
event-chip-moved = { $seat }: Chip von { $from } auf { $to } von { $goal }.
event-chip-kept = { $seat } lässt den Chip stehen.
event-cannot-invest = { $seat } kann nicht investieren.
event-ended = Das Spiel ist zu Ende.

## Die Stellung in Worten

describe-year = Jahr { $year } von höchstens { $years }. { $starter } ist Startspieler.
describe-exchange = Jahr { $year } von höchstens { $years }, Tauschen. { $starter } ist Startspieler, { $seat } entscheidet.
describe-round = Jahr { $year } von höchstens { $years }, Runde { $round } von { $rounds }. { $starter } ist Startspieler, { $seat } entscheidet.
describe-year-end = Jahr { $year } von höchstens { $years }, Jahresende. { $seat } entscheidet.
describe-over = Das Spiel ist nach Jahr { $year } zu Ende.
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
describe-place = { $place }. { $seat }

## Für das Auge

primer-goal = Ziel: als Erster den Investitionschip auf { $goal } haben. Am Ende jedes Jahres rückt er für je { $step_price }, die du investierst, eine Stufe hinauf. Ist nach Jahr { $max_years } noch niemand so weit, siegt der höchste Chip.
primer-year = Ein Jahr: Du bekommst { $rounds } Karten, darfst einmal einige davon tauschen, und dann spielt reihum jeder eine Karte. Mit illegalen Karten setzt du Figuren von deinem Foto auf Felder; am Jahresende bringt jede davon ihren Wert ein und kommt nach Hause.
primer-cards = Vorsicht: Wer mindestens { $oust_extra } mehr setzt, als auf einem Feld steht, vertreibt den Besitzer, und der ist seine Mitglieder dort endgültig los. Legale Karten zahlen sofort, aber nur, wenn dein Chip über 0 steht; Aktionskarten treffen die anderen. Ein Mitglied, das du setzt, kannst du verlieren; auf dem Foto ist es sicher.
board-minimum = Mindestwert
board-free = freie illegale Felder
board-field = besetztes Feld
board-owner = Besitzer
board-pieces = Figuren
board-total = Summe
board-oust = vertreiben
board-family = Familie
board-cash = Bargeld
board-chip = Chip
board-photo = Mitglieder auf dem Foto
board-guards = Leibwächter
board-park = Park
board-cards = Karten
board-position = { $chip }/{ $goal }
board-all = alle
board-all-but = alle außer: { $members }
board-lost = aus dem Spiel (Hafen)
board-hand = Hand von { $seat }
board-use = was die Karte tut
use-legal = legal: Ein Leibwächter geht hin, und die Bank zahlt dir sofort { $pay }
use-legal-later = legal: zahlt nur, wenn dein Chip über 0 steht
use-illegal = illegal: Figuren im Wert von mindestens { $minimum } auf eines der beiden Felder setzen
use-away = schickt ein fremdes Mitglied von einem illegalen Feld weg: in diesem Jahr kein Einkommen
use-fbi = schickt ein fremdes Mitglied von einem Feld ins Gefängnis
use-protection = jemand mit einem Leibwächter auf einem legalen Feld zahlt dir
use-takeover = übernimmt ein fremdes illegales Feld mit Figuren von genau derselben Summe
use-offer = räumt ein fremdes Feld: Mitglieder endgültig in den Hafen, Leibwächter in den Park
