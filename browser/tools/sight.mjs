// What runs inside a page: where something can be hit, and what a table shows. Nothing here may use anything from outside.

/** Where an element can be hit: a point at which it, or something in it, lies on top. Null if there is none in the window. */
export function hitPoint(element) {
  const steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6];
  for (const box of element.getClientRects()) {
    if (!box.width || !box.height) continue;
    for (const down of steps) {
      for (const right of steps) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit) || hit.closest("label")?.control === element))
          return { x, y };
      }
    }
  }
  return null;
}

/** What can be chosen now, wherever it stands. */
export const OPTION = "#table :is(.act, #dock .go):not(.no, .tip .go)";

/**
 * What a table shows, as soon as its viewer is asked something, or the game is over, and it is not the moment `before`. Null if
 * that takes longer than `patience`.
 */
function sight({ before, patience, selector }, hitPoint) {
  const optionsOf = (table) => {
    const found = new Map();
    [...table.querySelectorAll(selector)].forEach((button, index) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return;
      const known = found.get(button.value);
      if (known?.point) return; // what stands in two places needs only one
      const point = hitPoint(button);
      if (known && !point) return;
      found.set(button.value, {
        index,
        point,
        value: button.value,
        isHandIn: button.classList.contains("go"),
        completes: button.getAttribute("form") === "decide",
        onBoard: Boolean(button.closest(".table__board")),
        isUse: Boolean(button.closest(".uses")),
        hasTip:
          Boolean(document.getElementById(button.getAttribute("aria-describedby"))) && !button.matches(".at-once"),
        name: button.getAttribute("aria-label") || (button.querySelector(".sr") ?? button).textContent.trim(),
      });
    });
    return [...found.values()];
  };
  const look = () => {
    const table = document.getElementById("table");
    if (!table || document.readyState === "loading") return null;
    const [asked, over] = [table.dataset.asked === "true", Boolean(table.querySelector("#dock.over"))];
    if (!asked && !over && before !== undefined) return null;
    const question = table.querySelector("#dock h2")?.textContent.trim() ?? "";
    const values = [...table.querySelectorAll(selector)].map((button) => button.value);
    const moment = [
      table.dataset.position,
      table.querySelectorAll(".steps li").length,
      values.join(";"),
      question,
    ].join("|");
    if (moment === before) return null;
    const phase = table.querySelector(".table__phase")?.textContent ?? "";
    return {
      position: Number(table.dataset.position),
      asked,
      over,
      question,
      moment,
      phase,
      options: asked && before !== undefined ? optionsOf(table) : [],
    };
  };
  const now = look();
  if (now || !patience) return now;
  return new Promise((resolve) => {
    const end = (seen) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(seen);
    };
    const observer = new MutationObserver(() => {
      const seen = look();
      if (seen) end(seen);
    });
    const timer = setTimeout(() => end(look()), patience);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-position", "data-asked"],
    });
  });
}

/** Looks at a table, or waits for it to show another moment: see above. In pages without the script nothing can wait. */
export function see(page, { before, patience = 0 } = {}) {
  return page.evaluate(`(${sight})(${JSON.stringify({ before, patience, selector: OPTION })}, ${hitPoint})`);
}
