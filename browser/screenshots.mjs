// Writes the pictures of the README: home, a table of each game at its questions, the end, the replay, a step of the lesson; wide and narrow. Every game
// is another, so a few moves differ from run to run; the way is the same. node browser/screenshots.mjs
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { newPerson, openBrowser, PHONE, WIDE } from "./tools/chromium.mjs";
import { begin, decide } from "./tools/moves.mjs";
import { introduce } from "./tools/seats.mjs";
import { startServer } from "./tools/server.mjs";
import { nextMoment } from "./tools/table.mjs";

const folder = process.argv[2] ?? join(import.meta.dirname, "../docs/screenshots");
mkdirSync(folder, { recursive: true });

// What to wait for, and after how many decisions: the later, the more there is to see.
const MOMENTS = {
  pate: [
    ["setup", 0, /district/i],
    ["row-1", 8, /^Row 1/],
    ["row-2", 8, /^Row 2/],
    ["row-3", 8, /^Row 3/],
    ["row-4", 8, /^Row 4/],
  ],
  capone: [
    ["exchange", 0, /exchange/],
    ["card", 6, /^Which card do you play/],
    ["chip", 6, /^Your chip/],
  ],
  maffiosi: [
    ["card", 3, /^Play a card/],
    ["move", 1, /^Play a Move as well/],
  ],
};

let total = 0;

async function shoot(page, name) {
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    await page.mouse.move(1, 1);
    const path = join(folder, `${name}-${viewport.width}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 60, animations: "disabled" });
    total += statSync(path).size;
    console.log(path);
  }
  await page.setViewportSize(WIDE);
}

async function shootGame(page, game) {
  const address = await begin(page, game, 4, "soldato");
  await page.goto(address);
  const todo = new Map(MOMENTS[game].map(([name, ...when]) => [name, when]));
  for (let turn = 0, isOn = true; isOn; turn += 1) {
    if (todo.size) {
      await page.goto(address);
      const { question } = await nextMoment(page);
      const moment = [...todo].find(([, [after, words]]) => turn >= after && words.test(question))?.[0];
      if (moment) {
        todo.delete(moment);
        await shoot(page, `${game}-${moment}`);
      }
    }
    isOn = await decide(page, turn);
  }
  for (const missing of todo.keys()) console.warn(`${game}: "${missing}" did not come up`);
  await page.goto(address);
  await shoot(page, `${game}-end`);
  await page.goto(`${address}/replay/40`);
  await shoot(page, `${game}-replay`);
  await page.goto(`/learn/${game}/9`);
  await shoot(page, `${game}-learn`);
}

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  const page = await newPerson(browser, server);
  await introduce(page, "Rosa");
  for (const game of Object.keys(MOMENTS)) await shootGame(page, game);
  await page.goto("/");
  await shoot(page, "home");
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${Math.round(total / 1000)} kB in all`);
