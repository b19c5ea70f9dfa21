// Lays a new page over the old one, node by node, so that what stays keeps its state: focus, scrolling, transitions.
import { state } from "./state.js";

const MOST_LINES = 60; // of the log

/** Makes an old node equal to a fresh one. */
export function morph(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  if (old.hasAttribute("data-keep")) return; // somebody may be writing here
  if (old.isEqualNode(fresh)) return;
  morphAttributes(old, fresh);
  if (old.hasAttribute("data-tip"))
    old.replaceChildren(...fresh.childNodes); // a card has no state
  else if (old.hasAttribute("data-pieces")) morphPieces(old, fresh);
  else morphChildren(old, fresh);
}

function morphAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === "checked") old.checked = true; // what is asked about comes to the front
    old.setAttribute(name, value);
  }
  if (old.attributes.length === fresh.attributes.length) return;
  for (const { name } of [...old.attributes]) {
    // What somebody has opened stays open; only answers to another question do not.
    const stays = name === "open" && (state.sameDecision || !old.closest("#dock"));
    if (!fresh.hasAttribute(name) && !stays) old.removeAttribute(name);
  }
}

function morphChildren(old, fresh) {
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  const kept = new Set([...fresh.children].map((child) => child.id).filter((id) => byId.has(id)));
  const isKept = (node) => node.id && kept.has(node.id);
  // Lines of the log that are older than what was sent are new only if all that was sent is.
  const allIsNew = Boolean(fresh.lastElementChild?.matches(".new"));
  let cursor = old.firstChild;
  const dropAtCursor = () => {
    const gone = cursor;
    cursor = cursor.nextSibling;
    gone.remove();
  };
  for (const next of [...fresh.childNodes]) {
    const match = next.id ? byId.get(next.id) : findMatch(cursor, next, isKept);
    if (!match || !isSameKind(match, next)) {
      old.insertBefore(next, cursor);
      continue;
    }
    // Drop what stands before it and is not wanted, rather than move what stays: moving would end its transitions.
    while (cursor && cursor !== match && !isKept(cursor)) dropAtCursor();
    if (cursor === match) cursor = cursor.nextSibling;
    else old.insertBefore(match, cursor);
    morph(match, next);
  }
  // A part of a page has only the newest lines of the log; older ones that the page has stay. The id of a log says whose eyes
  // it is for: where somebody else looks, no line has the same id, and nothing of it stays.
  if (old.matches(".log") && kept.size) keepOlderLines(old, cursor, allIsNew);
  else while (cursor) dropAtCursor();
}

function keepOlderLines(log, first, allIsNew) {
  for (let line = first; line && !allIsNew; line = line.nextSibling) line.classList?.remove("new", "own");
  while (log.children.length > MOST_LINES) log.lastElementChild.remove();
}

const isSameKind = (old, fresh) =>
  old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && old.id === fresh.id;
const firstClass = (node) => node.classList?.[0];

// The next old node that looks like the new one; failing that, the one at the cursor if it is of the same kind.
function findMatch(cursor, next, isKept) {
  for (let node = cursor; node && !isKept(node); node = node.nextSibling) {
    if (isSameKind(node, next) && firstClass(node) === firstClass(next)) return node;
  }
  return cursor && isSameKind(cursor, next) ? cursor : null;
}

// A piece that left one place and one of its kind that came to another are the same: it travels. Nodes are never moved in the
// document, or their transitions would not run.
function morphPieces(old, fresh) {
  const wanted = new Map([...fresh.children].map((piece) => [piece.id, piece]));
  const leaving = [...old.children].filter((piece) => !wanted.has(piece.id));
  for (const [id, piece] of wanted) {
    let match = old.querySelector(`#${CSS.escape(id)}`);
    if (!match) {
      const from = leaving.findIndex((other) => other.dataset.kind === piece.dataset.kind);
      if (from >= 0) [match] = leaving.splice(from, 1);
    }
    if (match) morph(match, piece);
    else old.appendChild(piece).classList.add("new");
  }
  for (const piece of leaving) piece.remove();
}
