// axe-core finds nothing on any page, in both colour schemes, wide and narrow.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { newPerson, openBrowser, PHONE, WIDE } from "./tools/chromium.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, invite, playQuickBots } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { playToTheEnd, waitForTurn } from "./tools/table.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), openBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const newPage = () => newPerson(browser, server, { bypassCSP: true });

/** Looks at the page as it is now, four times. */
async function assertClean(page, name) {
  const found = [];
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      for (const { id, nodes } of violations) {
        for (const node of nodes.slice(0, 3)) found.push(`${name}, ${viewport.width}, ${colorScheme}: ${id}: ${node.target.join(" ")}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message}`);
      }
    }
  }
  await page.setViewportSize(WIDE);
  assert.deepEqual(found, []);
}

test("home, waiting room, account, rules and a page that is not there", async (t) => {
  const page = await newPage();
  await page.goto("/");
  await t.test("home of a stranger", () => assertClean(page, "home of a stranger"));
  await introduce(page, "Rosa");
  const address = await invite(page, (locator) => click(page, locator), "pate", 3);
  await t.test("waiting room", () => assertClean(page, "waiting room"));
  for (const [name, where] of [["home", "/"], ["account", "/account"], ["rules", "/rules/pate"], ["problem", "/nowhere"]]) {
    await t.test(name, async () => {
      await page.goto(where);
      await assertClean(page, name);
    });
  }
  const stranger = await newPage();
  await stranger.goto(address);
  await t.test("waiting room of a stranger", () => assertClean(stranger, "waiting room of a stranger"));
});

for (const game of ["pate", "capone", "maffiosi"]) {
  test(`a table of ${game} from the first question to the dice`, async (t) => {
    const page = await newPage();
    await introduce(page, "Rosa");
    const address = await playQuickBots(page, (locator) => click(page, locator), game, 3);
    await page.goto(address);
    const kinds = new Set();
    await playToTheEnd(page, async (seen, turn) => {
      const kind = seen.question.replace(/[\d:].*/, "");
      if (!kinds.has(kind) && kinds.size < 6) {
        kinds.add(kind);
        await t.test(seen.question.slice(0, 60), () => assertClean(page, `${game} at "${seen.question}"`));
      }
      await clickOption(page, await waitForTurn(page), turn);
    });
    await t.test("the end", () => assertClean(page, `${game}, the end`));
    for (const part of ["/replay/20", "/fair"]) {
      await t.test(part, async () => {
        const answer = await page.goto(address + part);
        assert.equal(answer.status(), 200);
        await assertClean(page, game + part);
      });
    }
    await page.context().close();
  });
}
