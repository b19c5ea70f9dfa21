// What others do comes at a pace that a person can follow; a click or a key skips ahead.
import { isPressing } from "./clicks.js";
import { isMotionReduced, parse, positionIn, positionOf, preferences, table } from "./page.js";
import { showThatGameWentOn } from "./past.js";
import { hasDraftAt, onAnswers, request } from "./request.js";
import { state } from "./state.js";
import { updateTable } from "./update.js";

const PACE = { slow: 1300, quick: 250 }[preferences.speed] ?? 650; // milliseconds between two pages
const AT_ONCE = 50; // still long enough for what is there to be painted
const DEED = 3; // a deed that is seen happening (data-deed) takes that many times as long, and nobody should miss it
const MOST = 8; // pages that wait

let timer = 0; // until the next page may be shown
let deedSeen = null;
const heldBack = []; // what came before an answer to something done

/** Begins to show news. */
export function startNews() {
  deedSeen = deedOf(table());
  onAnswers({
    shown: () => timer || pause(),
    settled: () => heldBack.splice(0).forEach(receiveNews),
  });
  document.addEventListener("click", () => setTimeout(skipAhead));
}

/** Takes in a page that the server has sent, to show it when its time has come. */
export function receiveNews(html) {
  if (state.pendingActions) return void heldBack.push(html);
  if (state.showsPast) return showThatGameWentOn();
  if (html === state.latest) return;
  state.latest = html;
  const position = positionIn(html);
  if (position < positionOf(table())) return; // numbers never go back: this is old
  if (hasDraftAt(position)) return void request(state.draftAddress);
  state.queue.push(html);
  if (state.queue.length > MOST) state.queue = state.queue.slice(-MOST);
  resumeNews();
}

/** Goes on showing news, unless the next page has to wait for its time. */
export function resumeNews() {
  if (!timer) showNext();
}

function showNext() {
  timer = 0;
  if (isPressing()) return; // goes on when the press has ended
  if (isMotionReduced() || document.hidden) state.queue = state.queue.slice(-1);
  if (!state.queue.length) return;
  showNews(state.queue.shift());
  pause();
}

// Leaves the person time to see what has just been shown.
function pause() {
  const deed = deedOf(table());
  const isNew = deed && deed !== deedSeen;
  deedSeen = deed;
  timer = setTimeout(showNext, isMotionReduced() ? AT_ONCE : PACE * (isNew ? DEED : 1));
}

const deedOf = (page) => page?.querySelector("[data-deed]")?.dataset.deed;

/** Shows the newest page at once. */
export function skipAhead() {
  state.queue = state.queue.slice(-1);
  if (state.queue.length && !state.pendingActions) showNews(state.queue.pop());
}

// What the adviser said stays for as long as the decision is the same, whatever is told meanwhile.
function showNews(html) {
  const fresh = parse(html).getElementById("table");
  const advice = document.getElementById("counsel");
  if (advice && fresh.dataset.position === table().dataset.position)
    fresh.querySelector("#status").before(advice.cloneNode(true));
  updateTable(fresh);
}
