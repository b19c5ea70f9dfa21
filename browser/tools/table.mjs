// What a table's page says, and waiting for it to say something else.
import { picture } from "./chromium.mjs";

const PATIENCE = 20_000;

/** What is on the screen of a table: enough to tell one moment from another. */
export function look(page) {
  return page.evaluate(() => {
    const table = document.getElementById("table");
    if (!table || document.readyState === "loading") return { position: -1, asked: false, over: false, question: "", moment: location.href };
    const values = [...table.querySelectorAll(".act:not(.tip .go), #dock .go:not(.tip .go)")].map((button) => button.value);
    const question = table.querySelector("#dock h2")?.textContent.trim() ?? "";
    return {
      position: Number(table.dataset.position),
      asked: table.dataset.asked === "true",
      over: Boolean(table.querySelector("#dock.over")),
      question,
      moment: [table.dataset.position, table.querySelectorAll(".steps li").length, values.join(";"), question].join("|"),
    };
  });
}

/** Asks again and again until the answer is yes. From outside of the page: it may be loaded anew, and it may have no script. */
export async function until(ask, patience = PATIENCE, pause = 15) {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch((error) => {
      if (!/context was destroyed|navigat/i.test(error.message)) throw error;
    });
    if (answer) return answer;
    if (Date.now() > end) return null;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The table as the server tells it to whoever uses this page. */
export async function ask(page) {
  const address = page.url().replace(/[?#].*/, "");
  const answer = await page.request.get(address, { headers: { accept: "application/json" } });
  return answer.json();
}

/** Waits until it is one's turn or the game is over. `skip` is what a person does who does not want to wait. */
export async function waitForTurn(page, skip) {
  const isReady = async () => {
    const seen = await look(page);
    return (seen.asked || seen.over) && seen;
  };
  const end = Date.now() + PATIENCE;
  do {
    const seen = await until(isReady, skip ? 150 : PATIENCE);
    if (seen) return seen;
    await skip?.();
  } while (Date.now() < end);
  const [seen, { game_state: truth, you }] = [await look(page), await ask(page)];
  const facts = `the page shows position ${seen.position}, "${seen.question}"; the server is at ${truth.position}, seat ${truth.turn} decides, we are seat ${you}`;
  throw new Error(`nobody asks us anything for ${PATIENCE} ms: ${facts}; see ${await picture(page, "stuck")}`);
}

/** Waits until the page shows another moment than the one that was seen. */
export async function waitForChange(page, seen, what, patience = 10_000) {
  const isOther = async () => (await look(page)).moment !== seen.moment;
  if (await until(isOther, patience)) return;
  throw new Error(`${what} changed nothing at "${seen.question}" (position ${seen.position}); see ${await picture(page, "unchanged")}`);
}

/** Plays until the end: `decide(seen, turn)` does one thing and waits for what comes of it. */
export async function playToTheEnd(page, decide, { limit = 600, skip } = {}) {
  for (let turn = 0; turn < limit; turn += 1) {
    const seen = await waitForTurn(page, skip);
    if (seen.over) return turn;
    await decide(seen, turn);
  }
  throw new Error(`the game has not ended after ${limit} steps; see ${await picture(page, "endless")}`);
}
