// A whole game on a phone: 390 pixels wide, with a thumb.
import { after, before, test } from "node:test";
import { assertResult, checkTheDice, stepThroughReplay } from "./tools/after.mjs";
import { assertNoFaults, newPerson, openBrowser, PHONE } from "./tools/chromium.mjs";
import { playQuickBots, introduce } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { playToTheEnd } from "./tools/table.mjs";
import { assertNothingSideways, tap, tapOption } from "./tools/thumb.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a whole game at 390 pixels with the thumb", async () => {
  const page = await newPerson(browser, server, { viewport: PHONE, hasTouch: true, isMobile: true });
  const press = async (locator) => {
    await assertNothingSideways(page);
    await tap(page, locator);
  };
  await page.goto("/");
  await assertNothingSideways(page);
  await introduce(page, "Rosa");
  await playQuickBots(page, press, "pate", 4);
  await playToTheEnd(page, async (seen, turn) => {
    await assertNothingSideways(page);
    await tapOption(page, seen, turn);
  });
  for (const tab of ["city", "people", "ledger"]) await press(page.locator(`label[for=tab-${tab}]`));
  await assertResult(page);
  await stepThroughReplay(page, press);
  await checkTheDice(page, press);
  await assertNothingSideways(page);
  for (const address of ["/", "/account", "/rules/pate", "/nowhere"]) {
    await page.goto(address);
    await assertNothingSideways(page);
  }
  page.faults = page.faults.filter((fault) => !/nowhere|404/.test(fault)); // that page was meant not to be there
  assertNoFaults(page);
});
