// The private note: what was written and not saved yet survives a page that is loaded again.

const field = () => document.querySelector("#note textarea");
const key = `note ${location.pathname}`; // in sessionStorage, so that it ends with the tab

/** Brings back what was not saved, and remembers what is written. */
export function startNotes() {
  document.addEventListener("input", ({ target }) => target === field() && keep(target.value));
  const unsaved = field() && kept();
  if (!unsaved || unsaved === field().value) return;
  field().value = unsaved;
  field().closest("details").open = true;
}

/** Forgets it, now that it is saved. */
export function forgetNote() {
  keep("");
}

function keep(words) {
  try {
    if (words) sessionStorage.setItem(key, words);
    else sessionStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing loses it, as before
  }
}

function kept() {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
