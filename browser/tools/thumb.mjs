// A thumb: the first tap shows what would happen, the second does it.
import assert from "node:assert/strict";
import { picture } from "./chromium.mjs";
import { chooseNow } from "./mouse.mjs";
import { hitPoint, OPTION } from "./sight.mjs";
import { look } from "./table.mjs";

/** Nothing is wider than the screen. */
export async function assertNothingSideways(page) {
  const limit = page.viewportSize().width;
  const { width, wide } = await page.evaluate((limit) => {
    const width = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
    const isWide = (element) => element.getBoundingClientRect().right > limit + 1;
    const wide = width > limit ? [...document.querySelectorAll("body *")].filter(isWide) : [];
    return { width, wide: wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)) };
  }, limit);
  assert.ok(width <= limit, `${page.url()} is ${width} wide on a screen of ${limit}: ${wide.join("\n")}`);
}

/** Scrolls to something, as a thumb would, and taps it where it is hit. */
export async function tap(page, locator) {
  await locator.waitFor({ state: "visible" });
  let point = await locator.evaluate(hitPoint);
  if (!point) {
    await locator.scrollIntoViewIfNeeded();
    point = await locator.evaluate(hitPoint);
  }
  if (!point) throw new Error(`the thumb cannot hit ${locator}; see ${await picture(page, "cannot-tap")}`);
  await page.touchscreen.tap(point.x, point.y);
}

/** Takes one step of a decision with the thumb. */
export async function tapOption(page, seen, turn) {
  const option = await chooseNow(page, seen, turn);
  const button = page.locator(OPTION).nth(option.index);
  await tap(page, button);
  if (!option.hasTip) return;
  await assertPreview(page, seen, option);
  // Again on the same, where it can still be seen; or on the button that the preview brought.
  const again = turn % 2 ? await button.evaluate(hitPoint) : null;
  if (again) await page.touchscreen.tap(again.x, again.y);
  else await tap(page, page.locator(".tip.shown .go"));
}

/** The first tap shows what would happen, and decides nothing. */
async function assertPreview(page, seen, option) {
  const shown = page.locator(".tip.shown .go");
  await shown.waitFor({ state: "visible", timeout: 20_000 }).catch(async () => {
    throw new Error(
      `a tap on "${option.name}" at "${seen.question}" shows nothing; see ${await picture(page, "no-tip")}`,
    );
  });
  const isInSight = await page.locator(".tip.shown").evaluate((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  assert.ok(
    isInSight,
    `the card of "${option.name}" is in the window; see ${isInSight || (await picture(page, "tip"))}`,
  );
  assert.equal((await look(page)).moment, seen.moment, "the first tap decides nothing");
  assert.notEqual(
    (await page.locator(".tip.shown h3").first().textContent()).trim(),
    "",
    "the first tap shows what would happen",
  );
  await assertNothingSideways(page);
}
