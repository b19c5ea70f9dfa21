// What the keyboard can choose: the choices of the dock by their numbers, everything on the board by arrows.
import { isVisible, table } from "./page.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The choices of the dock that can be seen. */
export function dockChoices() {
  const choices = table()?.querySelectorAll(
    "#dock .act:not(.no), #dock summary, #dock .go, #dock .back, #dock .onward",
  );
  return [...(choices || [])].filter(isVisible);
}

/** Writes numbers beside the choices, for somebody who uses the keyboard. */
export function numberChoices() {
  if (!document.documentElement.classList.contains("by-keys")) return;
  dockChoices().forEach((choice, index) => index < 9 && choice.setAttribute("data-key", index + 1));
}

/** Moves the focus to the nearest thing in the direction of an arrow key. */
export function moveFocus(key) {
  const [dx, dy] = ARROWS[key];
  const all = [...table().querySelectorAll(":is(.table__board, #dock) :is(.act, summary, .go, .back)")].filter(
    isVisible,
  );
  const from = document.activeElement;
  if (!all.includes(from)) return void dockChoices()[0]?.focus();
  const [x, y] = middleOf(from);
  let best = null;
  for (const other of all) {
    if (other === from) continue;
    const [otherX, otherY] = middleOf(other);
    const along = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    const cost = along + 2 * aside;
    if (along > 4 && (!best || cost < best.cost)) best = { other, cost };
  }
  best?.other.focus();
}

function middleOf(element) {
  const box = (element.closest(".f") || element).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
