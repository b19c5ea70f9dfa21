// On a phone, with a thumb, and nothing scrolls sideways: upright Der Pate from home to the dice, and Capone; on its side Der Pate
// and Maffiosi.
import { test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults, PHONE, PHONE_ON_ITS_SIDE } from "./tools/chromium.mjs";
import { openHouse } from "./tools/house.mjs";
import { introduce, playNow, playQuickBots } from "./tools/seats.mjs";
import { playToTheEnd } from "./tools/table.mjs";
import { assertNothingSideways, tap, tapOption } from "./tools/thumb.mjs";

const house = openHouse();
const newThumb = (viewport = PHONE) => house.person({ viewport, hasTouch: true, isMobile: true });

const presser = (page) => async (locator) => {
  await assertNothingSideways(page);
  await tap(page, locator);
};

async function playByThumb(page) {
  const step = async (seen, turn) => {
    await assertNothingSideways(page);
    await tapOption(page, seen, turn);
  };
  await playToTheEnd(page, step, { limit: 1500 });
  await assertNothingSideways(page);
}

test("a whole game of Der Pate at 390 pixels with the thumb", async () => {
  const page = await newThumb();
  const press = presser(page);
  await playNow(page, press);
  await playByThumb(page);
  for (const tab of ["city", "people", "ledger"]) await press(page.locator(`label[for=tab-${tab}]`));
  await assertResult(page);
  await stepThroughReplay(page, press);
  await checkTheDice(page, press);
  assertNoFaults(page);
  for (const address of ["/", "/account", "/rules/pate", "/api", "/nowhere"]) {
    await page.goto(address);
    await assertNothingSideways(page);
  }
});

test("a whole game of Capone with six seats at 390 pixels", async () => {
  const page = await newThumb();
  await introduce(page, "Rosa");
  await playQuickBots(page, presser(page), "capone", 6);
  await playByThumb(page);
  await assertResult(page);
  assertNoFaults(page);
});

for (const [game, players] of [
  ["pate", 2],
  ["capone", 3],
  ["maffiosi", 3],
]) {
  test(`a whole game of ${game} on a phone that lies on its side`, async () => {
    const page = await newThumb(PHONE_ON_ITS_SIDE);
    await introduce(page, "Rosa");
    await playQuickBots(page, presser(page), game, players);
    await playByThumb(page);
    await assertResult(page);
    assertNoFaults(page);
  });
}
