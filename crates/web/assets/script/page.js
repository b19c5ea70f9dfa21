// What many modules ask of the page, and of a page that has just come from the server.

/** How the person likes pages: `speed` and `sounds`. */
export const preferences = document.documentElement.dataset;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const titleAtFirst = document.title;

/** The element that holds a whole table; null on pages without one. */
export const table = () => document.getElementById("table");

/** Whether nothing may move: the browser or the person's preferences say so. */
export const isMotionReduced = () => reducedMotion.matches || preferences.speed === "still";

/** Whether an element can be seen: what lies in a closed menu has a place, but is not. */
export const isVisible = (element) => element.checkVisibility();

/** The number of the position that a table shows. */
export const positionOf = (page) => Number(page.dataset.position);

/** The number of the position in the text of a page, found without parsing it. */
export const positionIn = (html) => Number(html.match(/ data-position="(\d+)"/)?.[1]);

/** Makes nodes of a whole page, or of a part of one, which takes less time. */
export function parse(html) {
  if (!html.startsWith("<div")) return new DOMParser().parseFromString(html, "text/html");
  const part = document.createElement("template");
  part.innerHTML = html;
  return part.content;
}

/** Gives the window the title of the table. */
export function updateTitle() {
  document.title = table().dataset.title || titleAtFirst;
}

/** Whether a click asks the browser for a new tab or window. */
export const opensElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey;
