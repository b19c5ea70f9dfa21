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
];
