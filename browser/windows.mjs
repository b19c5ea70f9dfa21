// Every kind of moment in every window: see README.md. `node windows.mjs --help` tells how it is called.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openBrowser, sourceOf } from "./tools/chromium.mjs";
import { INTENDED } from "./tools/intended.mjs";
import { clickables, faultsOf, scrollOn, tabs } from "./tools/window.mjs";

export const WINDOWS = [
  "320x568",
  "390x844",
  "844x390",
  "768x1024",
  "820x1180",
  "1024x768",
  "1280x720",
  "1366x768",
  "1440x900",
  "1920x1080",
  "2560x1440",
  "3840x2160",
];
export const LANGUAGES = ["en", "nl", "de"];
const LEAST = 12; // CSS pixels of the smallest text
const LEAST_ON_BIG_SCREEN = 24;
const TYPES = { css: "text/css", html: "text/html", js: "text/javascript", svg: "image/svg+xml" };

const program = resolve(process.env.GALLERY || join(import.meta.dirname, "../target/debug/examples/gallery"));

/** Every kind of moment as a folder of pages, in a language. */
export function makeGallery(language, seed = "1") {
  if (!existsSync(program)) {
    throw new Error(`there is no gallery at ${program}: cargo build -p web --example gallery, or set GALLERY`);
  }
  const folder = mkdtempSync(join(tmpdir(), `omerta-gallery-${language}-`));
  const made = spawnSync(program, [folder, language, seed], { encoding: "utf8" });
  if (made.status !== 0) throw new Error(`the gallery failed:\n${made.stderr}`);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The names of a gallery's pages that contain all of `only`. */
export function pagesOf(folder, only = []) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".html") && name !== "index.html");
  return names.map((name) => name.slice(0, -5)).filter((name) => only.every((part) => name.includes(part)));
}

/** A browser's page that takes its files from a gallery; style and script from the source with ASSETS=1. */
async function open(browser, folder) {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" });
  await context.route("**/*", (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path);
    if (!existsSync(file)) return route.fulfill({ status: 404, body: "" });
    const text = readFileSync(file, "utf8");
    const body = process.env.ASSETS ? (sourceOf(path, text) ?? text) : text;
    return route.fulfill({ contentType: TYPES[path.split(".").at(-1)], body });
  });
  await context.routeWebSocket("**/*", () => {});
  return context.newPage();
}

/**
 * When the script has seen the window's new size: what watches the page is told after a frame. Whether there was one:
 * the browser may draw none, if it thinks that nobody looks.
 */
const settled = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
    setTimeout(() => done(false), 10_000);
  });

const NOT_DRAWN = { kind: "not drawn", where: "page", what: "no frame came within ten seconds, in two pages" };

/** What is wrong with the pages of a gallery in some windows, as { page, window, kind, where, what }. */
export async function look(browser, folder, names, windows, { pointing = false, pictures, onPage, signal } = {}) {
  const found = [];
  const queue = [...names];
  // All pages stay open until the last is looked at: the browser may stop drawing those that are left.
  const pages = await Promise.all([open(browser, folder), open(browser, folder)]);
  const work = async (first) => {
    let page = first;
    for (let name = queue.shift(); name && !signal?.aborted; name = queue.shift()) {
      await show(page, name);
      for (const window of windows) {
        const [width, height] = window.split("x").map(Number);
        let isDrawn = await resize(page, width, height);
        if (!isDrawn) {
          // It has stopped drawing this page, for reasons of its own; a new one is drawn.
          page = await open(browser, folder);
          pages.push(page);
          await show(page, name);
          isDrawn = await resize(page, width, height);
        }
        const least = name.endsWith("-screen") && width >= 1920 ? LEAST_ON_BIG_SCREEN : LEAST;
        const faults = isDrawn ? await read(page, least) : [NOT_DRAWN];
        if (!VARIANT.test(name)) faults.push(...(await readTabs(page, least)));
        if (pointing) faults.push(...(await pointAlong(page)));
        for (const fault of once(faults)) found.push({ page: name, window, ...fault });
        if (pictures) await page.screenshot({ path: join(pictures, `${name}-${window}.png`) });
      }
      onPage?.(queue.length);
    }
  };
  await Promise.all(pages.map(work));
  await Promise.all(pages.map((page) => page.context().close()));
  return found;
}

const show = (page, name) => page.goto(`http://gallery.test/${name}.html`);

/** Whether the page was drawn in its new size. */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  return page.evaluate(settled);
}

const SCREENS = 12; // of a long page are looked at

/** What is wrong in a page as it stands, and further down in it and in its lists. */
async function read(page, least) {
  const faults = await page.evaluate(faultsOf, { least, intended: INTENDED });
  for (let screen = 1; screen < SCREENS && (await page.evaluate(scrollOn)); screen += 1) {
    faults.push(...(await page.evaluate(faultsOf, { least, intended: INTENDED, scrolled: true })));
  }
  await page.evaluate(scrollOn, { back: true });
  return faults;
}

// The same moment in another state: what lies behind its tabs is as it was.
const VARIANT = /-(then|late|counsel|curtain|other)\b/;

/** What is wrong behind the tabs of a table, where a small window has some. */
async function readTabs(page, least) {
  const faults = [];
  const shown = await page.evaluate(tabs);
  for (const [number, tab] of shown.entries()) {
    await page.evaluate((id) => document.getElementById(id).click(), tab);
    if (number === shown.length - 1) break; // it was open before
    await page.evaluate(settled);
    faults.push(...(await read(page, least)));
  }
  return faults;
}

/** Each fault once, though it was seen in several ways. */
function once(faults) {
  const nameOf = ({ kind, where, what }) => [kind, where, what].join();
  return [...new Map(faults.map((fault) => [nameOf(fault), fault])).values()];
}

/** Points at everything that can be clicked, one after the other: none of it may move by more than a pixel. */
async function pointAlong(page) {
  await page.mouse.move(0, 0);
  const before = await page.evaluate(clickables);
  const faults = [];
  for (const { name, point } of before) {
    if (!point) continue;
    await page.mouse.move(...point);
    const now = await page.evaluate(clickables);
    if (now.length !== before.length) {
      faults.push({ kind: "moves", where: name, what: `${before.length} things to click become ${now.length}` });
      continue;
    }
    const moved = now.find((thing, index) =>
      thing.box.some((value, side) => Math.abs(value - before[index].box[side]) > 1),
    );
    if (moved) faults.push({ kind: "moves", where: moved.name, what: `when one points at ${name}` });
  }
  await page.mouse.move(0, 0);
  return faults;
}

/** The faults, those of one kind at one place together. */
export function summary(found) {
  const groups = new Map();
  for (const fault of found) {
    const key = `${fault.kind} · ${fault.where}`;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(fault);
  }
  const sorted = [...groups].sort((one, other) => other[1].length - one[1].length);
  return sorted.map(([key, faults]) => {
    const windows = [...new Set(faults.map(({ window }) => window))].join(" ");
    const [{ page, window, what }] = faults;
    return `${faults.length} × ${key}\n      ${windows}\n      e.g. ${page}, ${window}: ${what}`;
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: "string", multiple: true },
      window: { type: "string", multiple: true },
      pointing: { type: "boolean" },
      kinds: { type: "boolean" },
      pictures: { type: "string" },
      seed: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(
      "node windows.mjs [PART OF A PAGE'S NAME …] [--language nl]… [--window 1366x768]…\n" +
        "  [--pointing] [--kinds] [--pictures DIR] [--seed N]\n" +
        "Without a language or window: all of them. --kinds: each kind of moment once, without drafts and variants.",
    );
    return;
  }
  const browser = await openBrowser();
  const stop = new AbortController(); // Ctrl-C: what was found so far is told
  process.once("SIGINT", () => stop.abort());
  let faults = 0;
  for (const language of values.language ?? LANGUAGES) {
    if (stop.signal.aborted) break;
    const folder = makeGallery(language, values.seed);
    const names = pagesOf(folder, positionals).filter((name) => !values.kinds || !VARIANT.test(name));
    const windows = values.window ?? WINDOWS;
    let unseen = names.length;
    const onPage = (left) => {
      unseen = left;
      process.stderr.write(`\r${language}: ${left} pages left   `);
    };
    const found = await look(browser, folder, names, windows, { ...values, onPage, signal: stop.signal });
    process.stderr.write("\r");
    const rest = stop.signal.aborted ? `, interrupted: ${unseen} pages not looked at` : "";
    console.log(`${language}: ${names.length} pages in ${windows.length} windows: ${found.length} faults${rest}`);
    for (const line of summary(found)) console.log(`  ${line}`);
    faults += found.length;
  }
  await browser.close();
  process.exitCode = faults ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await main();
