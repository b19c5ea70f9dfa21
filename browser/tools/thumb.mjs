// A thumb: the first tap shows what would happen, the second does it.
import assert from "node:assert/strict";
import { picture } from "./chromium.mjs";
import { OPTION, choose, hitPoint, optionsOnScreen } from "./mouse.mjs";
import { look, waitForChange } from "./table.mjs";

/** Nothing is wider than the screen. */
export async function assertNothingSideways(page) {
  const { width, wide } = await page.evaluate(() => ({
    width: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    wide: [...document.querySelectorAll("body *")].filter((it) => it.getBoundingClientRect().right > innerWidth + 1).slice(0, 5).map((it) => it.outerHTML.slice(0, 120)),
  }));
  const limit = page.viewportSize().width;
  assert.ok(width <= limit, `${page.url()} is ${width} wide on a screen of ${limit}: ${wide.join("\n")}`);
}

/** Scrolls to something, as a thumb would, and taps it where it is hit. */
export async function tap(page, locator) {
  await locator.waitFor({ state: "visible" });
  await locator.scrollIntoViewIfNeeded();
  const point = await locator.evaluate(hitPoint);
  assert.ok(point, `the thumb cannot hit ${locator}; see ${await picture(page, "cannot-tap")}`);
  await page.touchscreen.tap(point.x, point.y);
}

/** Takes one step of a decision with the thumb. */
export async function tapOption(page, seen, turn) {
  const options = await optionsOnScreen(page);
  assert.ok(options.length, `asked "${seen.question}", but there is nothing to choose; see ${await picture(page, "no-option")}`);
  const option = choose(options, turn);
  const button = page.locator(OPTION).nth(option.index);
  const hasTip = await button.evaluate((it) => Boolean(document.getElementById(it.getAttribute("aria-describedby"))));
  await tap(page, button);
  if (hasTip) {
    await assertPreview(page, seen, option);
    const again = (await optionsOnScreen(page)).find((it) => it.value === option.value && it.point);
    if (turn % 2 && again) await tap(page, page.locator(OPTION).nth(again.index));
    else await tap(page, page.locator(".tip.shown .go"));
  }
  await waitForChange(page, seen, `the second tap on "${option.name}"`);
}

/** The first tap shows what would happen, and decides nothing. */
async function assertPreview(page, seen, option) {
  await page.locator(".tip.shown .go").waitFor({ state: "visible", timeout: 5000 }).catch(async () => {
    throw new Error(`a tap on "${option.name}" at "${seen.question}" shows nothing; see ${await picture(page, "no-tip")}`);
  });
  assert.equal((await look(page)).moment, seen.moment, "the first tap decides nothing");
  assert.notEqual((await page.locator(".tip.shown h3").first().innerText()).trim(), "", "the first tap shows what would happen");
  await assertNothingSideways(page);
}
