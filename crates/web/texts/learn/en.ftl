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
page-learn-otherwise = That is possible too. But for today, try this one:
page-learn-read = Read, look around, then go on.
page-learn-done = You know enough for a first evening.

## Der Pate

learn-pate-welcome = Welcome to New York, Don Corleone. You play seven rounds against the Tattaglia family. Most money wins, but only those count who come far enough on one track; more about that in a minute.
learn-pate-district = Tattaglia has put the car on the street and occupied the East Side. Now you: take Lower Manhattan, with businesses of the numbers 1, 2 and 5. What nobody takes goes to neutral families.
learn-pate-knock-out = Every round begins with an event card. Its colour moves an event marker: grey stands for reputation, red for influence. The first colour with four cards makes its track the knock-out track: whoever is not on its last step after round 7 is out, however rich.
learn-pate-car = The card also drives the car, three fields this time. The district where it stands is lit: businesses there are protected and cannot be cleared, taken over or occupied.
learn-pate-event = Then the text of the card happens. Pay the collection $2,000 for a step on favours; you will be glad of it later.
learn-pate-sheet = Your sheet has four rows. Roll four dice and put one into row 1, roll the other three for row 2, the other two for row 3; the last die goes to row 4. A colour that you spend is gone for the rows below.
learn-pate-row-1 = Row 1, businesses: any colour, the number counts. Your grey 5 is Gambling: each Gambling business pays its owner $5,000, yours and, alas, Tattaglia’s too.
learn-pate-row-2 = From row 2 on the colour chooses the field. Black is Visit: the car drives three fields, stops at Tattaglia’s Gambling and sends the member there home. And your car now blocks the way back.
learn-pate-row-3 = Row 3, deals. Red is a Raid: every member on an unprotected business of that number goes to the Tombs; neutral ones leave the game. Your red 4 empties both Loans.
learn-pate-row-4 = Row 4, helpers: only the colour counts. White is the Banker: one step on income or favours. Take income: $1,000 every round from now on.
learn-pate-theirs = Tattaglia’s turn. They put a 2 on Smuggling, and your Smuggling pays as well: businesses pay their owners whoever placed the die. Smuggling also gives a step on reputation.
learn-pate-robbed = A takeover! Your member at Gambling sinks in the Hudson, and Tattaglia sits there now. But you hold their debt marker: they will have to pay for it. With the Consigliere they then occupied the empty Loans.
learn-pate-round-2 = Round 2. First your income: $1,000. The card is red this time, an anonymous tip: a die shows 1, and your member at Protection goes to the Tombs.
learn-pate-hand = Your white die shows the puppet hand. A hand can only go to the Press, in rows 1 to 3: one step on reputation and one on influence.
learn-pate-reputation = Grey in row 2 is Reputation: a step for every pip. Your 4 carries you past the tile on step 5, so it is yours.
learn-pate-tile = The tile is the Wedding: it brings a friend from Brooklyn. Tiles are used once, at any of your decisions. Use it now.
learn-pate-takeover = Time to settle a score. Black in row 3 is the Takeover: your 5 takes Gambling back. Their member sinks, and now you owe Tattaglia a debt marker.
learn-pate-prosecutor = Red in row 4 is the Prosecutor: all your members come back from the Tombs.
learn-pate-favour = You have a friend, and your favours marker stands on step 1. Give the friend back and use that favour: your member returns from the Hudson. You may use two favours a turn.
learn-pate-debt = Tattaglia holds an Assembly with a grey 2: they hand your debt marker back, and you pay $2,000 for it. At the end of the game each marker still out costs $2,000, so a Takeover is never free.
learn-pate-skip = The Informer, black in row 4, sent your man at Smuggling to the Tombs. You know all four rows now. Let us skip ahead, and keep an eye on the grey event marker.
learn-pate-decided = Round 6, and the fourth grey card: reputation is the knock-out track. You stand on step 13 of 14. Tattaglia is rich, but has climbed influence all evening.
learn-pate-last = Round 7, your last chance to climb. Put the grey 4 on Reputation and reach the last step.
learn-pate-end = Tattaglia has more money, but is out; you win. The reckoning pays income once more and $3,000 a business, then debts are settled. The money was theirs, the good name was yours.
