// A click does what the person meant, although the page may change at any moment.
import { table } from "./page.js";

const LONG_PRESS = 2000; // milliseconds; one that lasts longer holds nothing back
const UNTIL_CLICK = 400; // a tap becomes a click only a while after the finger has left

let pressTimer = 0; // ends a press
let lastClick = null;

/** Whether a mouse button, finger or key is down, or has just been: a change of the page now would lose the click. */
export const isPressing = () => Boolean(pressTimer);

/** Watches presses, and calls `onRelease` after each. */
export function startPresses(onRelease) {
  const holdFor = (milliseconds) => {
    clearTimeout(pressTimer);
    pressTimer = setTimeout(() => {
      pressTimer = 0;
      onRelease();
    }, milliseconds);
  };
  const hold = (kind, milliseconds) => document.addEventListener(kind, () => holdFor(milliseconds), true);
  hold("pointerdown", LONG_PRESS);
  hold("pointerup", UNTIL_CLICK);
  hold("pointercancel", 0);
  hold("click", 0);
  hold("keyup", 0);
  document.addEventListener("keydown", (event) => [" ", "Enter"].includes(event.key) && holdFor(LONG_PRESS), true);
}

/** Stops the second half of a double click where something else has come to lie under the mouse meanwhile. */
export function startDoubleClicks() {
  const onClick = (event) => {
    const move = event.target.closest?.(".act, .go");
    if (!move || event.pointerType === "touch") return; // a finger asks before it does something
    const click = `${table()?.dataset.position} ${move.value}`;
    if (event.detail > 1 && click !== lastClick) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else lastClick = click;
  };
  document.addEventListener("click", onClick, true);
}
