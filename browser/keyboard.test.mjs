// The keyboard alone: Tab and Enter, the arrows, the numbers of the dock. Der Pate from home to the dice, and Maffiosi.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults } from "./tools/chromium.mjs";
import { openHouse } from "./tools/house.mjs";
import { enter, keyOption } from "./tools/keys.mjs";
import { introduce, playNow, playQuickBots } from "./tools/seats.mjs";
import { playToTheEnd } from "./tools/table.mjs";

const house = openHouse();

/** Plays a game to its end; every kind of key did something in it. */
async function playByKeys(page) {
  const ways = {};
  await playToTheEnd(page, async (seen, turn) => {
    const way = await keyOption(page, seen, turn);
    ways[way] = (ways[way] ?? 0) + 1;
  });
  for (const way of ["numbers", "arrows", "tab"])
    assert.ok(ways[way] > 0, `${way} never did anything: ${JSON.stringify(ways)}`);
}

test("a whole game of Der Pate with the keyboard alone", async () => {
  const page = await house.person();
  const press = (locator) => enter(page, locator);
  await playNow(page, press);

  await playByKeys(page);
  await assertResult(page);
  await stepThroughReplay(page, press);
  await checkTheDice(page, press);
  assertNoFaults(page);
});

test("a whole game of Maffiosi with three seats", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  await playQuickBots(page, (locator) => enter(page, locator), "maffiosi", 3);
  await playByKeys(page);
  await assertResult(page);
  assertNoFaults(page);
});
