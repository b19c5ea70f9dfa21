// Two people at one table and somebody who watches. One loses the line, the server is started anew, and in the end all three
// see the same; on the way nobody is sent what is another's secret.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHouse } from "./tools/house.mjs";
import { click, clickOption } from "./tools/mouse.mjs";
import { introduce, invite } from "./tools/seats.mjs";
import { OPTION, see } from "./tools/sight.mjs";
import { ask, look, until } from "./tools/table.mjs";

const house = openHouse();

test("two people and a spectator, a lost line and a new server", async () => {
  const [rosa, vito, watcher] = await Promise.all([house.person(), house.person(), house.person()]);
  const everybody = [rosa, vito, watcher];
  for (const page of everybody) page.sent = listen(page);

  await introduce(rosa, "Rosa");
  const address = await invite(rosa, (locator) => click(rosa, locator), "pate", 2);
  await vito.goto(address);
  await vito.locator("#name").fill("Vito");
  await click(vito, ".name-first button");
  await watcher.goto(address);
  await rosa.getByRole("link", { name: "Vito" }).waitFor(); // Rosa's page is told
  await click(rosa, "form[action$='/start'] button");
  for (const page of everybody) await page.locator(".table__board").waitFor();

  const people = [rosa, vito];
  const secrets = new Secrets();
  const moments = new Map(people.map((page) => [page, ""]));
  let decisions = 0;
  for (let turn = 0; ; turn += 1) {
    assert.ok(turn < 600, "the game does not end");
    const asked = await until(async () => {
      for (const page of people) {
        const seen = await see(page, { before: moments.get(page) });
        if (seen) return { page, seen };
      }
    });
    if (!asked) {
      const { game_state: truth } = await ask(rosa);
      const shown = await Promise.all(people.map(look));
      const pages = shown.map((seen) => `${seen.position} "${seen.question}"`).join(" and ");
      assert.fail(
        `after ${turn} steps nobody is asked anything: the pages show ${pages}; the server is at ${truth.position}, seat ${truth.turn} decides`,
      );
    }
    if (asked.seen.over) break;
    const { page, seen } = asked;
    if (turn % 6 === 0) await secrets.check(people, watcher);
    if (turn === 15) await loseTheLine(page, seen);
    if (turn === 30) await restart(everybody);
    await clickOption(page, turn === 15 || turn === 30 ? await see(page, { before: "" }) : seen, turn);
    moments.set(page, seen.moment);
    decisions += 1;
  }
  assert.ok(decisions > 30, `a whole game has more than ${decisions} steps`);
  assert.ok(secrets.compared >= 8, `only ${secrets.compared} secrets were compared`);

  const { game_state: truth } = await ask(rosa);
  for (const page of everybody) {
    const isThere = async () => (await look(page)).position === truth.position;
    assert.ok(await until(isThere), `a page stays behind: ${(await look(page)).position} of ${truth.position}`);
  }
  const [first, ...others] = await Promise.all(everybody.map(board));
  for (const other of others) assert.deepEqual(other, first, "all three show the same position");
  for (const page of everybody) {
    const before = await board(page);
    await page.reload();
    assert.deepEqual(before, await board(page), "what was put in place bit by bit is what a new page shows");
  }
  for (const page of everybody)
    assert.deepEqual(
      page.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|404/.test(fault)),
      [],
    );
});

/** Where everything stands, whoever looks. */
const board = (page) =>
  page.evaluate(() => ({
    pieces: [...document.querySelectorAll("#pieces > *")]
      .map((piece) => `${piece.id} ${piece.getAttribute("transform")}`)
      .sort(),
    car: document.getElementById("car")?.getAttribute("transform"),
    tracks: document.querySelector(".tracks")?.textContent.replace(/\s+/g, " "),
    reckoning: [...document.querySelectorAll(".reckoning tbody td")].map((cell) =>
      cell.textContent.replace(/\s+/g, " "),
    ),
    players: [...document.querySelectorAll(".player__counts")].map((list) => list.textContent.replace(/\s+/g, " ")),
    over: Boolean(document.querySelector("#dock.over")),
  }));

/** The one who is asked is offline: the click says so and loses nothing. Then the line is back. */
async function loseTheLine(page, seen) {
  await page.context().setOffline(true);
  await click(page, page.locator(OPTION).first());
  await page.locator(".lost").waitFor();
  assert.equal((await look(page)).moment, seen.moment, "nothing is decided without a line");
  await page.context().setOffline(false);
}

/** The server goes and comes back; every page says so and finds it again by itself. */
async function restart(everybody) {
  await house.server.halt();
  for (const page of everybody) await page.locator(".lost").waitFor({ timeout: 60_000 });
  const sockets = everybody.map((page) =>
    page
      .waitForEvent("websocket", { timeout: 60_000 })
      .then((socket) => socket.waitForEvent("framereceived", { timeout: 60_000 })),
  );
  await house.server.start();
  await Promise.all(sockets);
}

/** Every piece of HTML that reached a page, as it came. */
function listen(page) {
  const sent = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => sent.push(String(payload))));
  page.on("response", async (answer) => {
    if (/\/tables\//.test(answer.url()) && /html/.test(answer.headers()["content-type"] ?? ""))
      sent.push(await answer.text().catch(() => ""));
  });
  return sent;
}

/** Der Pate's money is hidden: of what was sent to somebody, no other family's money was part. */
class Secrets {
  compared = 0;

  async check(people, watcher) {
    const tables = await Promise.all(people.map(ask));
    if (
      tables.some((table) => table.stage !== "running") ||
      tables[0].game_state.position !== tables[1].game_state.position
    )
      return;
    const money = tables.map((table) => table.game_state.view.families[table.you].money);
    for (const table of [...tables, await ask(watcher)]) {
      table.game_state.view.families.forEach((family, seat) => {
        if (seat !== table.you) assert.equal(family.money, null, "the view holds nobody else's money");
      });
    }
    for (const [page, you] of [
      [people[0], tables[0].you],
      [people[1], tables[1].you],
      [watcher, null],
    ]) {
      const html = page.sent.splice(0);
      html.push(await page.content());
      for (const text of html) await this.read(page, text, you, money);
    }
  }

  async read(page, html, you, money) {
    const found = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const table = document.getElementById("table");
      if (!table?.dataset.position || table.querySelector("#dock.over")) return null;
      const cards = [...table.querySelectorAll(".player")].map((card) => ({
        secret: Boolean(card.querySelector(".money.secret")),
        text: card.querySelector(".money")?.textContent ?? "",
      }));
      // Prices that are printed on the board, what would happen and what was told in public are no secrets.
      table
        .querySelectorAll(
          ".player .money, .price, .f__price, .f__text, .tip, .log, .event, .spot, svg, .says, .menu__list, .shut",
        )
        .forEach((part) => part.remove());
      return { cards, rest: table.outerHTML };
    }, html);
    if (!found) return;
    found.cards.forEach((card, seat) => {
      if (seat === you) return;
      assert.ok(card.secret && !/\d/.test(card.text), `a page shows ${card.text} as the money of seat ${seat}`);
      const sum = `$${money[seat].toLocaleString("en-GB")}`;
      assert.ok(
        !found.rest.includes(sum) || money[seat] === money[you],
        `a page holds ${sum}, which is the money of seat ${seat}`,
      );
      this.compared += 1;
    });
  }
}
