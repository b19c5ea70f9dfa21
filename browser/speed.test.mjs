// How much a table page weighs, and how long it takes from a click to the new position. Time is told, not judged.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { newPerson, openBrowser } from "./tools/chromium.mjs";
import { choose, click, OPTION, optionsOnScreen } from "./tools/mouse.mjs";
import { introduce, playQuickBots } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { waitForChange, waitForTurn } from "./tools/table.mjs";

const HEAVIEST = 150_000;

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Bytes over the wire of a page with everything that it needs, in a browser that has seen nothing yet. */
async function weigh(address, cookies) {
  const page = await newPerson(browser, server);
  await page.context().addCookies(cookies);
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const [names, parts] = [new Map(), []];
  wire.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => parts.push({ url: names.get(requestId), bytes: encodedDataLength }));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.context().close();
  return parts;
}

for (const game of ["pate", "capone", "maffiosi"]) {
  test(`${game}: the weight of a table page and the time of a click`, async (t) => {
    const page = await newPerson(browser, server);
    await introduce(page, "Rosa");
    const address = await playQuickBots(page, (locator) => click(page, locator), game, 3);
    await page.goto(address);

    // From the click in the page to the frame after the new position was put in place.
    await page.evaluate(() => {
      window.times = [];
      let clicked = 0;
      addEventListener("click", (event) => event.target.closest(".act, .go") && (clicked = event.timeStamp), true);
      new MutationObserver(() => {
        if (!clicked) return;
        const since = clicked;
        clicked = 0;
        requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - since)));
      }).observe(document.getElementById("table"), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-position", "value"] });
    });
    for (let turn = 0; turn < 25; turn += 1) {
      const seen = await waitForTurn(page);
      if (seen.over) break;
      const option = choose(await optionsOnScreen(page), turn);
      await click(page, page.locator(OPTION).nth(option.index));
      await waitForChange(page, seen, `a click on "${option.name}"`);
    }
    const times = await page.evaluate(() => window.times);
    assert.ok(times.length >= 15, `only ${times.length} clicks were timed`);

    const parts = await weigh(address, await page.context().cookies());
    const weight = parts.reduce((sum, part) => sum + part.bytes, 0);
    t.diagnostic(`${game}: ${median(times).toFixed(0)} ms from click to screen at the median of ${times.length}; ${(weight / 1000).toFixed(1)} kB in ${parts.length} parts`);
    const list = parts.map((part) => `${part.bytes} ${part.url}`).join("\n");
    assert.ok(parts.length >= 3, `page, style and script at least:\n${list}`);
    assert.ok(weight <= HEAVIEST, `the page weighs ${weight} bytes:\n${list}`);
    await page.context().close();
  });
}
