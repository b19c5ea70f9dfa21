### The words of Maffiosi's table, its lesson and its end.

page-player-maffiosi = { $name }
page-game-maffiosi = Dine, collect the takings, outlive the cakes.
maffiosi-option-seating = Seating at the start
maffiosi-option-seating-why = By a fixed plan, or by hand: players seat one gangster at a time.
maffiosi-option-plan = fixed plan
maffiosi-option-by-hand = by hand
maffiosi-option-starter = Who starts
maffiosi-option-starter-why = With the fixed plan, one of the gangs in play; when seating by hand, whoever seats the last gangster starts.
maffiosi-tab-dinner = Dinner
maffiosi-dinner = The table, 30 seats clockwise
maffiosi-legend = What the symbols mean
maffiosi-legend-boss = Boss: { $pay } a turn
maffiosi-legend-robbie = Robbie: fires from anywhere
maffiosi-legend-jack = Jack: stabs from anywhere
maffiosi-legend-henkie = Henkie: unarmed
maffiosi-legend-revolver = fire across
maffiosi-legend-knife = stab a neighbour
maffiosi-legend-drink = can be drugged
maffiosi-legend-cafe = café
maffiosi-legend-restaurant = restaurant
maffiosi-legend-gambling = gambling den: { $one } each, a pair { $pair }
maffiosi-legend-register = doubles
maffiosi-legend-crossed = no line of fire
maffiosi-steps = { $name }'s turn, step by step
maffiosi-step-cake = Own cake
maffiosi-step-collect = Collect
maffiosi-step-play = Play
maffiosi-step-wake = Wake
maffiosi-no-cake = was at home
maffiosi-cake-exploded = { $dead ->
    [0] exploded at { $number }, nobody hurt
    [one] exploded at { $number }, one dead
   *[other] exploded at { $number }, { $dead } dead
}
maffiosi-nothing = nothing
maffiosi-play-one = one card, then a Move
maffiosi-play-further = { $card }, and a Move?
maffiosi-sleepers = { $count ->
    [0] nobody asleep
    [one] one sleeper
   *[other] { $count } sleepers
}
maffiosi-pot = Pot
maffiosi-pile = pile
maffiosi-cakes = Cakes on the table
maffiosi-seat = seat { $number }
maffiosi-in-turns = { $turns ->
    [one] next turn
   *[other] in { $turns } turns
}
maffiosi-never = only Ka-boom
maffiosi-fuse = { $turns ->
    [one] Cake of { $owner } at seat { $number }: explodes when the next turn begins. It would kill: { $men }.
   *[other] Cake of { $owner } at seat { $number }: explodes when { $owner }'s turn begins, in { $turns } turns. It would kill: { $men }.
}
maffiosi-fuse-never = Cake of { $owner } at seat { $number }: { $owner } is out, so only a Ka-boom can set it off. It would kill: { $men }.
maffiosi-cake-home = Cake at home
maffiosi-men-left = Gangsters left: { $alive } of { $all }
maffiosi-takings = Collects { $amount } a turn
maffiosi-takings-change = { $name } would collect { $after } a turn instead of { $before }.
maffiosi-men-after = { $count ->
    [0] { $name } would be out.
    [one] { $name } would have one gangster left.
   *[other] { $name } would have { $count } gangsters left.
}
maffiosi-can-shoot = Can shoot { $men }.
maffiosi-can-stab = Can stab { $men }.
maffiosi-threatened = Threatened by { $by }.
maffiosi-hand = Your hand
maffiosi-discard = discard
maffiosi-waiting = Your gangsters without a seat
maffiosi-face-stab = Stab
maffiosi-face-fire = Fire
maffiosi-face-cake = Order cake
maffiosi-face-pass = Pass it on
maffiosi-face-boom = Ka-boom
maffiosi-face-nightcap = Nightcap
maffiosi-face-raid = Raid
maffiosi-face-move = Move
maffiosi-told-bullet = Bang!
maffiosi-told-knife = Stab!
maffiosi-told-nightcap = dead
maffiosi-told-boom = Boom!
maffiosi-told-drugged = Zzz …
maffiosi-card-stab = kill a neighbour
maffiosi-card-fire = kill across
maffiosi-card-cake = a blast next turn
maffiosi-card-pass = move a cake
maffiosi-card-boom = a blast now
maffiosi-card-nightcap = drinkers sleep
maffiosi-card-raid = all reseated
maffiosi-card-move = to a free seat
maffiosi-others-sit = is seating a gangster
maffiosi-others-sit-again = is reseating a gangster after the raid
maffiosi-others-play = is choosing a card
maffiosi-others-stab = is choosing whom to stab
maffiosi-others-fire = is choosing whom to shoot
maffiosi-others-cake = is choosing a seat for the cake
maffiosi-others-pass = is choosing which cake to pass on
maffiosi-others-boom = is choosing which cake to set off
maffiosi-others-drug = is choosing whose drink to drug
maffiosi-others-move = is moving a gangster
maffiosi-others-further = may still play a Move
maffiosi-gangsters = Gangsters left
maffiosi-collected = Collected
maffiosi-last-pot = Rest of the pot
maffiosi-total = Total
page-won-maffiosi-money = { $name } wins with the most money.
page-won-maffiosi-stayed = { $name } wins: equal money, but longer at the table.
page-won-maffiosi-gangsters = { $name } wins: equal money and just as long at the table, but with more gangsters.
page-won-maffiosi-shared = { $name } share the win: tied on everything.
page-headline-maffiosi-money = { $name } cashes in
page-headline-maffiosi-stayed = { $name } keeps the chair
page-headline-maffiosi-gangsters = { $name } outnumbers them all
page-headline-maffiosi-shared = They split the bill
maffiosi-race = The takings, round by round

## The chapters of the rules

page-chapter-M1 = Set-up
page-chapter-M2 = Turn
page-chapter-M3 = Cards
page-chapter-M4 = Out of the game
page-chapter-M5 = End of the game
page-chapter-M6 = Always true
page-chapter-M7 = Examples from the book

## The guided first game: what the consigliere says

learn-maffiosi-welcome = Welcome to dinner. Three gangs sit at one long table, and you lead the Gialli. Everybody collects from one pot until it is empty or only one gang is left; the most money wins, dead or alive.
learn-maffiosi-table = What counts is what lies in front of a gangster. With a revolver you shoot whoever sits opposite, with a knife you stab whoever sits beside you; cafés, restaurants and gambling dens pay; the cash register doubles your takings. Whoever has a drink can be put to sleep.
learn-maffiosi-gang = The small symbol at each hat says who it is. The Boss (star) brings $1,000 a turn wherever he sits. Robbie (crosshair) carries a revolver and Jack (dagger) a knife: they need nothing in front of them. Henkies (dumb-bell) depend on what lies in front of them.
learn-maffiosi-fire = Your turn began by collecting $4,000: the Boss and three businesses. Now play Fire: your man at the revolver on seat 23 has the Rossi man at the café right opposite him, on seat 4.
learn-maffiosi-move = After a card you may still play a Move. Send your Henkie from the drink on seat 28 to the free café: with both cafés you have a monopoly.
learn-maffiosi-cake = Rossi orders a cake for your man on seat 27. When Rossi’s next turn begins it explodes and kills whoever sits there or right beside it. You have until then.
learn-maffiosi-nightcap = Azzurri plays Nightcap: three men at drinks fall asleep, your Boss and a Robbie among them. Sleepers cannot collect, kill or move; a second marker would kill them. They wake at the end of your turn.
learn-maffiosi-collect = Your turn again: $6,000. The two cafés pay $4,000 as a monopoly, restaurant and gambling den $1,000 each; the sleeping Boss pays nothing.
learn-maffiosi-pass = Now the cake. Pass it on clockwise: seat 28 is free, so it goes to the next gangster, Rossi’s own Jack on seat 29.
learn-maffiosi-blast = Rossi’s turn begins, and their own cake kills two of their men. The cake goes back to Rossi and can be ordered again.
learn-maffiosi-stabbed = Rossi strikes back: the man at the knife, seat 22, stabs your Henkie beside him. Look at your neighbours before you sit down anywhere.
learn-maffiosi-order = You collected $7,000, and your Boss is awake again. Order a cake of your own for the Boss of the Azzurri, seat 11: three of their men sit within reach.
learn-maffiosi-flight = The Azzurri Boss got up and left with a Move. Your cake stays where it is and goes off when your turn begins.
learn-maffiosi-own-blast = First step of your turn: your cake explodes. The Boss got away, but two of his men did not. Then you collect $7,000 again.
learn-maffiosi-stab = One more lesson: Jack stabs whoever sits beside him, with or without a knife. Your Jack on seat 8 reaches the Azzurri Robbie on seat 7.
learn-maffiosi-raid = There are two cards you have not met yet. Ka-boom sets off an opponent’s cake at once. The Raid, of which there is only one, clears the table: then everybody seats their gangsters again, one at a time, the raider first. Cakes stay where they are.
learn-maffiosi-end = You lead with $24,000. The game ends when the pot is empty or one gang is left, which takes the rest. A gang without gangsters is out but keeps its money. Enjoy your meal.
