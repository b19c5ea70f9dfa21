// The private note: what was written and not saved yet survives a page that is loaded again.

import { placeToKeep } from "./kept.js";

const field = () => document.querySelector("#note textarea");
const unsaved = placeToKeep("sessionStorage", "note");

/** Brings back what was not saved, and remembers what is written. */
export function startNotes() {
  document.addEventListener("input", ({ target }) => target === field() && unsaved.write(target.value));
  const words = field() && unsaved.read();
  if (!words || words === field().value) return;
  field().value = words;
  field().closest("details").open = true;
}

/** Forgets it, now that it is saved. */
export function forgetNote() {
  unsaved.write("");
}
