// Every kind of moment in three windows; all windows and languages: `node windows.mjs`.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "./tools/chromium.mjs";
import { faultsOf } from "./tools/window.mjs";
import { LANGUAGES, look, makeGallery, pagesOf, summary } from "./windows.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

// Each moment in one language, the languages in turn.
LANGUAGES.forEach((language, turn) => {
  test(`every moment fits its window, a third of them in ${language}`, async (t) => {
    const folder = makeGallery(language);
    const names = pagesOf(folder).filter((_, number) => number % LANGUAGES.length === turn);
    assert.ok(names.length > 140, `only ${names.length} moments`);
    const found = await look(browser, folder, names, ["390x844", "1366x768", "1920x1080"]);
    t.diagnostic(`${names.length} moments`);
    assert.deepEqual(summary(found), []);
  });
});

test("nothing that can be clicked moves because it is pointed at", async () => {
  const folder = makeGallery("en");
  const names = ["pate-place-2", "pate-district", "capone-turn", "capone-invest", "maffiosi-play", "maffiosi-sit"];
  assert.deepEqual(
    names.filter((name) => !pagesOf(folder).includes(name)),
    [],
    "there is such a moment",
  );
  const found = await look(browser, folder, names, ["860x700", "1366x768"], { pointing: true });
  assert.deepEqual(summary(found.filter(({ kind }) => kind === "moves")), []);
});

test("every kind of fault is found", async () => {
  const page = await browser.newPage({ viewport: { width: 600, height: 400 } });
  const faulty = {
    small: `<p style="font-size: 8px">too small</p>`,
    cut: `<div style="width: 40px; overflow: hidden; white-space: nowrap">words that go on and on</div>`,
    unasked: `<div id="dock" style="height: 10px; overflow: auto"><p>It is your turn.</p><h2>What now?</h2></div>`,
    broken: `<p style="width: 40px; overflow-wrap: anywhere">Messerstich</p>`,
    "text over text": `<p style="position: absolute; top: 0">one thing</p><p style="position: absolute; top: 4px">another</p>`,
    covered: `<p style="position: absolute; top: 0">words</p><div style="position: absolute; inset: 0; background: red"></div>`,
    hidden: `<button>press</button><div style="position: absolute; inset: 0"></div>`,
    "buttons overlap": `<button class="btn">one</button><button class="btn" style="margin-left: -12px">other</button>`,
    "button cut": `<div style="width: 40px; overflow: hidden"><button style="width: 90px">x</button></div>`,
    "under the dock": `<main class="table__board"><div style="height: 90px"></div></main><div id="dock" style="margin-top: -9px">x</div>`,
    "out of sight": `<button style="position: fixed; top: 390px; height: 40px">below</button>`,
    sideways: `<p style="width: 900px; background: red">wide</p>`,
  };
  for (const [kind, html] of Object.entries(faulty)) {
    await page.setContent(`<body>${html}</body>`);
    const kinds = (await page.evaluate(faultsOf, { least: 12, intended: [] })).map((fault) => fault.kind);
    assert.ok(kinds.includes(kind), `${kind}: found ${kinds.join(", ") || "nothing"}`);
  }
  await page.setContent("<body><p>words</p><button>press</button></body>");
  assert.deepEqual(await page.evaluate(faultsOf, { least: 12, intended: [] }), []);
});
