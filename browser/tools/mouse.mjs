// A mouse: it hits what lies on top at a point, and nothing else.
import assert from "node:assert/strict";
import { picture } from "./chromium.mjs";
import { waitForChange } from "./table.mjs";

/** Where an element can be hit: a point at which it, or something in it, lies on top. Null if there is none in the window. */
export function hitPoint(element) {
  const boxes = [...element.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95, 0.22, 0.78];
  for (const box of boxes) {
    for (const down of steps) {
      for (const right of steps) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit) || hit.closest("label")?.control === element)) return { x, y };
      }
    }
  }
  return null;
}

/** Brings an element into the window with the wheel, as a hand would, and tells where it can be hit. */
export async function find(page, locator) {
  for (let turns = 0; turns < 40; turns += 1) {
    const point = await locator.evaluate(hitPoint);
    if (point) return point;
    const wheel = await locator.evaluate((element) => {
      // The innermost thing that scrolls and does not yet show the element, seen from the outside in.
      for (let box = element.parentElement; box; box = box.parentElement) {
        const root = box === document.documentElement;
        const scrolls = box.scrollHeight > box.clientHeight + 1 && (root || /auto|scroll/.test(getComputedStyle(box).overflowY));
        if (!scrolls) continue;
        const frame = root ? { top: 0, bottom: innerHeight, left: 0, width: innerWidth } : box.getBoundingClientRect();
        const place = element.getBoundingClientRect();
        const [top, bottom] = [Math.max(0, frame.top), Math.min(innerHeight, frame.bottom)];
        const off = (place.top + place.bottom) / 2 - (top + bottom) / 2;
        const room = off > 0 ? box.scrollHeight - box.clientHeight - box.scrollTop : box.scrollTop;
        if (Math.abs(off) > 4 && room > 1 && bottom > top) return { x: frame.left + frame.width / 2, y: (top + bottom) / 2, off, before: box.scrollTop };
      }
      return null;
    });
    if (!wheel) break;
    await page.mouse.move(wheel.x, wheel.y);
    await page.mouse.wheel(0, wheel.off);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  throw new Error(`the mouse cannot hit ${locator}; see ${await picture(page, "cannot-hit")}`);
}

/** Clicks where the mouse really hits. */
export async function click(page, target) {
  const locator = typeof target === "string" ? page.locator(target).first() : target;
  await locator.waitFor({ state: "visible" });
  const { x, y } = await find(page, locator);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

/** What can be chosen now, wherever it stands. */
export const OPTION = "#table :is(.act, #dock .go):not(.no, .tip .go)";

/** Every option that is open now, with the point where it is hit. What has two places needs only one. */
export function optionsOnScreen(page) {
  const list = ({ selector, source }) => {
    const hitPoint = eval(`(${source})`);
    const found = new Map();
    [...document.querySelectorAll(selector)].forEach((button, index) => {
      if (!button.checkVisibility({ visibilityProperty: true }) || button.closest("details:not([open])")) return;
      if (found.get(button.value)?.point) return;
      const point = hitPoint(button);
      if (!point && found.has(button.value)) return;
      found.set(button.value, {
        index,
        point,
        value: button.value,
        isHandIn: button.classList.contains("go"),
        onBoard: Boolean(button.closest(".table__board")),
        isUse: Boolean(button.closest(".uses")),
        name: button.getAttribute("aria-label") || button.innerText,
      });
    });
    return [...found.values()];
  };
  return page.evaluate(list, { selector: OPTION, source: hitPoint.toString() });
}

/** Chooses: hand in what is whole, else something on the board, else in the dock; not always the same. */
export function choose(options, turn) {
  const groups = [options.filter((it) => it.isHandIn), options.filter((it) => it.onBoard), options.filter((it) => !it.isUse), options];
  const group = groups.find((group) => group.length) ?? [];
  return group[turn % group.length];
}

/** Takes one step of a decision with the mouse. */
export async function clickOption(page, seen, turn) {
  const options = await optionsOnScreen(page);
  assert.ok(options.length, `asked "${seen.question}", but there is nothing to choose; see ${await picture(page, "no-option")}`);
  const option = choose(options, turn);
  await click(page, page.locator(OPTION).nth(option.index));
  await waitForChange(page, seen, `a click on "${option.name}"`);
  return option;
}
