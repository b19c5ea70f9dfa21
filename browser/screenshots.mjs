// Writes the pictures of the README: home, the table at its questions, the end, the replay; wide and narrow. Every game is another,
// so a few moves differ from run to run; the way is the same. node browser/screenshots.mjs
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { newPerson, openBrowser, PHONE, WIDE } from "./tools/chromium.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, playQuickBots } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { playToTheEnd, waitForTurn } from "./tools/table.mjs";

const folder = join(import.meta.dirname, "../docs/screenshots");
mkdirSync(folder, { recursive: true });

const PHASES = [["setup", /district/i], ["row-1", /^Row 1/], ["row-2", /^Row 2/], ["row-3", /^Row 3/], ["row-4", /^Row 4/], ["takeover", /^Takeover/], ["event", /event|collection|retire/i]];

async function shoot(page, name) {
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    await page.mouse.move(1, 1);
    const path = join(folder, `${name}-${viewport.width}.png`);
    await page.screenshot({ path, animations: "disabled" });
    console.log(path, `${Math.round(statSync(path).size / 1000)} kB`);
  }
  await page.setViewportSize(WIDE);
}

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  const page = await newPerson(browser, server);
  await introduce(page, "Rosa");
  const address = await playQuickBots(page, (locator) => click(page, locator), "pate", 4);
  await page.goto("/");
  await shoot(page, "home");
  await page.goto(address);
  const todo = new Map(PHASES);
  await playToTheEnd(page, async (seen, turn) => {
    const phase = [...todo].find(([, words]) => words.test(seen.question))?.[0];
    // The rows from the second round on: then there is something to see.
    if (phase && (turn > 12 || phase === "setup")) {
      todo.delete(phase);
      await shoot(page, `table-${phase}`);
    }
    await clickOption(page, await waitForTurn(page), turn);
  });
  await page.reload();
  await shoot(page, "end");
  await page.goto(`${address}/replay/60`);
  await shoot(page, "replay");
} finally {
  await browser.close();
  await server.stop();
}
