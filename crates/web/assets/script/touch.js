// Touch: the first tap shows what would happen, the second does it.
import { isVisible, table } from "./page.js";
import { placeCard, updatePointed } from "./pointing.js";
import { state } from "./state.js";

/** Listens to fingers. */
export function startTouch() {
  // A finger leaves hover and focus behind: for it only what it has tapped shows its card. Else the card of what it comes down
  // on would push away what it is about to hit.
  const { classList } = document.documentElement;
  document.addEventListener(
    "pointerdown",
    (event) => classList.toggle("by-touch", event.pointerType === "touch"),
    true,
  );
  document.addEventListener(
    "pointermove",
    (event) => event.pointerType === "mouse" && classList.remove("by-touch"),
    true,
  );
  document.addEventListener("click", onClick, true);
}

function onClick(event) {
  const move = event.target.closest?.(".act");
  if (!move && !event.target.closest?.(".tip")) closeCard();
  if (event.pointerType !== "touch") return;
  if (move?.matches(".go, .at-once")) return; // it confirms, or is a step that is easily taken back
  if (move && isAllowed(move) && state.tappedMove === move.value) return; // the second tap
  const place = event.target.closest?.("[data-at]");
  const card = move
    ? document.getElementById(move.getAttribute("aria-describedby"))
    : place && table()?.querySelector(`[data-tip="${place.dataset.at}"]`);
  if (!card) return;
  if (move) {
    event.preventDefault();
    event.stopPropagation();
  }
  closeCard();
  openCard(card, move, place);
  card.scrollIntoView({ block: "nearest" });
}

const isAllowed = (move) => !move.classList.contains("no");

/** Opens the card of a move again after the page has changed, if the move can still be seen. */
export function reopenCard(value) {
  const moves = [...table().querySelectorAll(".act:not(.no)")];
  const move = moves.find((move) => move.value === value && isVisible(move));
  if (!move) return;
  openCard(document.getElementById(move.getAttribute("aria-describedby")), move, move.closest("[data-at]"));
}

/** Closes the card that a tap has opened. */
export function closeCard() {
  state.tappedMove = null;
  table()?.removeAttribute("data-aimed");
  for (const card of document.querySelectorAll(".tip.shown")) card.classList.remove("shown");
  for (const place of document.querySelectorAll(".aimed")) place.classList.remove("aimed");
  for (const button of document.querySelectorAll(".tip .go")) button.remove();
  updatePointed();
}

// Opens a card; if the move can be made, with a button that makes it.
function openCard(card, move, place) {
  table().dataset.aimed = "true";
  place?.classList.add("aimed");
  card.classList.add("shown");
  updatePointed();
  if (!move || !isAllowed(move)) return;
  state.tappedMove = move.value;
  card.append(confirmButton(move));
  if (place) placeCard(card, place);
}

function confirmButton(move) {
  const button = document.createElement("button");
  button.className = "btn btn-primary act go";
  button.setAttribute("form", move.getAttribute("form"));
  button.name = move.name;
  button.value = move.value;
  button.textContent = move.getAttribute("aria-label") || (move.querySelector(".sr") || move).textContent.trim();
  return button;
}
