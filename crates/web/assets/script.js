// Omertà's script: listens to the table, puts in place what changed, lets pieces move, helps the keyboard and the thumb.
// Everything works without it.
"use strict";
(() => {
  const table = () => document.getElementById("table");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const taste = document.documentElement.dataset;
  const still = () => calm.matches || taste.speed === "still";
  const pageTitle = document.title;

  // ---- Morph: the new page is laid over the old one, node by node, so that what stays keeps its state -----------------

  const sameKind = (old, fresh) =>
    old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && old.id === fresh.id;

  function morph(old, fresh) {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
      return;
    }
    if (old.hasAttribute("data-keep") || old.isEqualNode(fresh)) return; // somebody may be writing here; or nothing has changed
    morphAttributes(old, fresh);
    if (old.hasAttribute("data-tip"))
      old.replaceChildren(...fresh.childNodes); // a card needs no care
    else (old.hasAttribute("data-pieces") ? morphPieces : morphChildren)(old, fresh);
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
      const stays = name === "open" && (sameDecision || !old.closest("#dock"));
      if (!fresh.hasAttribute(name) && !stays) old.removeAttribute(name);
    }
  }

  function morphChildren(old, fresh) {
    const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
    const kept = new Set([...fresh.children].map((child) => child.id).filter((id) => byId.has(id)));
    const isKept = (node) => node.id && kept.has(node.id);
    const allIsNew = Boolean(fresh.lastElementChild?.matches(".new"));
    let cursor = old.firstChild;
    const drop = () => {
      const gone = cursor;
      cursor = cursor.nextSibling;
      gone.remove();
    };
    for (const next of [...fresh.childNodes]) {
      const match = next.id ? byId.get(next.id) : lookAhead(cursor, next, isKept);
      if (!match || !sameKind(match, next)) {
        old.insertBefore(next, cursor);
        continue;
      }
      // What stands before it and is not wanted goes, so that what stays need not move: moving would end its transitions.
      while (cursor && cursor !== match && !isKept(cursor)) drop();
      if (cursor === match) cursor = cursor.nextSibling;
      else old.insertBefore(match, cursor);
      morph(match, next);
    }
    // A part of a page tells only the newest lines of the log; what the page has beyond them stays. A log is named after whose eyes
    // it is for: where somebody else looks, nothing of it stays.
    if (!(old.matches(".log") && kept.size)) {
      while (cursor) drop();
      return;
    }
    for (let line = cursor; line && !allIsNew; line = line.nextSibling) line.classList?.remove("new", "own");
    while (old.children.length > MOST_LINES) old.lastElementChild.remove();
  }

  const MOST_LINES = 60;
  const firstClass = (node) => node.classList?.[0];

  // The next old node that looks like the new one; failing that, the one at hand if it is of the same kind.
  function lookAhead(cursor, next, isKept) {
    for (let node = cursor; node && !isKept(node); node = node.nextSibling) {
      if (sameKind(node, next) && firstClass(node) === firstClass(next)) return node;
    }
    return cursor && sameKind(cursor, next) ? cursor : null;
  }

  // A piece that left one place and one of its kind that came to another are the same: it travels. Nodes are never moved in
  // the document, or their transitions would not run.
  function morphPieces(old, fresh) {
    const wanted = new Map([...fresh.children].map((piece) => [piece.id, piece]));
    const leaving = [...old.children].filter((piece) => !wanted.has(piece.id));
    for (const [id, piece] of wanted) {
      let there = old.querySelector(`#${CSS.escape(id)}`);
      if (!there) {
        const from = leaving.findIndex((other) => other.dataset.kind === piece.dataset.kind);
        if (from >= 0) [there] = leaving.splice(from, 1);
      }
      if (there) morph(there, piece);
      else old.appendChild(piece).classList.add("new");
    }
    leaving.forEach((piece) => piece.remove());
  }

  // ---- Putting a new page in place -----------------------------------------------------------------------------------

  let sameDecision = true;
  let draftAddress = null;

  // `isAnswer`: it is what came of something that the person has just done.
  function put(fresh, isAnswer = false) {
    const old = table();
    // A game that begins is another page: the room has the head and foot of the site, the table has not.
    if (old.classList.contains("room") !== fresh.classList.contains("room")) return void location.reload();
    sameDecision = old.dataset.position === fresh.dataset.position;
    const faces = facesOf(old);
    const places = still() ? new Map() : placesOf(old);
    const wasAsked = Boolean(old.dataset.asked);
    const wasOver = Boolean(old.querySelector("#dock.over"));
    const talk = old.querySelector("#says");
    const atEnd = talk && talk.scrollTop + talk.clientHeight > talk.scrollHeight - 8;
    const focused = document.activeElement;
    const held = old.contains(focused) && focused !== document.body;
    const pointedAt = sameDecision ? aimed : null;
    // A browser that loses the focus in the middle of changes lays out the page there and then: better before them.
    if (isAnswer && held && !focused.matches("input, textarea")) focused.blur();
    past = false;
    morph(old, fresh);
    unaim();
    const stays =
      pointedAt !== null &&
      [...old.querySelectorAll(".act:not(.no)")].find((act) => act.value === pointedAt && seen(act));
    if (stays) aim(document.getElementById(stays.getAttribute("aria-describedby")), stays, stays.closest("[data-at]"));
    if (!fresh.dataset.steps) draftAddress = null;
    travel(old, places);
    document.title = old.dataset.title || pageTitle;
    if (atEnd) talk.scrollTop = talk.scrollHeight;
    countUnread();
    if (!sameDecision) {
      if (tumble(old, faces)) rattle();
      else knock();
      if (!wasOver && old.querySelector("#dock.over")) fanfare();
    }
    if (!wasAsked && old.dataset.asked) call(old);
    if (held && document.activeElement === document.body) {
      const stays = document.contains(focused) && seen(focused);
      (stays ? focused : options()[0] || old.querySelector("#dock"))?.focus({ preventScroll: true });
    }
    label();
  }

  const facesOf = (page) => new Map([...page.querySelectorAll("[data-face]")].map((die) => [die.id, die.dataset.face]));

  // Whether dice were thrown.
  function tumble(page, before) {
    const same = before.size === facesOf(page).size;
    const isThrown = (die) => !(same && before.get(die.id) === die.dataset.face) && die.querySelector(".die");
    const thrown = [...page.querySelectorAll("[data-face]")].filter(isThrown).map((die) => die.querySelector(".die"));
    for (const shape of still() ? [] : thrown) {
      shape.classList.add("rolling");
      shape.addEventListener("animationend", () => shape.classList.remove("rolling"), { once: true });
    }
    return thrown.length > 0;
  }

  // A piece with a name of its own (data-piece) travels from where it was; one that was nowhere comes from its player's card. One
  // that stays where it is does not fly if the page around it becomes wider.
  const placesOf = (page) =>
    new Map(
      [...page.querySelectorAll("[data-piece]")]
        .filter(seen)
        .map((piece) => [piece.dataset.piece, { in: holderOf(piece), box: piece.getBoundingClientRect() }]),
    );
  const holderOf = (piece) => piece.closest(".cell, li");

  function travel(page, before) {
    if (!before.size) return;
    for (const piece of page.querySelectorAll("[data-piece]")) {
      const was = before.get(piece.dataset.piece);
      if (was?.in === holderOf(piece)) continue;
      const family = [...piece.classList].find((name) => name.startsWith("fam-"));
      const from = was?.box || page.querySelector(`.player.${family} .badge`)?.getBoundingClientRect();
      const to = piece.getBoundingClientRect();
      if (!from?.width || !to.width || Math.hypot(from.x - to.x, from.y - to.y) < 40) continue;
      const shift = `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px)`;
      piece.animate(
        [
          { transform: shift, zIndex: 99 },
          { transform: "none", zIndex: 99 },
        ],
        { duration: 600, easing: "cubic-bezier(.3, .7, .2, 1)" },
      );
    }
  }

  // A whole page, or a part of one, which takes less time to read.
  function read(html) {
    if (!html.startsWith("<div")) return new DOMParser().parseFromString(html, "text/html");
    const part = document.createElement("template");
    part.innerHTML = html;
    return part.content;
  }

  // ---- What others do comes at a pace that a person can follow; a click or a key skips ahead --------------------------

  const PACE = { slow: 1300, quick: 250 }[taste.speed] ?? 650;
  const AT_ONCE = 50; // still long enough for what is there to be painted
  let waiting = [];
  let timer = 0;
  let latest = ""; // what came last: the news often says what the answer to a decision has said already
  let asking = 0; // answers to something done that are on their way
  const meanwhile = []; // the news that came before them

  const positionOf = (html) => Number(html.match(/ data-position="(\d+)"/)?.[1]);

  function receive(html) {
    if (asking) return void meanwhile.push(html);
    if (past) return goneOn();
    if (html === latest) return;
    latest = html;
    const [now, then] = [Number(table().dataset.position), positionOf(html)];
    if (then < now) return; // numbers never go back: this is old news
    if (isInTheMaking(then)) return void go(draftAddress);
    waiting.push(html);
    if (waiting.length > 8) waiting = waiting.slice(-8);
    if (!timer) next();
  }

  // What the adviser said stays for as long as the decision is the same, whatever is told meanwhile.
  function putNews(html) {
    const fresh = read(html).getElementById("table");
    const said = document.getElementById("counsel");
    if (said && fresh.dataset.position === table().dataset.position)
      fresh.querySelector("#status").before(said.cloneNode(true));
    put(fresh);
  }

  function next() {
    timer = 0;
    if (pressing) return; // goes on when the press has ended
    if (still() || document.hidden) waiting = waiting.slice(-1);
    if (!waiting.length) return;
    putNews(waiting.shift());
    pause();
  }

  // A deed that is seen happening (data-deed) takes longer than a move, and nobody should miss it.
  const DEED = 3;
  let deedSeen = table()?.querySelector("[data-deed]")?.dataset.deed;

  function pause() {
    const deed = table().querySelector("[data-deed]")?.dataset.deed;
    const isNew = deed && deed !== deedSeen;
    deedSeen = deed;
    timer = setTimeout(next, still() ? AT_ONCE : PACE * (isNew ? DEED : 1));
  }

  function skip() {
    waiting = waiting.slice(-1);
    if (waiting.length && !asking) putNews(waiting.pop());
  }

  // Nothing is replaced under a mouse button, finger or key that is down, nor before its click has done what it does: the click
  // would be lost.

  const LONG_PRESS = 2000; // one that lasts longer holds nothing back
  const UNTIL_CLICK = 400; // a tap becomes a click only a while after the finger has left
  let pressing = 0; // the timer that ends a press

  function holdFor(milliseconds) {
    clearTimeout(pressing);
    pressing = setTimeout(() => {
      pressing = 0;
      if (!timer) next();
    }, milliseconds);
  }

  for (const [kind, milliseconds] of [
    ["pointerdown", LONG_PRESS],
    ["pointerup", UNTIL_CLICK],
    ["pointercancel", 0],
    ["click", 0],
    ["keyup", 0],
  ]) {
    document.addEventListener(kind, () => holdFor(milliseconds), true);
  }
  document.addEventListener("keydown", (event) => [" ", "Enter"].includes(event.key) && holdFor(LONG_PRESS), true);

  // ---- Forms and links of the table, without loading the page again ---------------------------------------------------

  const lineOf = (page) => page.dataset.live?.split("?")[0];

  let looks = 0; // how often a page was asked for

  // Whoever speaks or notes something while a decision is being made takes away none of the steps that were made.
  const isInTheMaking = (position) =>
    draftAddress && table().dataset.steps && position === Number(table().dataset.position);

  async function go(address, options = {}) {
    const isDeed = options.method === "POST";
    const number = isDeed ? 0 : ++looks;
    asking += isDeed;
    try {
      const answer = await fetch(address, { ...options, headers: { Accept: "text/html", "Omerta-Part": "table" } });
      const html = await answer.text();
      if (number && number < looks) return false; // a newer one is on its way: this would bring back what was before
      const page = read(html);
      const fresh = page.getElementById("table");
      if (fresh && lineOf(fresh) !== lineOf(table()))
        location.assign(answer.url); // another table: a rematch
      else if (fresh && isDeed && isInTheMaking(Number(fresh.dataset.position))) return go(draftAddress);
      else if (fresh) {
        latest = html;
        // The news can be quicker than the answer: what is newer stays.
        const at = Number(fresh.dataset.position);
        waiting = waiting.filter((news) => positionOf(news) > at);
        if (at >= Number(table().dataset.position)) put(fresh, true);
        // A step of a lesson has an address of its own.
        if (fresh.dataset.page && fresh.dataset.page !== location.pathname)
          history.pushState(null, "", fresh.dataset.page);
        if (!timer) pause();
      } else if (answer.ok) location.assign(answer.url);
      else tell(page.querySelector("main")?.innerText.trim() || answer.statusText);
      return Boolean(fresh);
    } catch {
      tell(table().dataset.lost);
      return false;
    } finally {
      asking -= isDeed;
      if (!asking) meanwhile.splice(0).forEach(receive);
    }
  }

  // What takes a while says so meanwhile.
  async function ask(address, button) {
    const label = button?.querySelector("[data-busy]");
    const words = label?.textContent;
    if (label && words === label.dataset.busy) return;
    if (label) label.textContent = label.dataset.busy;
    await go(address);
    if (label) label.textContent = words;
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    // Who takes a name is somebody else from then on: that needs a new page and a new line to the table.
    if (!table()?.contains(form) || form.matches(".name-first, .play-now")) return;
    const data = new URLSearchParams(new FormData(form, event.submitter));
    const address = `${form.action}?${data}`;
    if (form.matches(".jump") && !past) return;
    event.preventDefault();
    if (form.matches(".jump")) await look(address);
    else if (form.method === "get") {
      draftAddress = address;
      await ask(address, event.submitter);
    } else if (await go(form.action, { method: "POST", body: data })) {
      if (form.matches(".say-form")) form.reset();
      if (event.submitter?.dataset.kept) sayOn(event.submitter, event.submitter.dataset.kept);
    }
  });

  // Says on a button for a while what it has done.
  function sayOn(button, words) {
    const before = button.textContent;
    if (before === words) return;
    button.textContent = words;
    setTimeout(() => (button.textContent = before), 2000);
  }

  document.addEventListener("click", (event) => {
    setTimeout(skip);
    const link = event.target.closest?.("a.back, a.onward");
    if (link && table()?.contains(link)) {
      event.preventDefault();
      go(link.href);
    }
    for (const menu of document.querySelectorAll("details.menu[open], details.shut[open]")) {
      if (!menu.contains(event.target)) menu.open = false;
    }
  });

  // ---- A line of the log shows its moment in the place of the board; the table is still there, and one click away -------

  let past = false;

  async function look(address) {
    const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!answer) return tell(table().dataset.lost);
    const [page, then] = [table(), read(await answer.text()).getElementById("table")];
    if (!then) return void location.assign(address);
    past = true;
    waiting = [];
    unaim();
    page.classList.add("replay");
    for (const part of [".table__board", ".table__phase", ".players"]) {
      const [now, was] = [page.querySelector(part), then.querySelector(part)];
      if (now && was) morph(now, was);
    }
    const dock = page.querySelector(".table__dock");
    dock.replaceChildren(...then.querySelector(".table__dock").childNodes);
    const now = dock.querySelector(".now");
    now.className = "btn btn-primary now";
    now.querySelector("span").textContent = page.dataset.now;
    now.focus({ preventScroll: true });
  }

  const backToNow = () => go(draftAddress || location.href);

  // The game does not wait for somebody who looks back, and says so.
  function goneOn() {
    const words = document.querySelector(".table__dock .now span");
    if (words) words.textContent = table().dataset.goneOn;
  }

  document.addEventListener("click", (event) => {
    if (!table()?.dataset.live || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest?.("a.log__line") || (past && event.target.closest?.(".table__dock a[href]"));
    if (!link || !table().contains(link)) return;
    event.preventDefault();
    if (link.matches(".now")) backToNow();
    else look(link.href);
  });

  window.addEventListener("popstate", () => table()?.dataset.page && location.reload());

  function tell(words) {
    untell();
    const note = document.createElement("p");
    note.className = "lost";
    note.setAttribute("role", "alert");
    note.textContent = words;
    document.body.append(note);
    setTimeout(untell, 6000);
  }

  function untell() {
    document.querySelector(".lost")?.remove();
  }

  // ---- Pointing: what the mouse or the keyboard is at shows its card, and on the board what it is about -----------------

  const FOCUSED = ":is(:focus-visible, :has(:focus-visible))"; // by the keyboard: a mouse leaves focus behind, and so does the script
  let pointed = null;
  let lookFirst = ":hover"; // or focused: whichever of mouse and keyboard was used last

  function point() {
    const page = table();
    if (!page) return;
    const find = (state) => [...page.querySelectorAll(state)].at(-1); // of one within another, the inner one
    const [first, second] = lookFirst === ":hover" ? [":hover", FOCUSED] : [FOCUSED, ":hover"];
    pointed = find(".aimed") || find(`[data-at]${first}`) || find(`[data-at]${second}`) || null;
    const tip = pointed && page.querySelector(`[data-tip="${pointed.dataset.at}"]`);
    for (const other of page.querySelectorAll(".tip.pointed")) if (other !== tip) other.classList.remove("pointed");
    tip?.classList.add("pointed");
    if (tip) placeBeside(tip, pointed);
    const name = pointed?.closest("[id]").id;
    const about = name ? [...page.querySelectorAll(`[data-about~="${CSS.escape(name)}"]`)] : [];
    for (const other of page.querySelectorAll(".meant")) if (!about.includes(other)) other.classList.remove("meant");
    for (const thing of about) thing.classList.add("meant");
  }

  const GAP = 10;
  const cardPlace = new CSSStyleSheet(); // pages may have no inline style
  document.adoptedStyleSheets.push(cardPlace);

  // A card stands beside what it is about: to the right of it, else to the left, above or below, wherever it has room. What was
  // tapped has its card above the dock, at the thumb, where the style sheet puts it, unless that hides what can be tapped again.
  function placeBeside(tip, thing) {
    cardPlace.replaceSync("");
    const [box, card] = [extentOf(thing), tip.getBoundingClientRect()];
    if (!card.width || !box.width) return;
    const isTapped = tip.matches(".shown");
    const isOver = card.x < box.right && box.x < card.right && card.y < box.bottom && box.y < card.bottom;
    if (isTapped && !isOver) return;
    const [room, depth] = [innerWidth - card.width - GAP, innerHeight - card.height - GAP];
    const between = (least, wish, most) => Math.max(least, Math.min(wish, most));
    const across = between(GAP, box.x + (box.width - card.width) / 2, room);
    const along = between(GAP, box.y + (box.height - card.height) / 2, depth);
    const beside = [
      { x: box.right + GAP, y: along },
      { x: box.x - card.width - GAP, y: along },
    ];
    const over = [
      { x: across, y: box.y - card.height - GAP },
      { x: across, y: box.bottom + GAP },
    ];
    const [above, below] = over;
    const places = isTapped
      ? [below, above, ...beside]
      : thing.closest("#dock")
        ? [...over, ...beside]
        : [...beside, ...over];
    const place = places.find(({ x, y }) => x >= GAP && x <= room && y >= GAP && y <= depth);
    if (place) cardPlace.replaceSync(`#${tip.id} { position: fixed; inset: ${place.y}px auto auto ${place.x}px; }`);
  }

  // How far a thing reaches; of one without a box of its own (`display: contents`), what is in it.
  function extentOf(thing) {
    const box = thing.getBoundingClientRect();
    return box.width || !thing.firstElementChild ? box : thing.firstElementChild.getBoundingClientRect();
  }

  const repoint = (event) => event.target.closest?.("[data-at]") !== pointed && point();
  document.addEventListener("pointerover", (event) => {
    lookFirst = ":hover";
    repoint(event);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) lookFirst = FOCUSED;
    repoint(event);
  });
  document.documentElement.addEventListener("pointerleave", point);
  document.addEventListener("focusout", () => requestAnimationFrame(point)); // where it goes is known only then

  // ---- The second half of a double click must not hit what has come to lie under the mouse meanwhile --------------------

  let clickedLast = null;

  document.addEventListener(
    "click",
    (event) => {
      const act = event.target.closest?.(".act, .go");
      if (!act || event.pointerType === "touch") return; // a finger asks before it does something
      const clicked = `${table()?.dataset.position} ${act.value}`;
      if (event.detail > 1 && clicked !== clickedLast) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else clickedLast = clicked;
    },
    true,
  );

  // ---- Touch: the first tap shows what would happen, the second does it -----------------------------------------------

  let aimed = null;

  function unaim() {
    aimed = null;
    table()?.removeAttribute("data-aimed");
    document.querySelectorAll(".tip.shown").forEach((tip) => tip.classList.remove("shown"));
    document.querySelectorAll(".aimed").forEach((place) => place.classList.remove("aimed"));
    document.querySelectorAll(".tip .go").forEach((button) => button.remove());
    point();
  }

  // A finger leaves hover and focus behind: for it only what it has tapped shows its card. Else the card of what it comes down on
  // would push away what it is about to hit.
  document.addEventListener(
    "pointerdown",
    (event) => document.documentElement.classList.toggle("by-touch", event.pointerType === "touch"),
    true,
  );
  document.addEventListener(
    "pointermove",
    (event) => event.pointerType === "mouse" && document.documentElement.classList.remove("by-touch"),
    true,
  );

  document.addEventListener(
    "click",
    (event) => {
      const act = event.target.closest?.(".act");
      if (!act && !event.target.closest?.(".tip")) unaim();
      if (event.pointerType !== "touch" || act?.matches(".go, .at-once")) return; // a step that is easily taken back
      if (act && !act.classList.contains("no") && aimed === act.value) return;
      const place = event.target.closest?.("[data-at]");
      const tip = act
        ? document.getElementById(act.getAttribute("aria-describedby"))
        : place && table()?.querySelector(`[data-tip="${place.dataset.at}"]`);
      if (!tip) return;
      if (act) {
        event.preventDefault();
        event.stopPropagation();
      }
      unaim();
      aim(tip, act, place);
      tip.scrollIntoView({ block: "nearest" });
    },
    true,
  );

  // Shows the card of something; if it can be done, with the button that does it.
  function aim(tip, act, at) {
    table().dataset.aimed = "true";
    at?.classList.add("aimed");
    tip.classList.add("shown");
    point();
    if (!act || act.classList.contains("no")) return;
    aimed = act.value;
    const go = document.createElement("button");
    go.className = "btn btn-primary act go";
    go.setAttribute("form", act.getAttribute("form"));
    go.name = act.name;
    go.value = act.value;
    go.textContent = act.getAttribute("aria-label") || (act.querySelector(".sr") || act).textContent.trim();
    tip.append(go);
    if (at) placeBeside(tip, at);
  }

  // ---- Keyboard: numbers choose in the dock (again: do it), arrows walk over all that can be pointed at, n is the next game

  const seen = (element) => element.checkVisibility(); // what lies in a closed menu has a place, but is not seen
  const options = () =>
    [
      ...(table()?.querySelectorAll("#dock .act:not(.no), #dock summary, #dock .go, #dock .back, #dock .onward") || []),
    ].filter(seen);

  function label() {
    if (!document.documentElement.classList.contains("by-keys")) return;
    options().forEach((option, index) => index < 9 && option.setAttribute("data-key", index + 1));
  }

  function walk(key) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const middle = (element) => {
      const box = (element.closest(".f") || element).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const all = [...table().querySelectorAll(":is(.table__board, #dock) :is(.act, summary, .go, .back)")].filter(seen);
    const from = document.activeElement;
    if (!all.includes(from)) return void options()[0]?.focus();
    const [x, y] = middle(from);
    let best = null;
    for (const other of all) {
      if (other === from) continue;
      const [ox, oy] = middle(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along > 4 && (!best || along + 2 * aside < best.cost)) best = { other, cost: along + 2 * aside };
    }
    best?.other.focus();
  }

  document.addEventListener("keydown", (event) => {
    if (
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.target.matches("input:not([type=radio]), textarea, select")
    )
      return;
    if (event.key === "n") return void document.querySelector("a.next")?.click();
    if (!table()) return;
    setTimeout(skip);
    if (event.key === "Escape") {
      const open = [...document.querySelectorAll("details[open]:not(.counsel__fold, .my-notes)")];
      if (past) backToNow();
      else if (!open.length && !aimed) document.querySelector("#counsel .counsel__close")?.click();
      open.forEach((menu) => (menu.open = false));
      unaim();
    } else if (/^[1-9]$/.test(event.key)) {
      document.documentElement.classList.add("by-keys");
      label();
      const option = options()[event.key - 1];
      if (option && document.activeElement === option) option.click();
      else option?.focus();
    } else if (event.key.startsWith("Arrow") && !event.target.matches("input, .log, .wide")) {
      event.preventDefault();
      document.documentElement.classList.add("by-keys");
      label();
      walk(event.key);
    }
  });

  // ---- What was said and not seen yet is counted: on the tab that the talk lies behind, and above the column beside the board

  let talkInSight = false;
  let talkWatched = null;
  let seenUntil = 0;
  const memory = `seen ${location.pathname}`;
  const watcher = new IntersectionObserver((changes) => {
    talkInSight = changes.at(-1).isIntersecting;
    countUnread();
  });

  function remember(until) {
    if (until <= seenUntil) return;
    seenUntil = until;
    try {
      localStorage.setItem(memory, until);
    } catch {
      // a browser that keeps nothing counts from now on
    }
  }

  function countUnread() {
    const talk = document.getElementById("says");
    if (!talk || !table()?.dataset.live) return;
    if (talk !== talkWatched) {
      watcher.disconnect();
      watcher.observe(talk);
      talkWatched = talk;
    }
    const said = [...talk.children];
    if (talkInSight && !document.hidden) remember(Math.max(0, ...said.map((line) => Number(line.dataset.said))));
    const isUnread = (line) => !line.matches(".own") && Number(line.dataset.said) > seenUntil;
    const count = said.filter(isUnread).length;
    const tab = document.querySelector('[for="tab-people"]');
    if (count) tab?.setAttribute("data-unread", count);
    else tab?.removeAttribute("data-unread");
    const sign = document.getElementById("unread");
    if (!sign) return;
    sign.hidden = !count;
    sign.querySelector("b").textContent = count;
  }

  document.addEventListener("visibilitychange", countUnread);

  // ---- Clocks --------------------------------------------------------------------------------------------------------

  function time(milliseconds) {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    const two = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(seconds / 3600);
    return hours
      ? `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
      : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  }

  setInterval(() => {
    const running = document.querySelectorAll(
      ".player[aria-current] [data-left], [data-asked] .table__tools [data-left]",
    );
    for (const clock of running) {
      const left = Number(clock.dataset.left) - 1000;
      if (left > 86_400_000) continue;
      clock.dataset.left = left;
      clock.textContent = time(left);
      clock.parentElement.classList.toggle("low", left < 30_000);
    }
  }, 1000);

  // ---- Rules beside the table, opened at the one that matters; a search that answers while it is written ------------------

  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.('a[target="rules"]');
    if (!link || !table() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const address = new URL(link.href);
    let panel = document.getElementById("rules-panel");
    if (!panel) {
      const page = read(await (await fetch(address, { headers: { Accept: "text/html" } })).text());
      panel = document.createElement("dialog");
      panel.id = "rules-panel";
      panel.className = "on-page";
      const close = document.createElement("button");
      close.className = "btn btn-icon close";
      close.textContent = "✕";
      close.setAttribute("aria-label", table().dataset.close || "✕");
      close.addEventListener("click", () => panel.close());
      panel.append(close, document.importNode(page.querySelector("main"), true));
      document.body.append(panel);
      panel.addEventListener("click", (event) => event.target === panel && panel.close());
    }
    if (!panel.open) panel.showModal();
    const rule = address.hash === "" ? null : panel.querySelector(`[id="${CSS.escape(address.hash.slice(1))}"]`);
    panel.querySelectorAll(".meant").forEach((other) => other.classList.remove("meant"));
    rule?.classList.add("meant");
    (rule || panel.querySelector("h1"))?.scrollIntoView({ block: "start" });
  });

  // Beside a table the search has answered already; the page of the rules would take the table away.
  document.addEventListener("submit", (event) => {
    if (event.target.closest("#rules-panel")) event.preventDefault();
  });

  document.addEventListener("input", (event) => {
    if (event.target.id !== "find-rule") return;
    const wanted = event.target.value.trim().toLowerCase();
    const rules = [...document.querySelectorAll(".rules .one")];
    for (const rule of rules) rule.hidden = !rule.textContent.toLowerCase().includes(wanted);
    const found = rules.some((rule) => !rule.hidden);
    for (const chapter of document.querySelectorAll(".chapter")) {
      chapter.hidden = !chapter.querySelector(".one:not([hidden])");
    }
    for (const words of document.querySelectorAll(".no-hit")) words.hidden = found;
  });

  // ---- An address that is copied by a click, where the browser allows it ------------------------------------------------

  document.documentElement.classList.toggle("can-copy", Boolean(navigator.clipboard));
  document.addEventListener("click", async (event) => {
    if (event.target.matches?.("input[readonly]")) event.target.select();
    const button = event.target.closest?.("button.copy");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      return; // the address stands beside it
    }
    sayOn(button, button.dataset.copied);
  });

  // ---- Sounds, made on the spot, and a word when it is your turn ------------------------------------------------------

  let audio = null;

  function play(kind, after, seconds, loudness, pitch) {
    if (taste.sounds !== "on") return;
    audio ??= new AudioContext();
    const at = audio.currentTime + after;
    const volume = new GainNode(audio, { gain: loudness });
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    const source = kind === "tone" ? new OscillatorNode(audio, { type: "triangle", frequency: pitch }) : noise(seconds);
    source
      .connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 2 * pitch }))
      .connect(volume)
      .connect(audio.destination);
    source.start(at);
    source.stop(at + seconds);
  }

  function noise(seconds) {
    const buffer = new AudioBuffer({ length: Math.ceil(seconds * audio.sampleRate), sampleRate: audio.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
    return new AudioBufferSourceNode(audio, { buffer });
  }

  const knock = () => play("noise", 0, 0.06, 0.15, 400);
  const rattle = () => [0, 0.08, 0.15, 0.27, 0.36].forEach((after) => play("noise", after, 0.05, 0.2, 1200));
  const fanfare = () => [262, 330, 392, 523].forEach((pitch, index) => play("tone", 0.14 * index, 0.6, 0.12, pitch));

  function call(page) {
    [440, 587].forEach((pitch, index) => play("tone", 0.16 * index, 0.4, 0.12, pitch));
    if (!document.hidden || !window.Notification || Notification.permission !== "granted") return;
    const note = new Notification(document.title, {
      body: page.querySelector("#status")?.textContent,
      tag: location.pathname,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }

  const notify = document.getElementById("notify");
  if (notify && window.Notification) {
    const show = () => {
      const answer = notify.dataset[Notification.permission];
      if (!answer) return;
      notify.querySelector("p").textContent = answer;
      notify.querySelector("button").remove();
    };
    notify.hidden = false;
    notify.querySelector("button").addEventListener("click", async () => {
      await Notification.requestPermission();
      show();
    });
    show();
  }

  // ---- The table's news ------------------------------------------------------------------------------------------------

  let wait = 500;

  function connect() {
    if (!table()?.dataset.live) return;
    const address = new URL(table().dataset.live, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.onopen = untell;
    socket.onmessage = (message) => {
      wait = 500;
      receive(message.data);
    };
    socket.onclose = () => {
      if (wait > 500) tell(table().dataset.lost);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 10000);
    };
  }

  if (table()) {
    const draft = new URLSearchParams(location.search).get("draft");
    if (draft) draftAddress = location.href;
    document.title = table().dataset.title || pageTitle;
    connect();
    try {
      seenUntil = Number(localStorage.getItem(memory)) || 0;
    } catch {
      // nothing was kept
    }
    const talk = document.getElementById("says");
    if (talk) talk.scrollTop = talk.scrollHeight;
    countUnread();
  }

  // ---- An address that is handed on by what the device has for it ----

  document.documentElement.classList.toggle("can-share", Boolean(navigator.share));
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button[data-share]");
    if (button) navigator.share({ url: button.dataset.share }).catch(() => {}); // somebody may think better of it
  });

  // ---- A new table: what was chosen is summed up beside the form, and bots never take more chairs than there are ----

  const newTable = document.querySelector("form.new-table");

  function sumUp(changed) {
    const chosen = (name) => newTable.querySelector(`[name="${name}"]:checked`);
    const words = (input) => input.closest("label").textContent.trim();
    const bots = [...newTable.querySelectorAll('[name^="bots."]:checked')];
    let free = Number(chosen("players").value) - 1;
    // What was chosen last stands; the others give way.
    for (const input of bots.toSorted((one, other) => (other === changed) - (one === changed))) {
      const fits = Math.min(Number(input.value), free);
      newTable.querySelector(`[name="${input.name}"][value="${fits}"]`).checked = true;
      free -= fits;
    }
    for (const sum of newTable.querySelectorAll("[data-sum]")) {
      if (sum.dataset.sum !== "bots") sum.textContent = words(chosen(sum.dataset.sum));
    }
    const sitting = [...newTable.querySelectorAll('[name^="bots."]:checked')].filter((input) => input.value !== "0");
    const level = (input) => input.closest("[role=radiogroup]").getAttribute("aria-label");
    const names = sitting.map((input) => `${input.value} ${level(input)}`);
    const sum = newTable.querySelector('[data-sum="bots"]');
    sum.textContent = names.join(", ") || sum.dataset.none;
  }

  if (newTable) {
    document.documentElement.classList.add("can-sum");
    newTable.addEventListener("change", (event) => sumUp(event.target));
    sumUp();
  }
})();
