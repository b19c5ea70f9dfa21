// A line of the log shows its moment in place of the board; the table is still there, and one click away.
import { morph } from "./morph.js";
import { showNotice } from "./notice.js";
import { opensElsewhere, parse, table } from "./page.js";
import { request } from "./request.js";
import { state } from "./state.js";
import { closeCard } from "./touch.js";

/** Listens to clicks on lines of the log, and on the links of a moment in the past. */
export function startPast() {
  document.addEventListener("click", (event) => {
    if (!table()?.dataset.live || opensElsewhere(event)) return;
    const inDock = () => state.showsPast && event.target.closest?.(".table__dock a[href]");
    const link = event.target.closest?.("a.log__line") || inDock();
    if (!link || !table().contains(link)) return;
    event.preventDefault();
    if (link.matches(".now")) backToNow();
    else showPast(link.href);
  });
}

/** Shows a moment of the past. */
export async function showPast(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer) return showNotice(table().dataset.lost);
  const [page, past] = [table(), parse(await answer.text()).getElementById("table")];
  if (!past) return void location.assign(address);
  state.showsPast = true;
  state.queue = [];
  closeCard();
  page.classList.add("replay");
  for (const part of [".table__board", ".table__phase", ".players"]) {
    const [now, then] = [page.querySelector(part), past.querySelector(part)];
    if (now && then) morph(now, then);
  }
  const dock = page.querySelector(".table__dock");
  dock.replaceChildren(...past.querySelector(".table__dock").childNodes);
  const link = dock.querySelector(".now");
  link.className = "btn btn-primary now";
  link.querySelector("span").textContent = page.dataset.now;
  link.focus({ preventScroll: true });
}

/** Shows the table as it is. */
export const backToNow = () => request(state.draftAddress || location.href);

/** The game does not wait for somebody who looks back, and says so. */
export function showThatGameWentOn() {
  const words = document.querySelector(".table__dock .now span");
  if (words) words.textContent = table().dataset.goneOn;
}
