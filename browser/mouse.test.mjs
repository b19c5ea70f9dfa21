// The mouse alone, in the windows of common laptops. A new user's way: home, play now, seven rounds of Der Pate, the result, the
// replay, the dice. And the other two games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults, LAPTOP } from "./tools/chromium.mjs";
import { openHouse } from "./tools/house.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, playNow, playQuickBots } from "./tools/seats.mjs";
import { playToTheEnd } from "./tools/table.mjs";

const house = openHouse();

test("a whole game of Der Pate with the mouse alone", async () => {
  const page = await house.person({ viewport: LAPTOP, reducedMotion: "no-preference" }); // with all that moves
  const press = (locator) => click(page, locator);
  await playNow(page, press);

  const rounds = new Set();
  const skip = () => click(page, ".table__head h1"); // a click anywhere skips what others do
  const step = async (seen, turn) => {
    rounds.add(seen.phase.match(/\d+/)?.[0]);
    const hidden = seen.options.filter((option) => !option.point).map((option) => option.name);
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

const SMALL = { width: 1000, height: 700 };

for (const [game, players, viewport] of [
  ["capone", 3, SMALL],
  ["capone", 4, LAPTOP],
  ["maffiosi", 4, LAPTOP],
]) {
  test(`a whole game of ${game} with ${players} seats, ${viewport.width} x ${viewport.height}`, async (t) => {
    const page = await house.person({ viewport });
    await introduce(page, "Rosa");
    await playQuickBots(page, (locator) => click(page, locator), game, players);
    const steps = await playToTheEnd(page, (seen, turn) => clickOption(page, seen, turn), { limit: 1500 });
    t.diagnostic(`${steps} steps`);
    await assertResult(page);
    assertNoFaults(page);
  });
}
