### The tiny game: everything that players read.

## Rules

T1-1 = There are cards of { $ranks } ranks, numbered from 1, with { $copies } of each. Everybody begins with { $first } cards and { $coins } coins. The game has { $rounds } rounds. In each round everybody has one turn: you are dealt a card and then play one. After the last round, the player with the most points wins; a tie is shared.
    .title = Course of the game
T2-1 = Raising and peeking cost a coin each. A coin that is spent does not come back.
    .title = Coins
T2-2 = Once a turn you may raise: the card that you show in this turn then brings { $stake } points more. If you fold after all, the coin is lost.
    .title = Raising
T3-1 = On your turn you play one card from your hand: you show it, or you fold and lay it face down.
    .title = Playing a card
T3-2 = A card that you show brings you its number in points. You may show each number only once. A card laid face down brings you nothing.
    .title = Showing a card
T4-1 = When you lay a card face down, your left neighbour may peek at it. If it is a { $least } or higher, your neighbour may then turn it over for all to see and gets 1 point.
    .title = Peeking

## For newcomers

primer-goal = Collect points: after { $rounds } rounds, the most points win.
primer-turn = On your turn you show a card for its number in points, each number only once, or lay one face down. A coin makes a card that you show worth { $stake } more.

## Questions

question-turn = Which card do you show, or do you fold?
question-raised = Which card do you show? It brings { $stake } points more.
question-lay = Which card do you lay face down?
question-asked = Do you peek at the card that { $seat } has laid face down?
question-peeked = The card of { $seat } is a { $card }. What do you do with it?

## Moves

move-raise = Raise by a coin
move-fold = Fold
move-lay = Lay the { $card } face down
move-show = Show the { $card }
move-peek = Peek, for a coin
move-let = Leave it
move-expose = Turn it over

## Refusals

refusal-not-now = Something else is to be decided now.
refusal-no-coin = You have no coin left.
refusal-raised-already = You have already raised this turn.
refusal-not-in-hand = You do not have this card.
refusal-shown-already = You have shown this number before.
refusal-too-low = Only a { $least } or higher can be turned over.

## What happened

event-dealt = { $seat } is dealt a { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-raised = { $seat } raises by a coin.
event-folded = { $seat } folds.
event-laid = { $seat } lays a { $card } face down.
event-laid-hidden = { $seat } lays a card face down.
event-shown = { $seat } shows a { $card }.
event-peeked = { $seat } peeks at the card and sees a { $card }.
event-peeked-hidden = { $seat } peeks at the card.
event-left = { $seat } leaves the card face down.
event-exposed = { $seat } turns the card over: a { $card }.

## The position

state-round = Round { $round } of { $rounds }, { $pile ->
    [one] 1 card
   *[other] { $pile } cards
} in the pile
state-over = The game is over
state-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; shown: { $shown }; hand: { $hand }
state-laid = Laid face down: { $cards }
column-player = Player
column-points = Points
column-coins = Coins
column-shown = Shown
column-hand = Hand
laid-known = { $seat }'s { $card }
laid-hidden = a card of { $seat }'s
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
none = none
