// A whole game of Der Pate in Firefox, with the mouse.
import { test } from "node:test";
import { assertNoFaults } from "./tools/chromium.mjs";
import { openDoor, openFirefox, UNTOLD } from "./tools/firefox.mjs";
import { openHouse } from "./tools/house.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, playQuickBots } from "./tools/seats.mjs";
import { nextMoment } from "./tools/table.mjs";

const house = openHouse(openFirefox);

test("a whole game of Der Pate in Firefox", async () => {
  const door = await openDoor(house.server);
  try {
    const viewport = { width: 1100, height: 720 }; // it draws without a graphics card, and every pixel takes time
    const page = await house.person({ ...UNTOLD, viewport, baseURL: door.baseURL });
    await introduce(page, "Rosa");
    await playQuickBots(page, (locator) => click(page, locator), "pate", 2);
    for (let turn = 0, seen; !seen?.over; turn += 1) {
      seen = await nextMoment(page, seen);
      if (!seen.over) await clickOption(page, seen, turn);
    }
    await page.locator("#dock.over").waitFor();
    assertNoFaults(page);
  } finally {
    door.close();
  }
});
