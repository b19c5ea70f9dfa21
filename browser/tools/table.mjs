// What a table's page says, and waiting for it to say something else.
import { picture } from "./chromium.mjs";

const PATIENCE = 10_000;

/** What is on the screen of a table: enough to tell one moment from another. */
export function look(page) {
  return page.evaluate(() => {
    const table = document.getElementById("table");
    const values = [...table.querySelectorAll(".act:not(.tip .go), #dock .go:not(.tip .go)")].map((button) => button.value);
    return {
      position: Number(table.dataset.position),
      asked: table.dataset.asked === "true",
      over: Boolean(table.querySelector("#dock.over")),
      question: table.querySelector("#dock h2")?.innerText ?? "",
      moment: [table.dataset.position, table.querySelectorAll(".steps li").length, values.join(";"), table.querySelector("#dock h2")?.textContent].join("|"),
    };
  });
}

/** Waits until it is one's turn or the game is over. `skip` is what a person does who does not want to see others move. */
export async function waitForTurn(page, skip) {
  const ready = () => document.querySelector("#table[data-asked], #dock.over");
  for (let times = 0; skip && times < 50; times += 1) {
    if (await page.waitForFunction(ready, null, { timeout: 150, polling: 15 }).catch(() => null)) break;
    await skip();
  }
  await page.waitForFunction(ready, null, { timeout: PATIENCE, polling: 15 }).catch(async () => {
    const seen = await look(page);
    const table = await page.request.get(page.url().split("?")[0], { headers: { accept: "application/json" } }).then((answer) => answer.json());
    const truth = `the server is at position ${table.game_state?.position}, seat ${table.game_state?.turn} decides, we are seat ${table.you}`;
    throw new Error(`nobody asks anything of us for ${PATIENCE} ms: the page shows position ${seen.position}, "${seen.question}"; ${truth}; see ${await picture(page, "stuck")}`);
  });
  return look(page);
}

/** Waits until the page shows another moment than the one that was seen. */
export async function waitForChange(page, seen, what) {
  const changed = (old) => {
    const table = document.getElementById("table");
    if (!table) return true;
    const values = [...table.querySelectorAll(".act:not(.tip .go), #dock .go:not(.tip .go)")].map((button) => button.value);
    const moment = [table.dataset.position, table.querySelectorAll(".steps li").length, values.join(";"), table.querySelector("#dock h2")?.textContent].join("|");
    return moment !== old;
  };
  await page.waitForFunction(changed, seen.moment, { timeout: 10_000, polling: 15 }).catch(async () => {
    throw new Error(`${what} changed nothing at "${seen.question}" (position ${seen.position}); see ${await picture(page, "unchanged")}`);
  });
}

/** Plays until the end: `decide(seen, turn)` does one thing and waits for what comes of it. */
export async function playToTheEnd(page, decide, { limit = 600, skip } = {}) {
  for (let turn = 0; turn < limit; turn += 1) {
    const seen = await waitForTurn(page, skip);
    if (seen.over) return turn;
    await decide(seen, turn);
  }
  throw new Error(`the game has not ended after ${limit} clicks; see ${await picture(page, "endless")}`);
}
