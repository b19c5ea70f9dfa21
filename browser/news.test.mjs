// News of the table comes when it likes. It must not take away what is there, nor get lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "./tools/chromium.mjs";
import { openHouse } from "./tools/house.mjs";
import { click } from "./tools/mouse.mjs";
import { begin, post } from "./tools/moves.mjs";
import { introduce, invite, playQuickBots } from "./tools/seats.mjs";
import { OPTION } from "./tools/sight.mjs";
import { ask, look, nextMoment, until } from "./tools/table.mjs";
import { tap } from "./tools/thumb.mjs";

const house = openHouse();

const form = (page) => page.locator("#table input[name=form]").first().inputValue();

test("an answer that comes later than the news does not bring an old position back", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  await page.goto(await begin(page, "pate", 3));
  // The answer to a decision is held back until the others have moved and the page has been told.
  let newest = 0;
  page.on("websocket", (socket) =>
    socket.on(
      "framereceived",
      ({ payload }) => (newest = Math.max(newest, Number(String(payload).match(/data-position="(\d+)"/)?.[1] ?? 0))),
    ),
  );
  await page.reload();
  await page.route(/\/decide$/, async (route) => {
    const answer = await route.fetch();
    const position = Number((await answer.text()).match(/data-position="(\d+)"/)?.[1] ?? 0);
    await until(async () => newest > position, 3000);
    await route.fulfill({ response: answer });
  });
  for (let decided = 0, turn = 0, seen; decided < 3 && turn < 40; turn += 1) {
    seen = await nextMoment(page, seen);
    if (seen.over) break;
    const option = seen.options.find((option) => option.point);
    const answered = page.waitForResponse(option.completes ? /\/decide/ : /draft=/);
    await page.mouse.click(option.point.x, option.point.y);
    await answered.catch(() => {});
    decided += option.completes ? 1 : 0;
    const isUpToDate = async () => (await look(page)).position === (await ask(page)).game_state.position;
    assert.ok(
      await until(isUpToDate, 5000, 100),
      `the page stays at ${(await look(page)).position}, the game is at ${(await ask(page)).game_state.position}`,
    );
  }
});

test("a preview on a phone stays when somebody says something", async () => {
  const page = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
  await introduce(page, "Rosa");
  const address = await begin(page, "pate", 3);
  const socket = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(address);
  await socket;
  const {
    options: [option],
  } = await nextMoment(page);
  await tap(page, page.locator(OPTION).nth(option.index));
  await page.locator(".tip.shown .go").waitFor();
  await page.request.post(`${address}/chat`, { form: { form: await form(page), words: "Buona sera" } });
  await page.locator("#says", { hasText: "Buona sera" }).waitFor({ state: "attached" });
  assert.equal(await page.locator(".tip.shown .go").count(), 1, "the preview is still there");
});

test("whoever says something keeps the steps of a decision that is being made, and those taken back stay so", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  await page.goto(await begin(page, "capone", 3));
  const steps = () => page.locator("#dock .steps li").count();
  const say = async (words) => {
    await page.locator(".say-form input[name=words]").fill(words);
    await page.locator(".say-form button").click();
    await page.locator("#says", { hasText: words }).waitFor({ state: "attached" });
  };
  let seen = await nextMoment(page);
  for (let turn = 0; turn < 40 && (await steps()) < 2; turn += 1) {
    const { point } = seen.options.find((option) => option.point && !option.completes);
    await page.mouse.click(point.x, point.y);
    seen = await nextMoment(page, seen);
  }
  const made = await steps();
  assert.ok(made >= 2, "a decision of several steps is being made");
  await say("Buona sera");
  assert.equal(await steps(), made, "the steps are still there");
  await page.locator("#dock button.back").click();
  await until(async () => (await steps()) < made, 5000);
  const left = await steps();
  await say("Salute");
  assert.equal(await steps(), left, "what was taken back does not come again");
});

test("news waits until a press is a click", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  const address = await begin(page, "pate", 3);
  const line = page.waitForEvent("websocket");
  await page.goto(address);
  const socket = await line;
  const before = await nextMoment(page);
  const { point } = before.options.find((option) => option.point);
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  const told = socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("Buona sera"));
  await page.request.post(`${address}/chat`, { form: { form: await form(page), words: "Buona sera" } });
  await told;
  await page.waitForTimeout(200); // long enough to put the news in place
  const said = page.locator("#says", { hasText: "Buona sera" });
  assert.equal(await said.count(), 0, "nothing changes under a button that is down");
  await page.mouse.up();
  await nextMoment(page, before, { patience: 5000 });
  await said.waitFor({ state: "attached" });
});

test("portraits do not fly when only the photo becomes wider", async () => {
  const page = await house.person({ reducedMotion: "no-preference" });
  await introduce(page, "Rosa");
  const address = await begin(page, "capone", 3);
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    window.flown = [];
    Element.prototype.animate = function (...how) {
      window.flown.push(this.dataset.piece);
      return animate.apply(this, how);
    };
  });
  const socket = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(address);
  await socket;
  await nextMoment(page);
  const place = () =>
    page
      .locator(".who__pic")
      .last()
      .evaluate((portrait) => portrait.getBoundingClientRect().x);
  // The next page knows nothing of this width and takes it away.
  await page.evaluate(() => {
    window.flown = [];
    document.getElementById("hand").style.minInlineSize = "48rem";
  });
  const before = await place();
  await page.request.post(`${address}/chat`, { form: { form: await form(page), words: "Buona sera" } });
  await page.locator("#says", { hasText: "Buona sera" }).waitFor({ state: "attached" });
  assert.deepEqual(await page.evaluate(() => window.flown), []);
  assert.ok((await place()) > before + 40, "the photo has become wider");
});

test("a friend who comes by the link, takes a name and a seat is asked without loading the page again", async () => {
  const [rosa, vito] = await Promise.all([house.person(), house.person()]);
  await introduce(rosa, "Rosa");
  await vito.goto(await invite(rosa, (locator) => click(rosa, locator), "pate", 2));
  await vito.locator("#name").fill("Vito");
  await click(vito, ".name-first button");
  await rosa.getByRole("link", { name: "Vito" }).waitFor();
  await click(rosa, "form[action$='/start'] button");
  await vito.locator(".player").first().waitFor();
  const { you, game_state: truth } = await ask(vito);
  const isRight = async () =>
    (await look(vito)).asked === (you === truth.turn) &&
    (await vito.locator(".player .money:not(.secret)").count()) === 1;
  assert.ok(await until(isRight, 5000, 50), "Vito's page shows Vito's side: his money, and his question if he decides");
});

test("when the game begins, the waiting room becomes the page that a new visitor of the table gets", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  await playQuickBots(page, (locator) => click(page, locator), "pate", 3);
  await nextMoment(page);
  const frame = () =>
    page.evaluate(() => ({
      around: [...document.querySelectorAll("body > *")].map((it) => `${it.localName} ${it.id}`),
      parent: document.getElementById("table").parentElement.localName,
      mains: document.querySelectorAll("main").length,
      box: JSON.stringify(document.getElementById("table").getBoundingClientRect()),
    }));
  const begun = await frame();
  await page.reload();
  assert.deepEqual(begun, await frame());
});

test("a rematch leads to its table", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  const address = await begin(page, "pate", 2);
  await post(page, `${address}/resign`, {});
  await page.goto(address);
  await click(page, page.locator("#dock form[action$='/rematch'] button"));
  await page.waitForURL((url) => url.pathname.startsWith("/tables/") && url.pathname !== address);
  await page.locator("#table").waitFor();
  await page.context().close();
});

test("what the consigliere said goes away, whatever was said at the table meanwhile", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  const address = await begin(page, "pate", 2);
  await page.goto(address);
  await nextMoment(page);
  await click(page, page.locator(".ask-adviser"));
  await page.locator("#counsel").waitFor();
  await post(page, `${address}/chat`, { words: "Ciao" });
  await page.locator("#says", { hasText: "Ciao" }).waitFor();
  assert.equal(await page.locator("#counsel").count(), 1, "it stays for as long as the decision is the same");
  await click(page, page.locator("#counsel .counsel__close"));
  await page.locator("#counsel").waitFor({ state: "detached" });
  await page.context().close();
});

test("what the consigliere said lies over nothing that can be done, and Esc takes it away", async () => {
  for (const viewport of [undefined, PHONE]) {
    const page = await house.person(viewport ? { viewport } : {});
    await introduce(page, "Rosa");
    await page.goto(await begin(page, "pate", 2));
    await nextMoment(page);
    await click(page, page.locator(".ask-adviser"));
    await page.locator("#counsel").waitFor();
    const overlap = await page.evaluate(() => {
      const [panel, dock] = ["#counsel", "#dock"].map((name) => document.querySelector(name).getBoundingClientRect());
      const across = Math.min(panel.right, dock.right) - Math.max(panel.left, dock.left);
      const down = Math.min(panel.bottom, dock.bottom) - Math.max(panel.top, dock.top);
      return across > 1 && down > 1;
    });
    assert.ok(!overlap, "the panel does not lie over the dock");
    await page.keyboard.press("Escape");
    await page.locator("#counsel").waitFor({ state: "detached" });
    await page.context().close();
  }
});

test("a line of the log shows its moment, and the table is one key away", async () => {
  const page = await house.person();
  await introduce(page, "Rosa");
  const address = await begin(page, "pate", 2);
  await page.goto(address);
  await nextMoment(page);
  const shown = async () => ({
    board: await page.locator(".table__board").innerText(),
    options: await page.locator("#table .act").evaluateAll((acts) => acts.map((act) => act.value)),
  });
  const live = await shown();
  await click(page, page.locator(".log a.log__line").first());
  await page.locator("#table.replay .table__dock .now").waitFor();
  assert.equal(new URL(page.url()).pathname, address, "the table is not left");
  assert.equal(await page.locator("#dock .act").count(), 0, "nothing can be decided in the past");
  await page.keyboard.press("Escape");
  await page.locator("#table:not(.replay)").waitFor();
  assert.deepEqual(await shown(), live, "the board is as it was, with all that can be done");
  await click(page, page.locator(".log a.log__line").first());
  await click(page, page.locator(".table__dock .now"));
  await page.locator("#table:not(.replay)").waitFor();
  await page.context().close();
});

test("on a phone the tab counts what was said and not seen, and notes and talk are beside each other", async () => {
  const page = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
  const other = await house.person();
  await introduce(page, "Rosa");
  await introduce(other, "Emil");
  const { id } = await post(page, "/tables", { game: "pate", players: 2 });
  const address = `/tables/${id}`;
  await post(other, `${address}/join`, {});
  await post(page, `${address}/start`, {});
  await page.goto(address);
  for (const words of ["Ciao", "Hello?"]) await post(other, `${address}/chat`, { words });
  const tab = page.locator("[for=tab-people]");
  await until(async () => (await tab.getAttribute("data-unread")) === "2");
  await tap(page, tab);
  await until(async () => (await tab.getAttribute("data-unread")) === null);
  await tap(page, page.locator("#note summary"));
  const boxes = await page.evaluate(() =>
    ["#chat", "#note"].map((name) => document.querySelector(name).getBoundingClientRect().toJSON()),
  );
  assert.ok(boxes[0].bottom <= boxes[1].top + 1, "the notes begin below the talk");
  assert.ok(await page.locator("#say").isVisible());
  await page.context().close();
  await other.context().close();
});

test("a note that was not saved is still there after the page is loaded again", async () => {
  const page = await house.person({});
  await introduce(page, "Vera");
  await playQuickBots(page, (locator) => click(page, locator), "pate", 2);
  const field = page.locator("#note textarea");
  await page.locator("#note summary").click();
  await field.fill("He holds two of them.");
  await page.reload();
  assert.equal(await field.inputValue(), "He holds two of them.");
  assert.ok(await field.isVisible(), "it is in sight");
  await page.locator("#note button").click();
  await page.locator("#note button", { hasText: "Saved" }).waitFor();
  await field.fill("");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  assert.equal(await field.inputValue(), "He holds two of them.", "what was saved comes from the server");
  await page.context().close();
});
