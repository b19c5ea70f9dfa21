// A whole game of each of the other two, one person against bots, with the mouse.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults, newPerson, openBrowser } from "./tools/chromium.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, playQuickBots } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { ask, playToTheEnd } from "./tools/table.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

// More seats on demand: SEATS=3,6 node --test games.test.mjs
const seats = (process.env.SEATS || "3").split(",").map(Number);

for (const game of ["capone", "maffiosi"]) {
  for (const players of seats) {
    test(`a whole game of ${game} with ${players} seats`, async () => {
      const page = await newPerson(browser, server);
      const press = (locator) => click(page, locator);
      await introduce(page, "Rosa");
      await playQuickBots(page, press, game, players);
      await playToTheEnd(page, (seen, turn) => clickOption(page, seen, turn), { limit: 1500 });
      const table = await ask(page);
      assert.equal(table.stage, "finished");
      assert.equal(table.seats.length, players);
      await stepThroughReplay(page, press);
      await checkTheDice(page, press);
      assertNoFaults(page);
      await page.context().close();
    });
  }
}
