// A new user's way with the mouse alone: home, play now, seven rounds of Der Pate, the result, the replay, the dice.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults, newPerson, openBrowser } from "./tools/chromium.mjs";
import { click, clickOption, optionsOnScreen } from "./tools/mouse.mjs";
import { playNow } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { playToTheEnd } from "./tools/table.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a whole game with the mouse alone", async () => {
  const page = await newPerson(browser, server, { reducedMotion: "no-preference" }); // with all that moves
  const press = (locator) => click(page, locator);
  await playNow(page, press);

  const rounds = new Set();
  const skip = () => click(page, ".table__head h1"); // a click anywhere skips what others do
  const step = async (seen, turn) => {
    rounds.add((await page.locator(".table__phase").innerText()).match(/\d+/)?.[0]);
    const hidden = (await optionsOnScreen(page)).filter((option) => !option.point).map((option) => option.name);
    assert.deepEqual(hidden, [], `at "${seen.question}" every option can be hit without scrolling`);
    await clickOption(page, seen, turn);
  };
  await playToTheEnd(page, step, { skip });

  assert.deepEqual([...rounds].filter(Boolean).sort(), ["1", "2", "3", "4", "5", "6", "7"]);
  await assertResult(page);
  await stepThroughReplay(page, press);
  await checkTheDice(page, press);
  assertNoFaults(page);
});
