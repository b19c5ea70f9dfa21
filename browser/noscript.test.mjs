// Without the script: forms, links, and the reload button. Der Pate to the dice, and Maffiosi.
import { test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults } from "./tools/chromium.mjs";
import { openHouse } from "./tools/house.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, playQuickBots } from "./tools/seats.mjs";
import { playToTheEnd } from "./tools/table.mjs";

const house = openHouse();

async function playWithoutScript(page, game, players) {
  await introduce(page, "Rosa");
  await playQuickBots(page, (locator) => click(page, locator), game, players);
  await playToTheEnd(page, (seen, turn) => clickOption(page, seen, turn), { skip: () => page.reload() });
  await assertResult(page);
}

test("a whole game of Der Pate without the script", async () => {
  const page = await house.person({ javaScriptEnabled: false });
  const press = (locator) => click(page, locator);
  await playWithoutScript(page, "pate", 2);
  await stepThroughReplay(page, press);
  await checkTheDice(page, press);
  assertNoFaults(page);
});

test("a whole game of Maffiosi with six seats without the script", async () => {
  const page = await house.person({ javaScriptEnabled: false });
  await playWithoutScript(page, "maffiosi", 6);
  assertNoFaults(page);
});
