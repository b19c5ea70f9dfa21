//! What is wrong with a copy of the tiny game.

/// Nothing.
pub const NONE: u8 = 0;
/// Everybody sees everybody's hand.
pub const VIEW: u8 = 1;
/// The report of a card laid face down names it.
pub const EVENT: u8 = 2;
/// Everybody is shown which card is laid face down.
pub const MOVE: u8 = 3;
/// Everybody is shown which card is dealt.
pub const HOUSE: u8 = 4;
/// The number drawn stands in redacted records, though it depends on the hidden pile.
pub const DRAWS: u8 = 5;
/// The id of a card that lies face down is made from the card.
pub const IDS: u8 = 6;
/// The backs of a hand take as much room as its cards are worth.
pub const SIZES: u8 = 7;
/// Showing a card claims to reveal nothing.
pub const QUIET_SHOW: u8 = 8;
/// Peeking at a card claims to reveal nothing.
pub const QUIET_PEEK: u8 = 9;
/// Whether a raise can be taken back depends on the neighbour's hand.
pub const UNDO: u8 = 10;
/// Why a second raise is refused depends on the neighbour's hand.
pub const OFFERS: u8 = 11;
/// Nobody is asked about the highest card laid face down.
pub const TURN: u8 = 12;
/// A spectator imagines nothing: the true hands stay where they are.
pub const IMAGINE: u8 = 13;
/// What is imagined depends on what is hidden.
pub const SEEDED: u8 = 14;
/// A world that is imagined has a card too many.
pub const FALSE_WORLD: u8 = 15;
/// The offers come in the wrong order.
pub const UNSORTED: u8 = 16;
/// `check` knows nothing of a legal move.
pub const CHECK: u8 = 17;
/// A refusal names a rule that is not there.
pub const RULE: u8 = 18;
/// Peeking at a card makes a second one of it.
pub const AUDIT: u8 = 19;
/// The house may turn cards that are not in the pile.
pub const WEIGHT: u8 = 20;
/// A neighbour who does not want to peek is asked again.
pub const ENDLESS: u8 = 21;
/// There are standings from the beginning.
pub const STANDINGS: u8 = 22;
/// Every version of the rules is known.
pub const VERSION: u8 = 23;
/// Nothing can be done once the coins are gone.
pub const STUCK: u8 = 24;
/// Peeking at a card claims to teach nothing, though the one who peeks decides on.
pub const UNTAUGHT: u8 = 25;
/// Whether a raise teaches depends on the neighbour's hand.
pub const TEACHES: u8 = 26;
/// The house has a total weight when it is not its turn.
pub const IDLE_WEIGHT: u8 = 27;
/// The house has outcomes when it is not its turn.
pub const IDLE_HOUSE: u8 = 28;
/// The lowest score comes first.
pub const RECKONING: u8 = 29;
