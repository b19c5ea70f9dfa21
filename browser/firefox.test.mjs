// Two rounds or so of Der Pate in Firefox, with the mouse, and the way out: it draws slowly here, so it does not play to the end.
import { test } from "node:test";
import assert from "node:assert/strict";
import { assertNoFaults } from "./tools/chromium.mjs";
import { openDoor, openFirefox, UNTOLD } from "./tools/firefox.mjs";
import { openHouse } from "./tools/house.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, playQuickBots } from "./tools/seats.mjs";
import { nextMoment } from "./tools/table.mjs";

const house = openHouse(openFirefox);

const STEPS = 30;

test("a game of Der Pate in Firefox", async () => {
  const door = await openDoor(house.server);
  try {
    const viewport = { width: 1100, height: 720 }; // it draws without a graphics card, and every pixel takes time
    const page = await house.person({ ...UNTOLD, viewport, baseURL: door.baseURL });
    await introduce(page, "Rosa");
    await playQuickBots(page, (locator) => click(page, locator), "pate", 2);
    let seen;
    for (let turn = 0; turn < STEPS; turn += 1) {
      seen = await nextMoment(page, seen);
      await clickOption(page, seen, turn);
    }
    assert.ok(seen.position > STEPS, `the game went on: position ${seen.position}`);
    await click(page, ".table__tools details.menu > summary");
    const resign = page.locator("details.sure", { has: page.locator("form[action$='/resign']") });
    await click(page, resign.locator("summary"));
    await click(page, resign.locator("form button"));
    await page.locator("#dock.over").waitFor();
    assertNoFaults(page);
  } finally {
    door.close();
  }
});
