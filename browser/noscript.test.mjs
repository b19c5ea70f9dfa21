// A whole game without the script: forms, links, and the reload button.
import { after, before, test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults, newPerson, openBrowser } from "./tools/chromium.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, playQuickBots } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { playToTheEnd } from "./tools/table.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a whole game without the script", async () => {
  const page = await newPerson(browser, server, { javaScriptEnabled: false });
  const press = (locator) => click(page, locator);
  await introduce(page, "Rosa");
  await playQuickBots(page, press, "pate", 4);
  await playToTheEnd(page, (seen, turn) => clickOption(page, seen, turn), { skip: () => page.reload() });
  await assertResult(page);
  await stepThroughReplay(page, press);
  await checkTheDice(page, press);
  assertNoFaults(page);
});
