// What more than one module must know. What only one of them needs stays inside it.

/** What the script knows of the page, beside what stands in the page itself. */
export const state = {
  /**
   * Whether the page that came last asks for the same decision as the one before it.
   * Written by `update`; `morph` closes what was opened in the dock when another decision is asked for.
   */
  sameDecision: true,

  /**
   * The address that shows the steps of the decision in the making, or null when there are none.
   * Written by `main`, `forms` and `update`; `request`, `news` and `past` load it again, so that no step is lost.
   */
  draftAddress: null,

  /**
   * Whether a moment of the log is shown in place of the board.
   * Written by `past` and `update`; meanwhile news is not shown, and links in the dock lead through the past.
   */
  showsPast: false,

  /**
   * The value of the move whose card is open because it was tapped, or null: the next tap on it does it.
   * Written by `touch`; `update` opens the card again on the new page, and Escape closes it (`keys`).
   */
  tappedMove: null,

  /**
   * Pages that are still to be shown, as HTML, the oldest first.
   * `news` adds and shows them; `request` and `past` drop what is out of date.
   */
  queue: [],

  /**
   * The HTML that came last: the news often repeats the answer to a decision.
   * Written by `news` and `request`.
   */
  latest: "",

  /**
   * How many answers to something done are on their way.
   * Written by `request`; until it is 0, `news` holds back what comes.
   */
  pendingActions: 0,
};
