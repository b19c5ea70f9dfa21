// The keyboard: numbers choose in the dock (again: do it), arrows go over all that can be pointed at, n is the next game.

import { dockChoices, moveFocus, numberChoices } from "./choices.js";
import { skipAhead } from "./news.js";
import { table } from "./page.js";
import { backToNow } from "./past.js";
import { state } from "./state.js";
import { closeCard } from "./touch.js";

/** Listens to keys. */
export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.matches("input:not([type=radio]), textarea, select")) return;
    if (event.key === "n") return void document.querySelector("a.next")?.click();
    if (!table()) return;
    setTimeout(skipAhead);
    if (event.key === "Escape") leave();
    else if (/^[1-9]$/.test(event.key)) choose(event.key - 1);
    else if (event.key.startsWith("Arrow") && !event.target.matches("input, .log, .wide")) {
      event.preventDefault();
      showNumbers();
      moveFocus(event.key);
    }
  });
}

// Leaves the past, or closes what is open; if nothing is, what the adviser said.
function leave() {
  const menus = [...document.querySelectorAll("details[open]:not(.counsel__toggle, .my-notes)")];
  if (state.showsPast) backToNow();
  else if (!menus.length && !state.tappedMove) document.querySelector("#counsel .counsel__close")?.click();
  for (const menu of menus) menu.open = false;
  closeCard();
}

function choose(index) {
  showNumbers();
  const option = dockChoices()[index];
  if (option && document.activeElement === option) option.click();
  else option?.focus();
}

function showNumbers() {
  document.documentElement.classList.add("by-keys");
  numberChoices();
}
