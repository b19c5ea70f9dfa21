// Two people and a bot round one screen: a whole game of Capone. Whatever reaches the browser, and whatever stands on the page,
// shows no hand but that of the one who has the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertResult } from "./tools/after.mjs";
import { assertNoFaults } from "./tools/chromium.mjs";
import { openHouse } from "./tools/house.mjs";
import { post } from "./tools/moves.mjs";
import { until } from "./tools/table.mjs";

const house = openHouse();
const NAMES = ["Anna", "Ben"];

test("a whole game of Capone at one screen never shows another's hand", async (t) => {
  const page = await house.person();
  const traffic = listen(page);
  await page.goto("/together/capone");
  await page.fill("textarea[name=names]", NAMES.join("\n"));
  const form = page.locator("form", { has: page.locator("textarea") });
  await form.locator('input[name=players][value="3"]').check();
  await form.locator("select[name=fill]").selectOption("picciotto");
  await form.locator("button").click();

  const address = new URL(page.url()).pathname;
  const families = await page
    .locator(".player__name")
    .evaluateAll((names) => names.map((name) => name.firstChild.textContent.trim()));
  const as = (side) =>
    page.request
      .get(`${address}?side=${side}`, { headers: { accept: "application/json" } })
      .then((answer) => answer.json());
  let [curtains, decisions, checked] = [0, 0, 0];
  const check = async (position, hand) => {
    for (const shown of await page.evaluate(read, [await page.content(), ...traffic.splice(0)])) {
      checked += 1;
      if (shown.curtain) assert.equal(shown.hand, null, `behind the curtain there are ${shown.hand} cards`);
      else if (shown.position === position && shown.asks) assert.equal(shown.hand, hand, "the hand is the own one");
      const others = families.filter((_, seat) => shown.curtain || seat !== shown.side);
      for (const line of shown.log) {
        const told = others.filter((family) => new RegExp(`${family} (is|are) dealt (?!\\d)`).test(line));
        assert.deepEqual(told, [], `${shown.side} reads what others were dealt: ${line}`);
      }
    }
  };

  for (;;) {
    const table = await until(async () => {
      const table = await as("public");
      return (table.stage !== "running" || table.game_state.turn < NAMES.length) && table;
    });
    if (table.stage !== "running") break;
    const seat = table.game_state.turn;
    const mine = await as(seat);
    const { position, moves: first, view } = mine.game_state;
    // The page comes to the same moment, with the curtain if the other one had the screen.
    await page.locator(`#table[data-position="${position}"]`).waitFor();
    if (await page.locator(".curtain").count()) {
      await check(position, null);
      curtains += 1;
      assert.match(await page.locator(".curtain h2").textContent(), new RegExp(NAMES[seat]));
      await page.locator(".curtain a").click();
      await page.locator("#dock.mine").waitFor();
    }
    await check(position, view.families[seat].hand.length);
    const moves = [];
    for (let [open, isWhole] = [first, false]; !isWhole; ) {
      moves.push(open[(decisions + moves.length) % open.length]);
      ({ moves: open, is_whole: isWhole } = await post(page, `${address}/draft`, { position, moves }));
    }
    await post(page, `${address}/decide`, { position, moves });
    decisions += 1;
  }
  await page.locator("#dock.over").waitFor();
  t.diagnostic(`${decisions} decisions, ${curtains} curtains, ${checked} pages and messages read`);
  assert.ok(curtains > 20 && checked > decisions, "the screen went from hand to hand, and everything was read");
  await page.goto(address);
  await assertResult(page);
  assertNoFaults(page);
});

/** Everything that comes to the page: documents, answers, messages of the socket. */
function listen(page) {
  const heard = [];
  page.on("response", async (answer) => {
    if (/text\/html/.test(answer.headers()["content-type"] || "") && answer.status() === 200)
      heard.push(await answer.text().catch(() => ""));
  });
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** In the browser: what pages and messages show of hands. Once the game is over, nothing is secret. */
function read(pages) {
  const shown = (html) => {
    const table = new DOMParser().parseFromString(html, "text/html").getElementById("table");
    if (!table?.dataset.live || table.querySelector("#dock.over")) return [];
    const side = new URL(table.dataset.live, location.href).searchParams.get("side");
    const hand = table.querySelector("#hand");
    return {
      position: Number(table.dataset.position),
      side: side === null ? null : Number(side),
      curtain: Boolean(table.querySelector(".curtain")),
      asks: Boolean(table.dataset.asked) && !table.dataset.steps,
      hand: hand?.querySelectorAll(".hand > li:not(.put-away)").length ?? null,
      log: [...table.querySelectorAll(".log li")].map((line) => line.textContent.replace(/\s+/g, " ")),
    };
  };
  return pages.flatMap(shown);
}
