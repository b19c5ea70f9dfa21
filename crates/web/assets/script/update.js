// Puts a new page of the table in place of the old one, with all that goes with it: focus, cards, motion, sounds.
import { countUnread, isAtEnd, scrollToEnd } from "./chat.js";
import { dockChoices, numberChoices } from "./choices.js";
import { morph } from "./morph.js";
import { diceFaces, flyPieces, piecePlaces, rollDice } from "./motion.js";
import { announceTurn } from "./notifications.js";
import { isVisible, table, updateTitle } from "./page.js";
import { fanfare, knock, rattle } from "./sounds.js";
import { state } from "./state.js";
import { closeCard, reopenCard } from "./touch.js";

/** Shows a new table. `isAnswer`: it is what came of something that the person has just done. */
export function updateTable(fresh, { isAnswer = false } = {}) {
  const page = table();
  // A game that begins is another page: the waiting room has the head and foot of the site, the table has not.
  if (isRoom(page) !== isRoom(fresh)) return void location.reload();
  state.sameDecision = page.dataset.position === fresh.dataset.position;
  const faces = diceFaces(page);
  const places = piecePlaces(page);
  const wasAsked = isAsked(page);
  const wasOver = isOver(page);
  const chat = page.querySelector("#says");
  const wasAtEnd = chat && isAtEnd(chat);
  const focused = document.activeElement;
  const hadFocus = page.contains(focused) && focused !== document.body;
  const tapped = state.sameDecision ? state.tappedMove : null;
  // A browser that loses the focus in the middle of changes lays out the page there and then: better before them.
  if (isAnswer && hadFocus && !focused.matches("input, textarea")) focused.blur();

  state.showsPast = false;
  morph(page, fresh);
  closeCard();
  if (tapped !== null) reopenCard(tapped);
  if (!fresh.dataset.steps) state.draftAddress = null;
  flyPieces(page, places);
  updateTitle();
  if (wasAtEnd) scrollToEnd(chat);
  countUnread();
  if (!state.sameDecision) {
    if (rollDice(page, faces)) rattle();
    else knock();
    if (!wasOver && isOver(page)) fanfare();
  }
  if (!wasAsked && isAsked(page)) announceTurn(page);
  if (hadFocus && document.activeElement === document.body) restoreFocus(page, focused);
  numberChoices();
}

const isRoom = (page) => page.classList.contains("room");
const isAsked = (page) => Boolean(page.dataset.asked);
const isOver = (page) => Boolean(page.querySelector("#dock.over"));

// The keyboard goes on where it was, or at the new question.
function restoreFocus(page, focused) {
  const stays = document.contains(focused) && isVisible(focused);
  const target = stays ? focused : dockChoices()[0] || page.querySelector("#dock");
  target?.focus({ preventScroll: true });
}
