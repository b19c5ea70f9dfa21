// What comes after a game: the result, the replay, the dice. `press` is how a link is followed.
import assert from "node:assert/strict";
import { GAMES } from "./games.mjs";

/** The end of a game is told, with everybody's reckoning. */
export async function assertResult(page) {
  await page.locator("#dock.over").waitFor();
  assert.equal((await page.locator(".reckoning tbody tr").count()) > 0, true, "the reckoning is on the page");
  assert.notEqual((await page.locator(".front__deck").textContent()).trim(), "", "it is said who won");
}

const line = (page) => Number(new URL(page.url()).pathname.match(/\/replay\/(\d+)$/)?.[1]);
const board = (page) => page.locator(".table__board").evaluate((board) => board.innerHTML);

/** Steps through the replay, forward, by turn, to the end and back, and sees that the board changes. */
export async function stepThroughReplay(page, press) {
  const game = (await page.locator("#table").getAttribute("class")).split(" ").find((name) => GAMES.includes(name));
  await press(page.locator("#dock a[href*='/replay/']"));
  await page.waitForURL(/\/replay\/0$/);
  assert.equal(await page.locator(`#table.${game}.replay`).count(), 1, "the replay is dressed like its game");
  const steps = page.locator("#dock nav").first().locator(".btn");
  assert.equal(await steps.count(), 6, "first, turn before, before, after, turn after, last");
  const go = async (index, arrives) => {
    const from = line(page);
    await press(steps.nth(index));
    await page.waitForURL((url) => arrives(Number(url.pathname.split("/").at(-1)), from));
  };
  const boards = new Set([await board(page)]);
  for (let step = 1; step <= 4; step += 1) {
    await go(3, (now, from) => now === from + 1);
    boards.add(await board(page));
  }
  for (let step = 1; step <= 4; step += 1) {
    await go(4, (now, from) => now > from);
    boards.add(await board(page));
  }
  assert.ok(boards.size >= 5, `nine moments show only ${boards.size} different boards`);
  await go(2, (now, from) => now === from - 1);
  await go(1, (now, from) => now < from);
  await go(5, (now, from) => now > from);
  const last = line(page);
  assert.equal(await steps.nth(3).getAttribute("aria-disabled"), "true", "there is nothing after the last moment");
  await go(0, (now) => now === 0);
  await go(5, (now) => now === last);
  await page.locator("form.jump input[name='line']").fill("7");
  await press(page.locator("form.jump button"));
  await page.waitForURL(/\/replay\/7(\?|$)/);
  await press(page.locator("#dock > a.btn"));
  await page.waitForURL(/\/tables\/[\w-]+$/);
}

/** "Check the dice" holds. */
export async function checkTheDice(page, press) {
  await press(page.locator("#dock a[href$='/fair']"));
  await page.waitForURL(/\/fair$/);
  const verdict = await page.locator(".holds").textContent();
  assert.match(verdict, /\d/, "it says how many draws were checked");
  assert.equal(await page.locator(".broken").count(), 0);
}
