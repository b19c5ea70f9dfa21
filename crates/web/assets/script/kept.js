// What the browser keeps for the page at this address. One that keeps nothing, or refuses to, forgets it.

/** A place in `localStorage`, or in `sessionStorage` for what ends with the tab. Naming a storage can already fail. */
export function placeToKeep(storage, name) {
  const key = `${name} ${location.pathname}`;
  const attempt = (what) => {
    try {
      return what(window[storage]);
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((kept) => kept.getItem(key)),
    write: (words) => attempt((kept) => (words ? kept.setItem(key, words) : kept.removeItem(key))),
  };
}
