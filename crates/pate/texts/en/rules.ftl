### Der Pate: the rules, one message per rule number (P5.9 is P5-9). Terms: docs/glossary.md.

## P1 Set-up

P1-1 = There are four families: { $families }. Each has a colour, a sign and a family business of its own, which are there for flavour only: the rules treat all families alike.
    .title = Families
P1-2 = You begin with { $members } members, { $debts } debt markers in your family's colour and a marker on the start field of each of your four tracks: reputation, influence, income and favours. Three reputation tiles and three influence tiles of yours lie on your tracks, to be won on the way (P6.1), and you have { $start_money }. The starting money is a setting of the table; it can be { $start_money_choices }.
    .title = What you start with
P1-3 = Twelve businesses lie along a street that runs in a ring, with one car field before each of them. Every three consecutive businesses form a district. Clockwise, the four districts are: { $districts }.
    .title = Street and districts
P1-4 = There are five kinds of business, told apart by their number of pips. For each business, protection (number { $pips_protection }, { $count_protection } of them) pays { $pay_protection }, smuggling (number { $pips_smuggling }, { $count_smuggling } of them) { $pay_smuggling }, bookmakers (number { $pips_bookmakers }, { $count_bookmakers } of them) { $pay_bookmakers }, loans (number { $pips_loans }, { $count_loans } of them) { $pay_loans } and gambling (number { $pips_gambling }, { $count_gambling } of them) { $pay_gambling }. Clockwise from the first field of the first district the numbers are: { $street }.
    .title = Kinds of business
P1-5 = The oldest player is the start player for the whole game and has the first seat; the others follow clockwise. The player to the start player's right puts the car on any car field, then picks a district and sets a member on each of its three businesses. The others pick in the same way, counter-clockwise. Protection (P3.2) does not count while districts are picked. With two or three players the start player also picks last, freely among the districts left. Every district nobody picked is held by a neutral family, each in an unused colour of its own.
    .title = Choosing districts
P1-6 = The { $cards } event cards are shuffled, { $removed } go back unseen and the other { $deck } form the deck. You may know all the card texts beforehand; the table can list them and show which ones have been seen. { $friends } friends lie in Brooklyn. The grey and the red event marker stand at the start of the two event tracks.
    .title = Deck and friends
P1-7 = You may keep your money secret. All payments are public, though, so a careful player can keep count. If you prefer, the table can be set to show everybody's money; this is off unless you switch it on.
    .title = Secret money
P1-8 = A track's length is counted in steps from its start field. Reputation has { $reputation_steps } steps, with the Wedding, Grandson and Birthday tiles, in this order, on steps { $reputation_tiles }; influence has { $influence_steps } steps, with the Cop, Judge and Senator tiles, in this order, on steps { $influence_tiles }. Income rises in { $income_steps } steps to { $income_top }. Favours has four steps in the order of P7.2; its start field gives no favour.
    .title = Length of the tracks
P1-9 = A die has the faces 1 to 5 and, as its sixth face, the puppet hand. There are four dice: black, white, grey and red.
    .title = Dice
P1-10 = Your money never falls below zero, except in the final reckoning (P8.3). The bank never runs out of money.
    .title = Never below zero

## P2 Round

P2-1 = The game lasts { $rounds } rounds. In each round everybody first gets income (P2.2), then an event happens (P3.1), and then every player takes a turn (P4.1), clockwise from the start player.
    .title = Rounds
P2-2 = At the start of each round the bank pays you the amount under your income marker. On the start field that is nothing.
    .title = Income

## P3 Events

P3-1 = The top event card is turned. Its colour moves the grey or the red event marker one step. As soon as { $knock_out } cards of one colour have been turned, the track of that colour (grey: reputation, red: influence) is the knock-out track, and the event markers move no more.
    .title = Turning the card
P3-2 = After that the car drives clockwise by the card's car number. While the car stands in a district, the three businesses there are protected: they cannot be cleared or taken, and empty ones cannot be occupied. Only Visit (P5.4) and the event Concrete shoes (P3.13) ignore this protection.
    .title = Car and protection
P3-3 = Last, the text of the card takes effect. If it offers a choice, the start player chooses first, then the others clockwise. Front page (P3.15) and Night of knives (P3.16) lie open for the whole round.
    .title = Card text
P3-4 = There are { $cards } event cards: The collection (P3.11), Early retirement (P3.12), Concrete shoes (P3.13), Old debts (P3.14), Front page (P3.15), Night of knives (P3.16), Street festival (P3.17), Anonymous tip (P3.18), The bail hearing (P3.19) and Closed tables (P3.20). Each has a colour, a car number and a text of its own, which you find under its number.
    .title = The event cards
P3-5 = Neutral members hit by Concrete shoes (P3.13), Anonymous tip (P3.18), Closed tables (P3.20) or a Raid (P5.7) leave the game. Neutral families take no part in Early retirement (P3.12), Old debts (P3.14) and Street festival (P3.17).
    .title = Neutral families
P3-11 = If you pay the bank { $collection_price }, you may advance one step on favours. You are not offered this if your favours marker is already on the last step or if you do not have the money. This card is { $colour } and has car number { $car }.
    .title = The collection
P3-12 = You may clear one of your own unprotected businesses: its member returns to your supply and you get { $retirement_pay }. Neutral families take no part (P3.5). This card is { $colour } and has car number { $car }.
    .title = Early retirement
P3-13 = The member on the business at the car goes into the Hudson; being protected (P3.2) does not help. A neutral member leaves the game (P3.5). This card is { $colour } and has car number { $car }.
    .title = Concrete shoes
P3-14 = You give one of your own debt markers, if you have any left, to your left neighbour. All players do this at once; neutral families take no part (P3.5). This card is { $colour } and has car number { $car }.
    .title = Old debts
P3-15 = This round every die you place on Press (P4.2) also pays you { $press_pay }. The card lies open for the whole round (P3.3). It is { $colour } and has car number { $car }.
    .title = Front page
P3-16 = This round you may do one takeover by rule P5.9, of a business of any number. You do it at the start of your turn, before your first roll, or not at all. The card lies open for the whole round (P3.3). It is { $colour } and has car number { $car }.
    .title = Night of knives
P3-17 = If you control at least one business in the district where the car stands, you get one friend: one in all, not one for each business. If there are too few friends in Brooklyn, the start player is served first, then the others clockwise. Neutral families take no part (P3.5). This card is { $colour } and has car number { $car }.
    .title = Street festival
P3-18 = The start player rolls one die. All members on unprotected businesses with that number go to the Tombs; neutral ones leave the game (P3.5). If the die shows the puppet hand, nobody is hit. This card is { $colour } and has car number { $car }.
    .title = Anonymous tip
P3-19 = You choose: pay { $bail_price } for every member of yours in the Tombs and take them all back to your supply, or all of them go into the Hudson. It is all or none. If you do not have the money, they go into the Hudson; if you have nobody in the Tombs, you have nothing to choose. This card is { $colour } and has car number { $car }.
    .title = The bail hearing
P3-20 = All members on unprotected gambling businesses go to the Tombs; neutral ones leave the game (P3.5). This card is { $colour } and has car number { $car }.
    .title = Closed tables

## P4 Turn

P4-1 = You roll all four dice and place one in row 1, roll the other three and place one in row 2, then roll the other two and place one in row 3. The last die goes to row 4 without another roll. You must place a die in every row, even if it only helps others.
    .title = Rolling and placing
P4-2 = In rows 1 to 3 you may place a die showing the puppet hand on Press, whatever its colour: you advance one step on reputation and one step on influence. In these rows such a die can go nowhere else, and a die showing a number can never go to Press.
    .title = Press
P4-3 = In one turn you may use several tiles (P6.1) and at most { $favours_a_turn } favours (P7.1). You may use them at any decision of your own in that turn, even before the takeover of Night of knives (P3.16). If you have anything left to use after your last die, you end the turn yourself, so that tiles won with that die still count.
    .title = Tiles and favours

## P5 The rows

P5-1 = In row 1 you place a die of any colour; its number names a kind of business (P1.4). Every business of that kind pays its owner, no matter who placed the die. In addition, each protection business moves its owner one step on influence, and each smuggling business one step on reputation. Neutral and empty businesses pay nothing. Being protected (P3.2) does not keep a business from paying.
    .title = Row 1: businesses
P5-2 = In rows 2 and 3 a die showing a number goes on the field of its own colour. Only the Senator (P6.6) lets you use another colour.
    .title = Matching colours
P5-3 = With a die on the grey field in row 2 you may advance on reputation, with a die on the red field on influence, as many steps as the die has pips. You do not have to.
    .title = Reputation and Influence
P5-4 = With a die on the black field in row 2 the car drives clockwise as many fields as the die has pips, and visits the business where it stops; protection does not count here (P3.2). If the business is empty, you may set a member from your supply on it. If it belongs to another family, it is cleared: the member returns to its owner's supply, and a neutral one leaves the game. If it is your own, nothing happens. Moving the car and clearing the business are compulsory.
    .title = Visit
P5-5 = With a die on the white field in row 2 you get { $cash_per_pip } for each pip.
    .title = Cash
P5-6 = With a die on the grey field in row 3 you must return every debt marker of other players that you hold, and for each marker the player of that colour pays you { $assembly_per_pip } for each pip of the die. Markers at the bank are not touched. Whoever cannot pay in full pays what they have; the marker goes back all the same.
    .title = Assembly
P5-7 = With a die on the red field in row 3 you must carry out a raid: all members on unprotected businesses of that number, your own too, go to the Tombs. Neutral ones leave the game (P3.5).
    .title = Raid
P5-8 = With a die on the white field in row 3 you must pay { $friend_per_pip } for each pip, and you get one friend. If you do not have the money, or no friend is left in Brooklyn, you pay nothing and gain nothing.
    .title = Friend
P5-9 = With a die on the black field in row 3 you may take over one unprotected business of that number held by another family. Its member goes into the Hudson, you give one of your own debt markers to that family's player, and you set a member from your supply on the business. If the family is neutral, its member leaves the game instead and your debt marker goes to the bank. Without a debt marker of your own, or without a member in your supply, a takeover is impossible.
    .title = Takeover
P5-10 = In row 4 your last die goes on the field of its own colour (or see P6.6), and you may always do without the action. Grey, Consigliere: you set a member from your supply on any empty unprotected business. Red, Prosecutor: you take all your own members back from the Tombs to your supply. Black, Informer: you put one member of another player, not a neutral one, from an unprotected business into the Tombs. White, Banker: you advance one step on income or on favours.
    .title = Row 4: helpers

## P6 Tracks and tiles

P6-1 = When your marker reaches or passes the step of a tile, you take the tile. You use it once, either at once or in a later turn of your own, and then it leaves the game. A tile you win in your own turn can also be used in that same turn, until it ends. In another player's turn you can use only reputation tiles, and only at the moment you win them: the active player is asked first, then the others clockwise. If using a tile wins you another, you are asked about that one too.
    .title = Winning and using tiles
P6-2 = If your marker is already on the last step of reputation or influence and may advance there again, you get exactly { $track_end_pay } each time, however many steps it would be. The move that brings you to the end earns nothing yet. { $end_pays ->
        [business] Each business counts separately: two businesses of one die pay you twice, and if the first brings you to the end, the second pays you. Press with both markers at the end pays you twice.
       *[cause] All steps that come from one cause count once on each track: two businesses of one die pay you once, Press with both markers at the end pays you twice.
    } The ends of income and favours pay nothing.
    .title = End of a track
P6-3 = Wedding: you get one friend; if none is left in Brooklyn, you cannot use the tile now. Grandson: you roll one die and get { $grandson_per_pip } for each pip, or nothing for the puppet hand. Birthday: you advance one step on any one track.
    .title = Reputation tiles
P6-4 = Cop: you reroll one of your own dice. It must be a die of your current roll; the die of the Grandson (P6.3) or of an event cannot be rerolled.
    .title = Cop
P6-5 = Judge: you reroll your whole current roll.
    .title = Judge
P6-6 = Senator: you place one die on an action field of another colour and use that field. In rows 2 and 3 the die must show a number. You may use the Senator in row 4 too, where it does not matter what the die shows.
    .title = Senator

## P7 Favours

P7-1 = You give back one friend to use the favour under your favours marker or one before it. You may do this at most { $favours_a_turn } times a turn, with the same favour again if you like. You can do it only in your own turn, and only if the favour has an effect.
    .title = Using favours
P7-2 = These are the favours, in their order on the track. (1) Member back: one of your own members returns from the Hudson to your supply. (2) Debt marker back: you take back one of your own debt markers from a player or from the bank, without paying. (3) Good word: you advance { $favour_steps } steps on reputation or on influence. (4) Envelope: you get { $favour_cash }.
    .title = The four favours

## P8 End

P8-1 = The game ends after round { $rounds }. If your marker is not on the last step of the knock-out track (P3.1), you are out. If nobody is there, you all lose. Everyone who is out shares the place after the others, however much money they have.
    .title = Knock-out
P8-2 = If you are not out (P8.1), you get your income once more (P2.2) and { $end_per_business } for each business you control. You pay { $end_per_prisoner } bail for each of your own members in the Tombs, and these members return to your supply.
    .title = Final income
P8-3 = For each of your debt markers still with another player you pay the holder { $end_per_debt }; for each one at the bank you pay { $end_per_debt } to the bank. If you are out you still pay and receive this money. The bail of P8.2 and these debts may take you below zero; creditors are paid in full.
    .title = Settling debts
P8-4 = Of the players who are not out, the one with the most money wins. In a tie, the winner is the one farther along the other of the two tracks (reputation and influence), that is, the one that is not the knock-out track. If it is still a tie, the larger family wins, counting members on businesses and in supply. If even that is equal, the victory is shared.
    .title = Winner and ties

## P9 Always true

P9-1 = Your members on businesses, in your supply, in the Tombs and in the Hudson always add up to { $members }. A neutral family's members on businesses and out of the game always add up to three.
    .title = Counting members
P9-2 = Your debt markers with you, with other players and at the bank always add up to { $debts }.
    .title = Counting debt markers
P9-3 = The friends in Brooklyn and with the players always add up to { $friends }.
    .title = Counting friends
P9-4 = Whenever money changes hands, both the payer and the payee are named; either of them can be the bank.
    .title = Payer and payee
