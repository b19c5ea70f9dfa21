// The chat: what was said and not seen yet is counted, on the tab that it lies behind and above the column beside the
// board.
import { placeToKeep } from "./kept.js";
import { table } from "./page.js";

const seen = placeToKeep("localStorage", "seen");
let isInSight = null; // until the watcher has told
let watched = null; // the element that the watcher watches
let seenUntil = 0;

const watcher = new IntersectionObserver((changes) => {
  isInSight = changes.at(-1).isIntersecting;
  countUnread();
});

const chat = () => document.getElementById("says");

/** Begins at the newest line, and remembers what was seen on an earlier visit. */
export function startChat() {
  document.addEventListener("visibilitychange", countUnread);
  if (!table()) return;
  seenUntil = Number(seen.read()) || 0; // a browser that keeps nothing counts from now on
  if (chat()) scrollToEnd(chat());
  countUnread();
}

/** Whether the newest line is in sight. */
export const isAtEnd = (list) => list.scrollTop + list.clientHeight > list.scrollHeight - 8;

/** Brings the newest line into sight. */
export function scrollToEnd(list) {
  list.scrollTop = list.scrollHeight;
}

/** Counts what was said by others and not seen yet. */
export function countUnread() {
  const list = chat();
  if (!list || !table()?.dataset.live) return;
  watch(list);
  if (isInSight === null) return;
  const lines = [...list.children];
  const numberOf = (line) => Number(line.dataset.said);
  if (isInSight && !document.hidden) remember(Math.max(0, ...lines.map(numberOf)));
  showUnread(lines.filter((line) => !line.matches(".own") && numberOf(line) > seenUntil).length);
}

function watch(list) {
  if (list === watched) return;
  watcher.disconnect();
  watcher.observe(list);
  watched = list;
  isInSight = null;
}

function remember(until) {
  if (until <= seenUntil) return;
  seenUntil = until;
  seen.write(until);
}

function showUnread(count) {
  const tab = document.querySelector('[for="tab-people"]');
  if (count) tab?.setAttribute("data-unread", count);
  else tab?.removeAttribute("data-unread");
  const sign = document.getElementById("unread");
  if (!sign) return;
  sign.hidden = !count;
  sign.querySelector("b").textContent = count;
}
