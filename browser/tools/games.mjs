// The games that the tests play. A game more is a name more.
export const GAMES = ["pate", "capone", "maffiosi"];
