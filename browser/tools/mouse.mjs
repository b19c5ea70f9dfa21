// A mouse: it hits what lies on top at a point, and nothing else.
import { picture } from "./chromium.mjs";
import { hitPoint, OPTION } from "./sight.mjs";

const PATIENCE = 5_000; // a page may be drawing itself anew just now

/** Brings an element into the window with the wheel, as a hand would, and tells where it can be hit. */
export async function find(page, locator) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const point = await locator.evaluate(hitPoint);
    if (point) return point;
    const wheel = await locator.evaluate((element) => {
      // The innermost thing that scrolls and does not yet show the element, seen from the outside in.
      for (let box = element.parentElement; box; box = box.parentElement) {
        const root = box === document.documentElement;
        const scrolls =
          box.scrollHeight > box.clientHeight + 1 && (root || /auto|scroll/.test(getComputedStyle(box).overflowY));
        if (!scrolls) continue;
        const frame = root ? { top: 0, bottom: innerHeight, left: 0, width: innerWidth } : box.getBoundingClientRect();
        const place = element.getBoundingClientRect();
        const [top, bottom] = [Math.max(0, frame.top), Math.min(innerHeight, frame.bottom)];
        const off = (place.top + place.bottom) / 2 - (top + bottom) / 2;
        const room = off > 0 ? box.scrollHeight - box.clientHeight - box.scrollTop : box.scrollTop;
        if (Math.abs(off) > 4 && room > 1 && bottom > top)
          return { x: frame.left + frame.width / 2, y: (top + bottom) / 2, off };
      }
      return null;
    });
    if (wheel) {
      await page.mouse.move(wheel.x, wheel.y);
      await page.mouse.wheel(0, Math.round(wheel.off));
    }
    if (page.hasScript)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    else await page.waitForTimeout(60); // no frame can be waited for
  }
  throw new Error(`the mouse cannot hit ${locator}; see ${await picture(page, "cannot-hit")}`);
}

/** Clicks where the mouse really hits. */
export async function click(page, target) {
  const locator = typeof target === "string" ? page.locator(target).first() : target;
  await locator.waitFor({ state: "visible" });
  const { x, y } = await find(page, locator);
  await page.mouse.click(x, y);
}

/** Chooses: hand in what is complete; else in turn something on the board or what ends the decision; else in the dock. */
export function choose(options, turn) {
  const board = options.filter((it) => it.onBoard);
  const brief = options.filter((it) => it.completes && !it.isUse);
  const groups = [
    options.filter((it) => it.isHandIn),
    turn % 2 ? board : brief,
    board,
    options.filter((it) => !it.isUse),
    options,
  ];
  const group = groups.find((group) => group.length) ?? [];
  return group[turn % group.length];
}

/** What to choose now; there must be something. */
export async function chooseNow(page, seen, turn) {
  if (!seen.options.length)
    throw new Error(
      `asked "${seen.question}", but there is nothing to choose; see ${await picture(page, "no-option")}`,
    );
  return choose(seen.options, turn);
}

/** Moves the mouse to what `clickOption` will click, if that can be seen: a hand is there before it presses. */
export async function pointAtOption(page, seen, turn) {
  const { point } = await chooseNow(page, seen, turn);
  if (point) await page.mouse.move(point.x, point.y);
}

/** Takes one step of a decision with the mouse. */
export async function clickOption(page, seen, turn) {
  const option = await chooseNow(page, seen, turn);
  const loaded = page.hasScript ? null : page.waitForEvent("load"); // every answer is a new page
  if (option.point) await page.mouse.click(option.point.x, option.point.y);
  else await click(page, page.locator(OPTION).nth(option.index));
  await loaded;
  return option;
}
