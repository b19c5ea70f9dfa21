// What a table's page says, and waiting for it to say something else.
import { picture } from "./chromium.mjs";
import { see } from "./sight.mjs";

const PATIENCE = 60_000; // bots think, and the machine may have other things to do
const EMPTY = { position: -1, asked: false, over: false, question: "", moment: "", phase: "", options: [] };

/** What is on the screen of a table just now: enough to tell one moment from another. */
export async function look(page) {
  return (await see(page)) ?? EMPTY;
}

/** A page that is loaded anew while it is asked something has no answer. */
const unlessItLeaves = (error) => {
  if (!/context was destroyed|navigat|Cannot find context|realm|browsing context/i.test(error.message)) throw error;
};

/** Asks again and again until the answer is yes. From outside of the page: it may be loaded anew, and it may have no script. */
export async function until(ask, patience = PATIENCE, pause = 20) {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch(unlessItLeaves);
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

/**
 * Waits until one is asked something, or the game is over, at another moment than the one `before`. `skip` is what a person does
 * who does not want to wait; without the script that is to load the page again.
 */
export async function nextMoment(page, before = EMPTY, { skip, patience = PATIENCE } = {}) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const wait = page.hasScript ? (skip ? 150 : 2000) : 0;
    const seen = await until(() => see(page, { before: before.moment, patience: wait }), 0);
    if (seen) return seen;
    await skip?.();
  }
  const [seen, { game_state: truth, you }] = [await look(page), await ask(page)];
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const later = await look(page);
  const facts = `the page shows position ${seen.position}, "${seen.question}", a while later ${later.position}; the server is at ${truth?.position}, seat ${truth?.turn} decides, we are seat ${you}`;
  throw new Error(`nothing new since "${before.question}": ${facts}; see ${await picture(page, "stuck")}`);
}

/** Plays until the end: `decide(seen, turn)` does one thing. Tells in how many steps. */
export async function playToTheEnd(page, decide, { limit = 600, skip } = {}) {
  let seen = EMPTY;
  for (let turn = 0; turn < limit; turn += 1) {
    seen = await nextMoment(page, seen, { skip });
    if (seen.over) return turn;
    await decide(seen, turn);
  }
  throw new Error(`the game has not ended after ${limit} steps; see ${await picture(page, "endless")}`);
}
