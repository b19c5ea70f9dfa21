### Maffiosi: the rules, one message per rule number (M3.7 is M3-7). Terms: docs/glossary-maffiosi.md.

## M1 Set-up

M1-1 = Every gang has one Boss; the rest of it and the pot depend on the number of players. With 3 players a gang has { $gang_3 } gangsters (Boss 1, Revolver Robbie { $robbies_3 }, Jack Stiletto { $jacks_3 }, Strong Henkie { $henkies_3 }) and the pot holds { $pot_3 }. With 4 players it is { $gang_4 } gangsters (Boss 1, Revolver Robbie { $robbies_4 }, Jack Stiletto { $jacks_4 }, Strong Henkie { $henkies_4 }) and { $pot_4 }. With 5 players it is { $gang_5 } gangsters (Boss 1, Revolver Robbie { $robbies_5 }, Jack Stiletto { $jacks_5 }, Strong Henkie { $henkies_5 }) and { $pot_5 }. With 6 players it is { $gang_6 } gangsters (Boss 1, Revolver Robbie { $robbies_6 }, Jack Stiletto { $jacks_6 }, Strong Henkie { $henkies_6 }) and { $pot_6 }. In seat order the gangs are yellow, red, blue, green, orange and purple. With a fixed plan yellow starts.
    .title = Gangs and pot
M1-2 = There are { $seats } seats round a long oval table, with at most one item at each. The items are: revolver { $revolvers }, knife { $knives }, drink { $drinks }, café { $cafes }, restaurant { $restaurants }, gambling den { $dens }, cash register { $registers }. Seats with nothing at them are bare: { $bare }.
    .title = Seats and items
M1-3 = Each long side has { $side_seats } seats and each end { $end_seats }. The seats are numbered clockwise: along one long side, round an end, back along the other long side, round the other end. The seat opposite one on a long side is straight across the table. The end seats are crossed seats and have no opposite: { $crossed_seats }. Beside a seat are the seats before and after it round the ring, at the corners too. The items, spread evenly and with no revolver at an end, are at these seats. Cash register: { $register_seats }. Gambling dens: { $den_seats }. Cafés: { $cafe_seats }. Restaurants: { $restaurant_seats }. Revolvers: { $revolver_seats }. Knives: { $knife_seats }. Drinks: { $drink_seats }. Bare: { $bare_seats }. The layout agrees with the examples M7.1 to M7.6.
    .title = Layout of the table
M1-4 = There are { $cards } cards of eight kinds: Stab { $cards_stab }, Fire { $cards_fire }, Order cake { $cards_cake }, Pass it on { $cards_pass }, Ka-boom { $cards_boom }, Nightcap { $cards_nightcap }, Raid { $cards_raid }, Move { $cards_move }.
    .title = Cards
M1-5 = You get a cake and { $hand } cards, before the gangsters are seated. There are { $sleep_markers } sleep markers.
    .title = Cakes and markers
M1-6 = There are two ways to seat the gangsters. By hand: the youngest player begins (here the house draws who that is), and then, counter-clockwise, you each set one gangster of your choice on any free seat until all are seated; whoever sets the last one starts. Or by a fixed plan, one each for 3, 4, 5 and 6 players, in which most gangsters are threatened from the start. The plans are fair: threats and takings are as near to equal as can be.
    .title = Seating

## M2 Turn

M2-1 = Turns go clockwise. Your turn has four steps: (1) your own cake explodes if it is on the table; (2) you collect; (3) you play; (4) your own sleepers wake.
    .title = Steps of a turn
M2-2 = When a cake explodes, whoever sits at the cake's seat or on one of the two seats beside it dies, the owner's own gangsters too. The cake returns to its owner. Cakes do not set each other off. A cake stays where it is when the gangster at its seat moves or dies; a seat with a cake and no gangster is free.
    .title = Explosion
M2-3 = From the pot you collect { $boss_pay } for your Boss and { $place_pay } for each café, restaurant or gambling den at which one of your gangsters sits. Two of the same kind are a monopoly and pay { $monopoly_pay } instead of the two single payments. All of it is doubled if you have a gangster at the cash register. Sleepers collect nothing: a sleeping Boss pays nothing, a monopoly needs both gangsters awake (otherwise the one who is awake pays { $place_pay }), and a sleeper at the cash register does not double. Money can be divided into any amounts; a payment is never more than what is in the pot.
    .title = Collecting

## M3 Cards

M3-1 = You play one card and then, if you like, a Move. Two Moves are allowed; a Move before another card is not. If you cannot or will not play, you discard one card instead, and no Move follows it. Then you draw back up to { $hand } cards. When the last card of the pile is taken, the discards, those of this turn too, are shuffled and become the new pile at once. A card that can have no legal effect cannot be played, only discarded.
    .title = Playing and drawing
M3-2 = With Stab you kill an opponent's gangster directly beside one of your awake Jacks, or directly beside an awake gangster of yours at a knife.
    .title = Stab
M3-3 = With Fire you kill an opponent's gangster directly opposite one of your awake Robbies, or directly opposite an awake gangster of yours at a revolver. A Robbie on a crossed seat cannot fire; nobody can shoot from a crossed seat or at one.
    .title = Fire
M3-4 = With Order cake you put your own cake at any seat, occupied or not, that has no cake. Your cake must be at home.
    .title = Order cake
M3-5 = With Pass it on you move an opponent's cake to the nearest gangster to the left or right of its seat. You choose the direction; the gangster at the cake's own seat does not count. If the gangster you would reach already has a cake, that direction is closed. If both are closed, the card cannot be played on that cake.
    .title = Pass it on
M3-6 = With Ka-boom you make an opponent's cake explode at once (M2.2).
    .title = Ka-boom
M3-7 = With Nightcap you put a sleep marker on each of { $nightcap_markers } different gangsters at drinks. If fewer sit there, all of them get one; if nobody does, the card cannot be played. You may choose your own gangsters. A second marker on a sleeper kills him. Sleepers cannot collect, kill or move, but they can be stabbed, shot and blown up. The markers of one card act together. Your own gangsters drugged in this turn cannot move in it, and they wake in step 4.
    .title = Nightcap
M3-8 = With Raid all gangsters leave the table. Then each of you in turn, you first and counter-clockwise, sets one gangster on any free seat until all are seated; whoever has nobody left to set is skipped. After that you may still play a Move. Sleepers keep their sleep markers and sleep on until step 4 of their owner's turn. Cakes stay where they are. The card leaves the game.
    .title = Raid
M3-9 = With Move you move one awake gangster of yours to any free seat.
    .title = Move

## M4 Out

M4-1 = If you have no gangsters left you are out at once, even in your own turn, and the rest of that turn is skipped. Your hand goes to the discards and you keep your money. If your cake is on the table it stays there and never explodes by itself, but others may pass it on or set it off; if it explodes, it leaves the game. Gangsters waiting to be seated are alive.
    .title = Out

## M5 End

M5-1 = The game ends the moment one of these is true, even in the middle of a turn. (1) Only one player has gangsters left: that player takes the rest of the pot. (2) The pot is empty. (3) One explosion kills all who are left: the rest of the pot goes to nobody. The markers of one Nightcap count as an explosion here. This is checked after every explosion, kill and payment.
    .title = End of the game
M5-2 = When { $quiet_rounds } full rounds in a row have neither killed anyone nor paid anything, the game ends and the pot goes to nobody.
    .title = Quiet rounds
M5-3 = The player with the most money wins, out or not. In a tie, the one who stayed longest at the table wins; if they went together, the one who had more gangsters then. What counts is the event, not the turn: all who go in one explosion or one Nightcap go together, and their gangsters are counted just before it. Players still seated at the end tie as longest; of them, the one with more gangsters wins. If even that is equal, the victory is shared.
    .title = Winner and ties

## M6 Always true

M6-1 = No seat has two gangsters or two cakes.
    .title = One each
M6-2 = The money of all players and the pot together never change, except for any remainder of the pot that goes to nobody.
    .title = Counting money
M6-3 = The cards in the pile, in the discards, in hands and removed from the game always add up to { $cards }.
    .title = Counting cards
M6-4 = The sleep markers on the table and in the supply always add up to { $sleep_markers }.
    .title = Counting sleep markers

## M7 Examples

M7-1 = All six examples begin in the same position of a game with six players, each as if it were that player's turn. You are red. Your cake explodes and kills the last yellow gangster: yellow is out, and the yellow cake stays on the table. You collect { $example_red }: one café, doubled by your gangster at the cash register. The blue cake stands at an empty seat, between a purple gangster at a knife and one of yours. You pass it to the purple one, the only pass that saves your gangster.
    .title = Example: red
M7-2 = You are yellow. Your cake explodes and kills a green gangster and the orange sleeper beside him. You collect nothing. You order your cake again, at the blue gangster at the end of the table, where it threatens him and the two green gangsters beside him.
    .title = Example: yellow
M7-3 = You are orange. You collect { $example_orange }: for your Boss, and for the monopoly of the gambling dens that he and another of your gangsters hold. With Ka-boom you set off the red cake, which kills the yellow gangster. At the end of your turn your sleeper wakes.
    .title = Example: orange
M7-4 = You are purple. You collect { $example_purple }: for your Boss and for the restaurant at which he sits. Your Jack is asleep, so your gangster at the knife stabs the orange Boss beside him. At the end of your turn your Jack wakes.
    .title = Example: purple
M7-5 = You are blue. Your cake explodes at an empty seat and kills the gangsters on both sides of it, one purple and one red. You collect { $place_pay } for a restaurant. Then your gangster at a revolver fires at the orange Boss opposite.
    .title = Example: blue
M7-6 = You are green. You collect { $boss_pay } for your Boss. Then you move him to a free seat at a café.
    .title = Example: green
