// What runs inside a page to judge how it fits its window. Nothing here may use anything from outside.

/**
 * What is wrong with the page as the window shows it now: a list of { kind, where, what }. `least` is the smallest text that is
 * allowed, in CSS pixels as rendered; `intended` is what may lie over something else: see intended.mjs. `scrolled` tells that
 * the page was scrolled on (`scrollOn`): then things pass below what sticks to an edge.
 */
export function faultsOf({ least, intended, scrolled = false }) {
  const faults = [];
  const isMeant = (over, element) =>
    passesBelow(over, element) ||
    intended.some(
      ({ by, unless, when = "all" }) => over?.closest(by) && !element.closest(unless) && matchMedia(when).matches,
    );
  const CLICKABLE = "a[href], button, summary, input:not([type=hidden]), select, textarea, label.tab";
  const nameOf = (element) => {
    const own = element.id ? `#${element.id}` : [...element.classList].map((name) => `.${name}`).join("");
    return element.tagName.toLowerCase() + own.replace(/\d+/g, "N");
  };
  const pathOf = (element) => {
    const holder = element.parentElement?.closest("[id], [class]");
    return `${holder && holder !== document.body ? `${nameOf(holder)} > ` : ""}${nameOf(element)}`;
  };
  const fault = (kind, element, what) => faults.push({ kind, where: pathOf(element), what });
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // What is asked of an element is asked again for all that it holds.
  const remembered = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const styleOf = remembered((element) => getComputedStyle(element));
  const parentOf = (element) => element.parentElement;
  const stuckOf = remembered((element) => {
    if (/sticky|fixed/.test(styleOf(element).position)) return element;
    return parentOf(element) && stuckOf(parentOf(element));
  });
  const passesBelow = (over, element) => scrolled && over && stuckOf(over) && !stuckOf(over).contains(element);
  const isClipped = (element) => styleOf(element).clipPath === "inset(50%)"; // nothing of it is seen
  const isForEars = remembered(
    (element) =>
      element.matches(".sr, .skip:not(:focus)") ||
      isClipped(element) ||
      (parentOf(element) !== null && isForEars(parentOf(element))),
  );
  const isOver = (box, other) =>
    box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  const common = (box, other) => ({
    left: Math.max(box.left, other.left),
    right: Math.min(box.right, other.right),
    top: Math.max(box.top, other.top),
    bottom: Math.min(box.bottom, other.bottom),
  });
  const areaOf = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

  // All that scrolls or clips what is in an element, from the inside out.
  const clipsOf = remembered((element) => {
    if (!element || element === document.documentElement) return [];
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = styleOf(element);
    const outer = position === "fixed" ? [] : clipsOf(parentOf(element));
    if (overflowX === "visible" && overflowY === "visible") return outer;
    const own = {
      holder: element,
      edge: element.getBoundingClientRect(),
      clipsX: overflowX !== "visible",
      clipsY: overflowY !== "visible",
      scrollsX: /auto|scroll/.test(overflowX),
      scrollsY: /auto|scroll/.test(overflowY),
      hasSign: textOverflow === "ellipsis" || (webkitLineClamp && webkitLineClamp !== "none"),
    };
    return [own, ...outer];
  });

  // What of a box the window and all that scrolls or clips lets through; and what clips it without a sign.
  function through(element, box) {
    let seen = common(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    let cutBy = null;
    let [acrossScrolls, alongScrolls] = [false, false];
    const slack = 1.5;
    for (const { holder, edge, clipsX, clipsY, scrollsX, scrollsY, hasSign } of clipsOf(element)) {
      if (holder === element && holder.tagName === "INPUT") continue;
      acrossScrolls ||= scrollsX;
      alongScrolls ||= scrollsY;
      const isCutAcross = clipsX && !acrossScrolls && (box.left < edge.left - slack || box.right > edge.right + slack);
      const isCutAlong = clipsY && !alongScrolls && (box.top < edge.top - slack || box.bottom > edge.bottom + slack);
      if ((isCutAcross || isCutAlong) && !hasSign) cutBy = holder;
      seen = common(seen, edge);
    }
    return { seen, cutBy, scrolls: acrossScrolls || alongScrolls };
  }

  // How much larger than its font size a text is drawn.
  function scaleOf(element) {
    const svg = element.closest("svg");
    if (svg && element !== svg) {
      const { a, b, c, d } = element.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    let scale = 1;
    for (let holder = element; holder && holder !== document.body; holder = parentOf(holder)) {
      const { transform, scale: own } = styleOf(holder);
      if (transform !== "none") {
        const { c, d } = new DOMMatrix(transform);
        scale *= Math.hypot(c, d);
      }
      if (own !== "none") scale *= Number(own.split(" ").at(-1));
    }
    return scale;
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue.trim() || element.closest("script, style, noscript, option, textarea, title")) continue;
    if (isForEars(element) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const words = node.nodeValue.trim().replace(/\s+/g, " ").slice(0, 60);
    const size = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element);
    if (size < least - 0.2) fault("small", element, `${size.toFixed(1)} px: ${words}`);
    for (const box of boxes) {
      const { seen, cutBy, scrolls } = through(element, box);
      if (cutBy) {
        fault("cut", element, `${words} (by ${nameOf(cutBy)})`);
        break;
      }
      if (!scrolled && element.closest("#dock h2") && areaOf(seen) < 0.9 * areaOf(box)) {
        fault("unasked", element, words); // what is asked must be in sight, whatever else can be scrolled to
        break;
      }
      if (areaOf(seen) > 0.3 * areaOf(box)) texts.push({ element, node, box: seen, words, scrolls });
    }
    const { hyphens } = styleOf(element);
    if (hyphens !== "auto" && !element.closest("svg, code") && boxes.length > 1) {
      for (const { 0: word, index } of node.nodeValue.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const part = document.createRange();
        part.setStart(node, index);
        part.setEnd(node, index + word.length);
        const lines = new Set(
          [...part.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top)),
        );
        const afterHyphen = node.nodeValue[index - 1] === "\u00ad"; // the hyphen at the end of the line before counts as its own
        if (lines.size > (afterHyphen ? 2 : 1)) {
          fault("broken", element, `${word} in: ${words}`);
          break;
        }
      }
    }
  }

  // Text over text.
  texts.sort((one, other) => one.box.top - other.box.top);
  texts.forEach((text, index) => {
    for (let next = index + 1; next < texts.length && texts[next].box.top < text.box.bottom; next += 1) {
      const other = texts[next];
      if (other.node === text.node || !isOver(text.box, other.box)) continue;
      const shared = areaOf(common(text.box, other.box));
      if (shared > 0.2 * Math.min(areaOf(text.box), areaOf(other.box)) && shared > 12) {
        if (isCovered(text) || isCovered(other)) continue; // reported as such, or hidden behind a card that is meant to lie there
        if (isMeant(text.element, other.element) || isMeant(other.element, text.element)) continue;
        fault("text over text", text.element, `${text.words} / ${other.words}`);
      }
    }
  });

  function isOpaque(element) {
    const { backgroundColor, backgroundImage, opacity } = styleOf(element);
    if (Number(opacity) < 0.5) return false;
    if (backgroundImage !== "none" && backgroundImage !== "") return true;
    const alpha = backgroundColor.match(/rgba?\(([^)]*)\)/)?.[1].split(/[,/]\s*/)[3];
    return backgroundColor !== "rgba(0, 0, 0, 0)" && (alpha === undefined || Number(alpha) > 0.5);
  }

  // What lies over the middle of something that is to be read.
  function coverOf({ element, box }) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isOwn = (over) => !over || over.contains(element) || element.contains(over);
    if (isOwn(document.elementFromPoint(x, y))) return null; // so it is with most, and asking for one is quick
    for (const over of document.elementsFromPoint(x, y)) {
      if (isOwn(over)) return null;
      const edge = over.getBoundingClientRect(); // a button can reach beyond its own box by something transparent
      const isWithin = x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
      if (isWithin && over.closest("svg") === null && isOpaque(over)) return over;
    }
    return null;
  }
  function isCovered(text) {
    return Boolean(coverOf(text));
  }
  for (const text of texts) {
    const over = coverOf(text);
    if (over && !isMeant(over, text.element)) fault("covered", text.element, `${text.words} (by ${pathOf(over)})`);
  }

  // What can be clicked can be hit in its middle and near its corners, and lies in sight or can be scrolled to.
  const clickable = [...document.querySelectorAll(CLICKABLE)].filter(
    (element) => isSeen(element) && !isForEars(element),
  );
  for (const element of clickable) {
    if (styleOf(element).pointerEvents === "none" || element.closest("[inert]")) continue;
    const boxes = [...element.getClientRects()].filter((box) => box.width > 2 && box.height > 2);
    if (!boxes.length) continue;
    const box = boxes[0];
    const { seen, cutBy, scrolls } = through(element, box);
    const whole = areaOf(seen) > 0.98 * areaOf(box);
    if (cutBy && !scrolls) fault("button cut", element, `by ${nameOf(cutBy)}`);
    if (
      !whole &&
      !scrolls &&
      document.documentElement.scrollHeight <= innerHeight + 1 &&
      areaOf(seen) < 0.9 * areaOf(box)
    ) {
      fault("out of sight", element, element.textContent.trim().slice(0, 40));
    }
    if (!whole) continue;
    const clip = styleOf(element).clipPath;
    const points = [0.5, 0.2, 0.8].flatMap((right) => [0.5, 0.2, 0.8].map((down) => [right, down]));
    const hits = points.map(([right, down]) => {
      const hit = document.elementFromPoint(box.left + box.width * right, box.top + box.height * down);
      const isOwn = hit && (hit === element || element.contains(hit) || hit.closest("label")?.control === element);
      return { hit, isOwn: isOwn || hit?.contains(element) };
    });
    if (clip !== "none" && clip !== "") continue; // its box is not its shape
    const foreign = hits.filter(({ hit, isOwn }) => !isOwn && !isMeant(hit, element));
    if (foreign.includes(hits[0]) || foreign.length > 2) {
      fault(
        "hidden",
        element,
        `${foreign.length} of 9 points, by ${foreign[0].hit ? pathOf(foreign[0].hit) : "nothing"}`,
      );
    }
  }

  // No part of the board lies under the dock, whether or not there are words on it.
  const dock = document.querySelector("#dock");
  for (const part of dock ? document.querySelectorAll(".table__board, .table__board > *") : []) {
    if (part.contains(dock) || !isSeen(part) || isForEars(part)) continue;
    const { seen } = through(part, part.getBoundingClientRect());
    const shared = common(seen, dock.getBoundingClientRect());
    const isUnder = shared.right - shared.left > 3 && shared.bottom - shared.top > 3;
    if (isUnder && !isMeant(part, dock) && !isMeant(dock, part)) {
      fault("under the dock", part, `${Math.round(shared.bottom - shared.top)} pixels high`);
    }
  }

  // Buttons stand beside each other, not one over another's edge.
  const buttons = clickable.filter((element) => element.matches(".btn"));
  const boxes = buttons.map((element) => through(element, element.getBoundingClientRect()).seen);
  buttons.forEach((element, index) => {
    const other = buttons.findIndex((_, later) => {
      if (later <= index || buttons[later].contains(element) || element.contains(buttons[later])) return false;
      const shared = common(boxes[index], boxes[later]);
      return shared.right - shared.left > 3 && shared.bottom - shared.top > 3;
    });
    if (other < 0 || isMeant(element, buttons[other]) || isMeant(buttons[other], element)) return;
    fault("buttons overlap", element, `${element.textContent.trim()} / ${buttons[other].textContent.trim()}`);
  });

  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  if (wide > innerWidth + 1) {
    const element = [...document.querySelectorAll("body *")].find((other) => {
      const box = other.getBoundingClientRect();
      return box.right > innerWidth + 1 && box.width > 1 && !isForEars(other) && isSeen(other);
    });
    fault("sideways", element ?? document.body, `${wide} of ${innerWidth}`);
  }
  return faults;
}

/** Scrolls the page and all lists in it on by most of what they show, or back; says whether anything was left to show. */
export function scrollOn({ back = false } = {}) {
  const scrollers = [...document.querySelectorAll("body *")].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  let moved = false;
  for (const scroller of [document.scrollingElement, ...scrollers]) {
    const before = scroller.scrollTop;
    scroller.scrollTop = back ? 0 : before + 0.8 * Math.min(scroller.clientHeight, innerHeight);
    moved ||= scroller.scrollTop > before + 4;
  }
  return moved;
}

/** The tabs of a table that can be seen, by their controls: the one that is open comes last, so that it is open again. */
export function tabs() {
  const shown = [...document.querySelectorAll("label.tab")].filter((label) => label.checkVisibility() && label.control);
  const controls = shown.map((label) => label.control).toSorted((one, other) => one.checked - other.checked);
  return controls.length > 1 ? controls.map(({ id }) => id) : [];
}

/** Where the things stand that can be clicked: their boxes in a fixed order, and a point at which each can be hit. */
export function clickables() {
  const all = document.querySelectorAll(
    "a[href], button, summary, input:not([type=hidden]), select, textarea, label.tab",
  );
  const seen = [...all].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".tip"),
  );
  return seen.map((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
    const isHit = hit && (hit === element || element.contains(hit));
    const name = element.id || element.getAttribute("aria-label") || element.textContent.trim().slice(0, 30);
    return { name, box: [box.x, box.y, box.width, box.height], point: isHit ? [x, y] : null };
  });
}
