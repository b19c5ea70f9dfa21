// What the mouse or the keyboard is at shows its card, and on the board what it is about.
import { table } from "./page.js";

const HOVERED = ":hover";
// By the keyboard: a mouse leaves focus behind, and so does the script.
const FOCUSED = ":is(:focus-visible, :has(:focus-visible))";
const GAP = 10; // pixels between a card and what it is about

let pointed = null;
let firstChoice = HOVERED; // or FOCUSED: whichever of mouse and keyboard was used last

const cardPlace = new CSSStyleSheet(); // pages may have no inline style

/** Follows mouse and focus. */
export function startPointing() {
  document.adoptedStyleSheets.push(cardPlace);
  const follow = (event) => event.target.closest?.("[data-at]") !== pointed && updatePointed();
  document.addEventListener("pointerover", (event) => {
    firstChoice = HOVERED;
    follow(event);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) firstChoice = FOCUSED;
    follow(event);
  });
  document.documentElement.addEventListener("pointerleave", updatePointed);
  document.addEventListener("focusout", () => requestAnimationFrame(updatePointed)); // where focus goes is known only then
}

/** Finds what is pointed at now, and shows its card and what it is about. */
export function updatePointed() {
  const page = table();
  if (!page) return;
  const find = (selector) => [...page.querySelectorAll(selector)].at(-1); // of one within another, the inner one
  const secondChoice = firstChoice === HOVERED ? FOCUSED : HOVERED;
  pointed = find(".aimed") || find(`[data-at]${firstChoice}`) || find(`[data-at]${secondChoice}`) || null;
  const card = pointed && page.querySelector(`[data-tip="${pointed.dataset.at}"]`);
  markOnly(page.querySelectorAll(".tip.pointed"), card ? [card] : [], "pointed");
  if (card) placeCard(card, pointed);
  const id = pointed?.closest("[id]").id;
  const about = id ? [...page.querySelectorAll(`[data-about~="${CSS.escape(id)}"]`)] : [];
  markOnly(page.querySelectorAll(".meant"), about, "meant");
}

function markOnly(marked, wanted, mark) {
  for (const other of marked) if (!wanted.includes(other)) other.classList.remove(mark);
  for (const element of wanted) element.classList.add(mark);
}

/**
 * Puts a card beside what it is about: to the right of it, else to the left, above or below, wherever there is room. The
 * card of what was tapped stays above the dock, at the thumb, where the style sheet puts it, unless it hides what is to be
 * tapped again.
 */
export function placeCard(card, thing) {
  cardPlace.replaceSync("");
  const [box, size] = [extentOf(thing), card.getBoundingClientRect()];
  if (!size.width || !box.width) return;
  const isTapped = card.matches(".shown");
  const isOver = size.x < box.right && box.x < size.right && size.y < box.bottom && box.y < size.bottom;
  if (isTapped && !isOver) return;
  const [mostX, mostY] = [innerWidth - size.width - GAP, innerHeight - size.height - GAP];
  const clamp = (wish, most) => Math.max(GAP, Math.min(wish, most));
  const middleX = clamp(box.x + (box.width - size.width) / 2, mostX);
  const middleY = clamp(box.y + (box.height - size.height) / 2, mostY);
  const right = { x: box.right + GAP, y: middleY };
  const left = { x: box.x - size.width - GAP, y: middleY };
  const above = { x: middleX, y: box.y - size.height - GAP };
  const below = { x: middleX, y: box.bottom + GAP };
  let places = [right, left, above, below];
  if (isTapped) places = [below, above, right, left];
  else if (thing.closest("#dock")) places = [above, below, right, left];
  const place = places.find(({ x, y }) => x >= GAP && x <= mostX && y >= GAP && y <= mostY);
  if (place) cardPlace.replaceSync(`#${card.id} { position: fixed; inset: ${place.y}px auto auto ${place.x}px; }`);
}

// How far a thing reaches; of one without a box of its own (`display: contents`), what is in it.
function extentOf(thing) {
  const box = thing.getBoundingClientRect();
  return box.width || !thing.firstElementChild ? box : thing.firstElementChild.getBoundingClientRect();
}
