### Capone: the rules, one message per rule number (C3.21 is C3-21). Terms: docs/glossary-capone.md.

## C1 Set-up

C1-1 = You have a family photo with { $members } members and { $guards } bodyguards, an investment chip on position 0 of a scale from 0 to { $goal }, and { $start_money } in cash. There are six families: { $families }. Everybody can see everybody's cash and chip. The bank never runs out of money.
    .title = What you start with
C1-2 = Every piece has a value: the Don { $value_don }, Mama { $value_mama }, the right hand { $value_right_hand }, the collector { $value_collector }, the lawyer { $value_lawyer }, the bookkeeper { $value_bookkeeper }, the secretary { $value_secretary }, the novice { $value_novice }, and each bodyguard { $guard_value }.
    .title = Values of the pieces
C1-3 = The board has { $legal_count } legal fields, { $illegal_count } illegal fields ({ $kind_count } kinds, two fields each), { $away_count } out-of-circulation fields, a prison with cells 1 to { $cells }, and a harbour.
    .title = Board
C1-4 = There are { $deck } cards. Legal cards: { $legal_cards }, one for each legal field. Illegal cards: { $illegal_cards }, { $cards_per_kind } of each kind. Action cards: { $action_cards }, namely out of circulation { $away_cards } (Party at Rosie's, Barber's chair, Sunday dinner), F.B.I. { $fbi_cards }, Protection money { $protection_cards }, Takeover { $takeover_cards }, An offer { $offer_cards }.
    .title = Cards
C1-5 = The colour of an illegal field shows its minimum. Green, { $min_green }: { $kinds_green }. Yellow, { $min_yellow }: { $kinds_yellow }. Orange, { $min_orange }: { $kinds_orange }. Red, { $min_red }: { $kinds_red }.
    .title = Kinds and minimums
C1-6 = The legal fields are: { $legal_fields }. By your chip position, counted from 1 upwards, a legal card pays you: { $legal_pay }. By the victim's chip position, counted in the same way, protection money is: { $protection_pay }.
    .title = Legal fields and pay

## C2 Year

C2-1 = A year has { $rounds_few } rounds with 3 to 5 players and { $rounds_many } rounds with 6 players. In the first year the player in the first seat is the start player; each new year it is the next player to the left.
    .title = Years and rounds
C2-2 = At the start of each year all { $deck } cards are shuffled. With 3 to 5 players you are dealt { $hand_few } cards, with 6 players { $hand_many }. Then, in turn from the start player, each of you may exchange any number of cards, once; the new cards cannot be exchanged again. Exchanged cards are put away face down and do not come back to the deck that year.
    .title = Dealing and exchanging
C2-3 = In turn you each play one card, until all hands are empty. You may always play a card without effect; it is then played face down.
    .title = Playing cards
C2-4 = Nobody is eliminated. If you have no pieces, you play action cards as usual and all other cards without effect.
    .title = Nobody is eliminated

## C3 Cards

C3-1 = To use a legal card, your chip must stand above 0 and you must have a bodyguard on your photo. The bodyguard goes to the field of that card, and the bank pays you at once by your chip position (C1.6). The bodyguard comes home at the year's end.
    .title = Legal cards
C3-2 = With an illegal card you choose one of the two fields of its kind, even an occupied one while its twin is empty, and set pieces from your photo on it as C3.21 to C3.23 require. The pieces count together; the order in which you set them does not matter. One card serves one field, but you may hold both twins.
    .title = Illegal cards
C3-21 = On a free field you must set pieces worth at least the minimum (C1.5).
    .title = Free field
C3-22 = On a field of your own you may add pieces, at least one. The field's total must then reach the minimum (C1.5).
    .title = Your own field
C3-23 = On another player's field you must set pieces worth at least the owner's total there plus { $oust_extra }, and at least the minimum (C1.5). The owner is ousted (C3.4).
    .title = Another's field
C3-3 = The Don shares a field with no other member, though bodyguards may stand with him. Mama shares a field with at most one other member, never the Don. This applies to the field as it is after you have set your pieces.
    .title = Don and Mama
C3-4 = When you are ousted, your members on that field go to the harbour and are out of the game for good. Your bodyguards from that field wait in the park until C4.3.
    .title = Ousted pieces
C3-5 = If the very last card of a year is an illegal card, you play it with as few bodyguards as it takes. If all your bodyguards are not enough, you take a single member, the cheapest one who reaches what is needed together with bodyguards, and then as few bodyguards as it takes. If that is not enough either, the card is played without effect. On a field of your own that has its minimum you add one bodyguard or, if you have none, the cheapest member that C3.3 allows; on one below its minimum you add what it takes to reach it, chosen in the same way. Between members of equal value you choose. You may still play the card without effect. Action cards are not limited in this way.
    .title = Last card
C3-6 = With an out-of-circulation card you send another player's member from an illegal field to the field of that card. The member stays there until the year's end and earns nothing.
    .title = Out of circulation
C3-7 = With the F.B.I. you send another player's member from an illegal or out-of-circulation field to cell { $cells }, for this year and the { $prison_years } years that follow. The owner may buy the member out by paying its value to the bank, at once or later; the member then goes to the photo. Later means: in any of the owner's own turns before playing the card, or at the year's end after C4.4 and before C4.5.
    .title = F.B.I.
C3-8 = With Protection money you choose one other player who has a piece on a legal field; only bodyguards can stand there. That player pays you the sum for their own chip position (C1.6), but at most what they have.
    .title = Protection money
C3-9 = With a Takeover you choose an illegal field of another player and replace the pieces there with your own, from your photo, of exactly the same total. C3.3 still applies; the minimum does not. The owner is ousted (C3.4). You cannot choose a field whose total you cannot make from your photo.
    .title = Takeover
C3-10 = With An offer you remove all pieces of one other player from one illegal or out-of-circulation field: members go to the harbour, bodyguards to the park.
    .title = An offer
C3-11 = After C3.6, C3.7 and C3.10 the pieces left behind on a field stay, even below the minimum. A field left empty is free. Bodyguards cannot be taken by C3.6 and C3.7.
    .title = Pieces left behind

## C4 Year's end

C4-1 = At the year's end the steps are taken in the order of their numbers; all players, in turn from the start player, finish a step before the next one begins. First comes income: you get the sum of the values of your pieces on illegal fields.
    .title = Income
C4-2 = Your pieces on illegal, legal and out-of-circulation fields come home to your photo.
    .title = Coming home
C4-3 = You may buy back your bodyguards in the park, as many as you like, for { $guard_price } each. Those you do not buy back leave the game.
    .title = Bodyguards in the park
C4-4 = Every prisoner moves one cell on, from cell { $cells } down to cell 1. A member who was already in cell 1 returns to its owner.
    .title = Prison
C4-5 = You may invest: for every { $step_price } that you pay, your chip moves one position up. Or you may move it down: a position down returns { $step_back }, and the most you may go down in a year is { $max_sell }. In one year you go up or down, not both.
    .title = Investing
C4-6 = When all have invested, whoever's chip stands on { $goal } wins. If there are several, the one of them with the most cash wins; then the one with the highest value of members still in the family, which means on the photo and in prison, without bodyguards. If that is equal too, the victory is shared.
    .title = Winner and ties
C4-7 = If there is no winner after year { $max_years }, the game ends there: the highest chip wins, and a tie is broken as in C4.6.
    .title = Last year

## C5 Always true

C5-1 = The members of a family on the photo, on fields, in prison and in the harbour always add up to { $members }.
    .title = Counting members
C5-2 = The bodyguards of a family on the photo, on fields, in the park and gone from the game always add up to { $guards }.
    .title = Counting bodyguards
C5-3 = No field has two owners, and C3.3 holds on every field.
    .title = One owner
C5-4 = The cards in hands, played, exchanged and not dealt always add up to { $deck }.
    .title = Counting cards
C5-5 = Whenever money changes hands, both the payer and the payee are named; either of them can be the bank.
    .title = Payer and payee
