// Asks the server for a table, or to do something at it, and shows the answer without loading the page again.
import { showNotice } from "./notice.js";
import { parse, positionIn, positionOf, table } from "./page.js";
import { state } from "./state.js";
import { updateTable } from "./update.js";

let lookups = 0; // how often a page was asked for
const listeners = { shown() {}, settled() {} };

/** Sets what to do after an answer was `shown`, and when none to something done is on its way any more (`settled`). */
export function onAnswers({ shown, settled }) {
  Object.assign(listeners, { shown, settled });
}

/** Whether a decision is in the making at this position: who speaks or notes something meanwhile must not lose its steps. */
export const hasDraftAt = (position) => state.draftAddress && table().dataset.steps && position === positionOf(table());

/** Sends a request and shows the answer; tells whether it was a table. A POST does something, all else only looks. */
export async function request(address, options = {}) {
  const isAction = options.method === "POST";
  if (!isAction) lookups += 1;
  const number = lookups;
  if (isAction) state.pendingActions += 1;
  try {
    const answer = await fetch(address, { ...options, headers: { Accept: "text/html", "Omerta-Part": "table" } });
    const html = await answer.text();
    if (!isAction && number < lookups) return false; // a newer one is on its way: this would bring back what was before
    const page = parse(html);
    const fresh = page.getElementById("table");
    if (fresh && socketPath(fresh) !== socketPath(table()))
      location.assign(answer.url); // another table: a rematch
    else if (fresh && isAction && hasDraftAt(positionOf(fresh))) return request(state.draftAddress);
    else if (fresh) showAnswer(fresh, html);
    else if (answer.ok) location.assign(answer.url);
    else showNotice(page.querySelector("main")?.innerText.trim() || answer.statusText);
    return Boolean(fresh);
  } catch {
    showNotice(table().dataset.lost);
    return false;
  } finally {
    if (isAction) state.pendingActions -= 1;
    if (!state.pendingActions) listeners.settled();
  }
}

function showAnswer(fresh, html) {
  state.latest = html;
  // The news can be quicker than the answer: what is newer stays.
  const position = positionOf(fresh);
  state.queue = state.queue.filter((news) => positionIn(news) > position);
  if (position >= positionOf(table())) updateTable(fresh, { isAnswer: true });
  // A step of a lesson has an address of its own.
  const step = fresh.dataset.page;
  if (step && step !== location.pathname) history.pushState(null, "", step);
  listeners.shown();
}

const socketPath = (page) => page.dataset.live?.split("?")[0];

/** Asks for what takes a while; the button says so meanwhile. */
export async function requestWhileBusy(address, button) {
  const label = button?.querySelector("[data-busy]");
  const words = label?.textContent;
  if (label && words === label.dataset.busy) return;
  if (label) label.textContent = label.dataset.busy;
  await request(address);
  if (label) label.textContent = words;
}
