// axe-core finds nothing on any page, in both colour schemes, wide and narrow. Rules are set alike for all games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { assertResult } from "./tools/after.mjs";
import { PHONE, WIDE } from "./tools/chromium.mjs";
import { GAMES } from "./tools/games.mjs";
import { openHouse } from "./tools/house.mjs";
import { click } from "./tools/mouse.mjs";
import { begin, decide } from "./tools/moves.mjs";
import { introduce, invite } from "./tools/seats.mjs";
import { nextMoment } from "./tools/table.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const house = openHouse();
const newPage = () => house.person({ bypassCSP: true });

// Colours are all that differs between the schemes: of the four looks, one asks for them alone and one can be left out.
const LOOKS = [
  { viewport: WIDE, colorScheme: "light", ask: {} },
  { viewport: WIDE, colorScheme: "dark", ask: { runOnly: ["color-contrast"] } },
  { viewport: PHONE, colorScheme: "dark", ask: {} },
];

/** Looks at the page as it is now. */
async function assertClean(page, name) {
  const found = [];
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  for (const { viewport, colorScheme, ask } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      (ask) => window.axe.run(document, { ...ask, resultTypes: ["violations"] }),
      ask,
    );
    for (const { id, nodes } of violations) {
      for (const node of nodes.slice(0, 3))
        found.push(
          `${name}, ${viewport.width}, ${colorScheme}: ${id}: ${node.target.join(" ")}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message}`,
        );
    }
  }
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: "light" });
  assert.deepEqual(found, []);
}

test("home, waiting room, account, rules and a page that is not there", async () => {
  const page = await newPage();
  await page.goto("/");
  await assertClean(page, "home of a stranger");
  await introduce(page, "Rosa");
  const address = await invite(page, (locator) => click(page, locator), "pate", 3);
  await assertClean(page, "waiting room");
  for (const where of [
    "/",
    "/account",
    "/rules/pate",
    "/settings",
    "/new/maffiosi",
    "/together/capone",
    "/ratings/pate",
    "/api",
    "/learn/pate/1",
    "/nowhere",
  ]) {
    await page.goto(where);
    await assertClean(page, where);
  }
  const stranger = await newPage();
  await stranger.goto(address);
  await assertClean(stranger, "waiting room of a stranger");
});

for (const game of GAMES) {
  test(`a table of ${game} from the first question to the dice`, async (t) => {
    const page = await newPage();
    await introduce(page, "Rosa");
    const address = await begin(page, game, 3);
    await page.goto(address);
    const kinds = new Set();
    for (let turn = 0, isOn = true; isOn; turn += 1) {
      if (kinds.size < 4) {
        await page.goto(address);
        const { question } = await nextMoment(page);
        const kind = question.replace(/[\d:].*/, "");
        if (!kinds.has(kind)) await assertClean(page, `${game} at "${question}"`);
        kinds.add(kind);
      }
      isOn = await decide(page, turn);
    }
    t.diagnostic([...kinds].join(" | "));
    await page.goto(address);
    await assertResult(page);
    await assertClean(page, `${game}, the end`);
    for (const part of ["/replay/20", "/fair"]) {
      const answer = await page.goto(address + part);
      assert.equal(answer.status(), 200);
      await assertClean(page, game + part);
    }
    await page.context().close();
  });
}
