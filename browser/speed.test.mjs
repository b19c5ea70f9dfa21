// How much a table page weighs, and how long it takes from a click to the new position. Time is told, not judged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./tools/games.mjs";
import { openHouse } from "./tools/house.mjs";
import { clickOption, pointAtOption } from "./tools/mouse.mjs";
import { begin } from "./tools/moves.mjs";
import { introduce } from "./tools/seats.mjs";
import { nextMoment } from "./tools/table.mjs";

const HEAVIEST = 150_000;
const READING = 500; // nobody clicks before the last position has been painted and the mouse is there; who watches the page must not disturb it

delete process.env.ASSETS; // what the server sends is weighed

const house = openHouse();

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Bytes over the wire of a page with everything that it needs, in a browser that has seen nothing yet. */
async function weigh(address, cookies) {
  const page = await house.person();
  await page.context().addCookies(cookies);
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const [names, parts] = [new Map(), []];
  wire.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    parts.push({ url: names.get(requestId), bytes: encodedDataLength }),
  );
  await page.goto(address, { waitUntil: "networkidle" });
  await page.context().close();
  return parts;
}

/** Inside the page: from the click to the frame after the new position was put in place. */
function watch() {
  window.times = [];
  let clicked = 0;
  const onClick = (event) => {
    if (event.target.closest(".act, .go")) clicked = event.timeStamp;
  };
  addEventListener("click", onClick, true);
  new MutationObserver(() => {
    if (!clicked) return;
    const since = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - since)));
  }).observe(document.getElementById("table"), {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-position", "value"],
  });
}

for (const game of GAMES) {
  test(`${game}: the weight of a table page and the time of a click`, async (t) => {
    const page = await house.person();
    await introduce(page, "Rosa");
    const sitDown = async () => {
      const address = await begin(page, game, 3);
      await page.goto(address);
      await page.evaluate(watch);
      return address;
    };
    let address = await sitDown();
    const times = [];
    for (let turn = 0, seen; turn < 15; turn += 1) {
      seen = await nextMoment(page, seen);
      if (seen.over) {
        times.push(...(await page.evaluate(() => window.times)));
        address = await sitDown();
        seen = undefined;
        continue;
      }
      await pointAtOption(page, seen, turn);
      await page.waitForTimeout(READING);
      await clickOption(page, seen, turn);
      await page.waitForTimeout(READING);
    }
    times.push(...(await page.evaluate(() => window.times)));
    assert.ok(times.length >= 10, `only ${times.length} clicks were timed`);

    const parts = await weigh(address, await page.context().cookies());
    const weight = parts.reduce((sum, part) => sum + part.bytes, 0);
    t.diagnostic(
      `${game}: ${median(times).toFixed(0)} ms from click to screen at the median of ${times.length}; ${(weight / 1000).toFixed(1)} kB in ${parts.length} parts`,
    );
    const list = parts.map((part) => `${part.bytes} ${part.url}`).join("\n");
    assert.ok(parts.length >= 3, `page, style and script at least:\n${list}`);
    assert.ok(weight <= HEAVIEST, `the page weighs ${weight} bytes:\n${list}`);
    await page.context().close();
  });
}
