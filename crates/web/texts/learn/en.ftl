### The guided first games: what the consigliere says. Short, and true to the position that is shown.

## All lessons

page-learn = Learn
page-learn-game = Learn { $game }
page-learn-consigliere = Your consigliere
page-learn-step = Step { $step } of { $steps }
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Show me
page-learn-do = Your move:
page-learn-otherwise = That is possible too, but try this one here:
page-learn-read = Read, look around, then go on.
page-learn-done = You know enough for a first evening.

## Der Pate

learn-pate-welcome = Welcome to New York, Don Corleone. You play seven rounds against the Tattaglia family. Most money wins, but only those count who come far enough on one track; more about that in a minute.
learn-pate-district = Tattaglia has put the car on the street and occupied the East Side. Now you: take Lower Manhattan, with businesses of the numbers 1, 2 and 5. What nobody takes goes to neutral families.
learn-pate-knock-out = Every round begins with an event card. Its colour moves an event marker: grey stands for reputation, red for influence. The first colour with four cards makes its track the knock-out track: whoever is not on its last step after round 7 is out, however rich.
learn-pate-car = The card also drives the car, three fields this time. The district where it stands is lit: businesses there are protected and cannot be cleared, taken over or occupied.
learn-pate-event = Then the text of the card happens. Pay the collection $2,000 for a step on favours; you will be glad of it later.
learn-pate-sheet = Your ledger has four rows. Roll four dice and put one into row 1, roll the other three for row 2, the other two for row 3; the last die goes to row 4. A colour that you spend is gone for the rows below.
learn-pate-row-1 = Row 1, businesses: any colour, the number counts. Your grey 5 is Gambling: each Gambling business pays its owner $5,000, yours and, alas, Tattaglia’s too.
learn-pate-row-2 = From row 2 on the colour chooses the field. Black is Visit: the car drives three fields, stops at Tattaglia’s Gambling and sends the member there home. While the car stands there, that district is protected, so Tattaglia cannot move back in. “Don’t use” would lay a die without its effect.
learn-pate-row-3 = Row 3, deal. Red is a Raid: every member on an unprotected business of that number goes to the Tombs; neutral ones leave the game. Your red 4 empties both Loans.
learn-pate-row-4 = Row 4, helpers: only the colour counts. White is the Banker: one step on income or favours. Take income: $1,000 every round from now on.
learn-pate-theirs = Tattaglia’s turn. They put a 2 on Smuggling, and your Smuggling pays as well: businesses pay their owners whoever placed the die. Smuggling also gives a step on reputation.
learn-pate-robbed = A takeover! Your member at Gambling sinks in the Hudson, and Tattaglia sits there now. But you hold their debt marker: they will have to pay for it. Their last die is grey: with the Consigliere they will occupy an empty business.
learn-pate-round-2 = Round 2. First your income: $1,000. The card is red this time, an anonymous tip: a die shows 1, and your member at Protection goes to the Tombs.
learn-pate-hand = Your white die shows the puppet hand. A hand can only go to the Press, in rows 1 to 3: one step on reputation and one on influence.
learn-pate-reputation = Grey in row 2 is Reputation: a step for every pip. Your 4 carries you past the tile on step 5, so it is yours.
learn-pate-tile = The tile is the Wedding: it brings a friend from Brooklyn. Tiles are used once, at any of your decisions. Use it now.
learn-pate-takeover = Time to settle a score. Black in row 3 is the Takeover: your 5 takes Gambling back. Their member sinks, and now you owe Tattaglia a debt marker.
learn-pate-prosecutor = Red in row 4 is the Prosecutor: all your members come back from the Tombs.
learn-pate-favour = You have a friend, and your favours marker stands on step 1. Give the friend back and use that favour: your member returns from the Hudson. You may use two favours a turn.
learn-pate-debt = Tattaglia holds an Assembly with a grey 2: they hand your debt marker back, and you pay $2,000 for it. At the end of the game each marker still out costs $2,000, so a Takeover is never free.
learn-pate-skip = With black in row 4, the Informer, Tattaglia will send one of your men to the Tombs. You know all four rows now. Let us skip ahead, and keep an eye on the grey event marker.
learn-pate-decided = Round 6, and the fourth grey card: reputation is the knock-out track. You stand on step 12 of 14. Tattaglia is rich, but has climbed influence all evening.
learn-pate-last = Round 7, and one step is missing. Put the grey 4 on Reputation and reach the end of the track.
learn-pate-end = Tattaglia has more money, but is out; you win. The reckoning pays income once more and $3,000 a business, then debts are settled. The money was theirs, the good name was yours.

## Capone

learn-capone-welcome = Welcome, Don Brandolo. Your family earns with illegal business and launders the money in honest trade: the first whose investment chip reaches 10 wins. A year has five rounds, one card each.
learn-capone-photo = This is your family photo: eight members, from the Don with $100,000 down to the novice with $20,000, and eight bodyguards at $5,000. What a piece is worth is what it earns on an illegal field at the year’s end, and what it holds that field with. The small figures on the board are thousands of dollars: 25 is $25,000.
learn-capone-exchange = Once a year you may exchange cards. A legal card such as the laundry is of no use while your chip stands on 0, so exchange it.
learn-capone-casino = An illegal card opens one of its two fields. The casino asks for at least $25,000. Set your right hand and your collector there: $90,000 is not easily beaten.
learn-capone-others = Calvesi sits safely in the nightclub with $100,000. Montescuro has only the novice and a bodyguard at the jeweller, $25,000: just the minimum. At the year’s end every field pays its owner what stands there.
learn-capone-oust = You hold a jeweller card too. To take another’s field you need at least their total plus $5,000: your bookkeeper is exactly enough. Montescuro’s novice goes to the harbour and never comes back; the bodyguard waits in the park.
learn-capone-party = Action cards need no pieces on the board. Calvesi sent your right hand to a party: out of circulation until the year’s end, earning nothing. Your collector holds the casino alone.
learn-capone-fbi = Your turn to be unkind. The F.B.I. takes a member from any other player’s illegal field into cell 3, for this year and the next two. Take Calvesi’s Mama; buying her out would cost $60,000.
learn-capone-don = The Don is your best earner, but he stands with no other member. Bodyguards are fine: set him on the bank with two of them, $110,000.
learn-capone-face-down = Calvesi laid a card face down, without effect. That is always allowed, and sometimes wiser than risking a good member on the last few cards.
learn-capone-mama = Mama stands with at most one other member, and never with the Don. Set her and the secretary in the speakeasy.
learn-capone-offer = An offer that cannot be refused: Calvesi’s card removes your bookkeeper from the jeweller, to the harbour for good. Montescuro plays the very last card of the year, and it must use as few bodyguards as needed.
learn-capone-year-end = The year is over: your fields pay $240,000, then all pieces come home, from the party too. Montescuro may buy the bodyguard in the park back for $5,000. Prisoners move one cell closer to freedom.
learn-capone-invest = Now launder: every $100,000 moves your chip one position up. Selling a position later returns only half. Invest $300,000.
learn-capone-year-2 = Year 2: all cards are shuffled and dealt anew, and the player to the left starts. This hand is fine, so keep it.
learn-capone-legal = With your chip on 3 the laundry is worth something: a bodyguard goes there and the bank pays you $35,000 at once. The higher your chip, the more it pays.
learn-capone-protection = Honest trade makes you a target: Calvesi’s Protection money costs you $30,000, because you have a piece on a legal field and your chip stands on 3.
learn-capone-takeover = Your answer is the Takeover: replace another’s illegal field by pieces of exactly the same total. Calvesi’s casino holds $90,000; Mama and the secretary are $90,000. Both their members go to the harbour.
learn-capone-end = You know how it goes: earn, hit, launder. Whoever stands on 10 after everybody has invested wins; if there are several, the one with the most cash.

## Maffiosi

learn-maffiosi-welcome = Welcome to dinner. Three gangs sit at one long table, and you lead the Gialli. Everybody collects from one pot until it is empty or only one gang is left; most money wins, dead or alive.
learn-maffiosi-table = What counts is what lies before a gangster. From a revolver you shoot whoever sits opposite, with a knife you stab the one beside you; cafés, restaurants and gambling dens pay; the cash register doubles your takings. Whoever has a drink can be put to sleep.
learn-maffiosi-gang = The small sign at each hat says who it is. The Boss (star) brings $1,000 a turn wherever he sits. Robbie (crosshair) carries a revolver and Jack (dagger) a knife: they need none before them. Henkies (dumb-bell) depend on what lies before them.
learn-maffiosi-fire = Your turn began by collecting $4,000: the Boss and three businesses. Now play Fire: your man at the revolver, seat 23, has the Rossi man at the café right opposite, on seat 4.
learn-maffiosi-move = After a card you may still play a Move. Send your Henkie from the drink on seat 28 to the free café: with both cafés you have a monopoly.
learn-maffiosi-cake = Rossi orders a cake for your man on seat 27. When Rossi’s next turn begins it explodes and kills whoever sits there or directly beside. You have until then.
learn-maffiosi-nightcap = Azzurri plays Nightcap: three men at drinks fall asleep, your Boss and a Robbie among them. Sleepers neither collect nor kill nor move; a second marker would kill. They wake at the end of your turn.
learn-maffiosi-collect = Your turn again: $6,000. The two cafés pay $4,000 as a monopoly, restaurant and gambling den $1,000 each; the sleeping Boss pays nothing.
learn-maffiosi-pass = Now the cake. Pass it on clockwise: seat 28 is free, so it goes to the next gangster, Rossi’s own Jack on seat 29.
learn-maffiosi-blast = Rossi’s turn begins, and their own cake kills two of their men. The cake goes back to Rossi and can be ordered again.
learn-maffiosi-stabbed = Rossi strikes back: the man at the knife, seat 22, stabs your Henkie beside him. Look at your neighbours before you sit down anywhere.
learn-maffiosi-order = You collected $7,000, the Boss is awake again. Order a cake of your own for the Boss of the Azzurri, seat 11: three of their men sit within reach.
learn-maffiosi-flight = The Azzurri Boss got up and left with a Move. Your cake stays where it is and goes off when your turn begins.
learn-maffiosi-own-blast = First step of your turn: your cake explodes. The Boss is gone, but two of his men are not. Then you collect $7,000 again.
learn-maffiosi-stab = One more lesson: Jack stabs whoever sits beside him, with or without a knife. Your Jack on seat 8 reaches the Azzurri Robbie on seat 7.
learn-maffiosi-raid = Two cards you have not met. Ka-boom sets off an opponent’s cake at once. The Raid, of which there is only one, sends everybody from the table: then all seat their gangsters again, one each in turn, the raider first. Cakes stay where they are.
learn-maffiosi-end = You lead with $24,000. The game ends when the pot is empty or one gang is left, who takes the rest. A gang without gangsters is out but keeps its money. Enjoy your meal.
