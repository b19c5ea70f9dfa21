// What lies over something else on purpose: `by` covers, but never what `unless` names, in the windows that `when` tells.
export const INTENDED = [
  {
    // Somebody has asked for it, and ✕ or Esc takes it away. The hand that it speaks of and the dock with the question stay in sight.
    by: "#counsel",
    unless: "#dock, #hand",
  },
  {
    // Capone on a phone on its side: there is room only over the question, whose answers it offers itself.
    by: ".capone > #counsel",
    unless: "#hand",
    when: "(max-height: 500px)",
  },
  {
    // The smallest phone has no room for it beside a long question; the cards that can be played stay in sight.
    by: "#counsel",
    unless: "#dock, #hand button",
    when: "(max-width: 340px)",
  },
  {
    // What was just done is told where it happened, over the number of a chair, until the next move.
    by: ".told",
    unless: "#dock",
  },
  {
    // While a cake is passed on, the arrows stand beside it, wherever that is; nobody can sit down then.
    by: ".place:has(.pass) :is(.pass, .sit)",
    unless: "#dock, .can",
  },
];
