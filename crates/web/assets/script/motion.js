// What moves when a page has changed: dice that were thrown, and pieces that went from one place to another.
import { isMotionReduced, isVisible } from "./page.js";

const FLIGHT = { duration: 600, easing: "cubic-bezier(.3, .7, .2, 1)" };
const SHORTEST_FLIGHT = 40; // pixels

/** What the dice of a page show, by their ids. */
export const diceFaces = (page) =>
  new Map([...page.querySelectorAll("[data-face]")].map((die) => [die.id, die.dataset.face]));

/** Lets the dice roll that do not show what they showed before; tells whether there are any. */
export function rollDice(page, before) {
  const sameNumber = before.size === diceFaces(page).size;
  const isThrown = (die) => !(sameNumber && before.get(die.id) === die.dataset.face);
  const thrown = [...page.querySelectorAll("[data-face]")]
    .filter(isThrown)
    .map((die) => die.querySelector(".die"))
    .filter(Boolean);
  for (const shape of isMotionReduced() ? [] : thrown) {
    shape.classList.add("rolling");
    shape.addEventListener("animationend", () => shape.classList.remove("rolling"), { once: true });
  }
  return thrown.length > 0;
}

/** Where the pieces with a name of their own (data-piece) are; nowhere if nothing may move. */
export function piecePlaces(page) {
  if (isMotionReduced()) return new Map();
  const pieces = [...page.querySelectorAll("[data-piece]")].filter(isVisible);
  return new Map(
    pieces.map((piece) => [piece.dataset.piece, { holder: holderOf(piece), box: piece.getBoundingClientRect() }]),
  );
}

/** Lets pieces fly from where they were; one that was nowhere comes from its player's card. */
export function flyPieces(page, before) {
  if (!before.size) return;
  for (const piece of page.querySelectorAll("[data-piece]")) {
    const was = before.get(piece.dataset.piece);
    if (was?.holder === holderOf(piece)) continue; // only the page around it became wider
    const family = [...piece.classList].find((name) => name.startsWith("fam-"));
    const from = was?.box || page.querySelector(`.player.${family} .badge`)?.getBoundingClientRect();
    const to = piece.getBoundingClientRect();
    if (!from?.width || !to.width || Math.hypot(from.x - to.x, from.y - to.y) < SHORTEST_FLIGHT) continue;
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 99 },
        { transform: "none", zIndex: 99 },
      ],
      FLIGHT,
    );
  }
}

const holderOf = (piece) => piece.closest(".cell, li");
