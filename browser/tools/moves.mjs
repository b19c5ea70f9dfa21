// Playing by the server's door for programs: quick ways to a moment that a page is to show.
import assert from "node:assert/strict";
import { ask, until } from "./table.mjs";

export const post = async (page, address, data) => {
  const answer = await page.request.post(address, { data, headers: { accept: "application/json" } });
  assert.ok(answer.ok(), `${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** A table with bots, by default such that do not think long, begun, for somebody who has a name; its address. */
export async function begin(page, game, players, level = "picciotto") {
  const bots = Array(players - 1).fill(level);
  const { id } = await post(page, "/tables", { game, players, bots, start: true });
  return `/tables/${id}`;
}

/** Waits for one's turn and decides, always in another way; false when the game is over. The page shows the table. */
export async function decide(page, turn) {
  const table = await until(async () => {
    const table = await ask(page);
    return (table.stage !== "running" || table.game_state.moves.length) && table;
  });
  assert.ok(table, "nobody asks us anything");
  if (table.stage !== "running") return false;
  const { position, moves: first } = table.game_state;
  const address = new URL(page.url()).pathname;
  const moves = [];
  for (let [open, isWhole] = [first, false]; !isWhole; ) {
    moves.push(open[(turn + moves.length) % open.length]);
    ({ moves: open, is_whole: isWhole } = await post(page, `${address}/draft`, { position, moves }));
  }
  await post(page, `${address}/decide`, { position, moves });
  return true;
}
