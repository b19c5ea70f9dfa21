// The same way with the keyboard alone: Tab and Enter, the arrows, the numbers of the dock.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults, newPerson, openBrowser } from "./tools/chromium.mjs";
import { enter, keyOption, tabTo } from "./tools/keys.mjs";
import { gameCard } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { playToTheEnd } from "./tools/table.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a whole game with the keyboard alone", async () => {
  const page = await newPerson(browser, server);
  const press = (locator) => enter(page, locator);
  await page.goto("/");
  const card = gameCard(page, "pate");
  await enter(page, card.locator("summary")); // against one bot: it is the keys that are tried, not the bots
  await tabTo(page, card.locator("select"));
  await page.keyboard.press("2");
  assert.equal(await card.locator("select").inputValue(), "2");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  assert.equal(await page.evaluate(() => document.activeElement.value), "capo", "the focus is on Play now");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/tables\/[\w-]+$/);

  const ways = {};
  await playToTheEnd(page, async (seen, turn) => {
    const way = await keyOption(page, seen, turn);
    ways[way] = (ways[way] ?? 0) + 1;
  });
  for (const way of ["numbers", "arrows", "tab"]) assert.ok(ways[way] > 0, `${way} never did anything: ${JSON.stringify(ways)}`);

  await assertResult(page);
  await stepThroughReplay(page, press);
  await checkTheDice(page, press);
  assertNoFaults(page);
});
