// The browser, and people who use it. What a page complains about is kept and fails the test.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const WIDE = { width: 1440, height: 900 };
export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// The shell is the same Chromium without windows; it starts sooner and does less beside the page.
const PROGRAMS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].filter(Boolean);

export function openBrowser() {
  const executablePath = PROGRAMS.find((path) => existsSync(path));
  assert.ok(executablePath, `there is no Chromium at ${PROGRAMS.join(" or ")}`);
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Somebody with a browser window of their own. Motion is reduced unless asked for: then others' moves come at once. */
export async function newPerson(browser, server, settings = {}) {
  const context = await browser.newContext({
    viewport: WIDE,
    locale: "en-GB",
    reducedMotion: "reduce",
    baseURL: server.address,
    ...settings,
  });
  context.setDefaultTimeout(60_000); // the machine may have other things to do
  if (process.env.ASSETS && browser.browserType().name() === "chromium") await takeAssetsFromSource(context);
  const page = await context.newPage();
  page.hasScript = settings.javaScriptEnabled !== false;
  page.faults = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) page.faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => page.faults.push(`page error: ${error.message}`));
  page.on("response", (answer) => {
    if (answer.status() >= 400) page.faults.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
  });
  page.on("crash", () => page.faults.push("the page crashed"));
  return page;
}

const WEB = join(import.meta.dirname, "../../crates/web");

/** The style sheets of a folder, in the order in which its Rust source names them. */
function sheetsOf(source, folder) {
  const lists = [...readFileSync(join(WEB, source), "utf8").matchAll(/sheets!\[(.*?)\]/gs)];
  const names = lists.map(([, list]) => [...list.matchAll(/"(.*?)"/g)].map(([, name]) => name));
  return names.map((list) => list.map((name) => readFileSync(join(WEB, folder, `${name}.css`), "utf8")).join(""));
}

/** Style or script as it is in the source now; what the program makes itself of the style is taken from what it serves. */
export function sourceOf(path, served) {
  const [, name] = path.match(/^\/assets\/\w+\/(.*)/) ?? [];
  if (name?.startsWith("script/")) return readFileSync(join(WEB, "assets", name), "utf8");
  if (name !== "style.css") return null;
  const boards = readdirSync(join(WEB, "src/boards"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sheets = boards.map(({ name }) => sheetsOf(`src/boards/${name}/mod.rs`, `src/boards/${name}/style`).join(""));
  const [base, site] = sheetsOf("src/assets.rs", "assets/style");
  const made = served.split("\n").filter((line) => /^\.\w+ \.[a-z]-\d+ \{/.test(line));
  return [base, ...sheets, made.join("\n"), site].join("");
}

/** To try a change of style or script without building. */
async function takeAssetsFromSource(context) {
  await context.route(/\/assets\/\w+\/(style\.css|script\/)/, async (route) => {
    const answer = await route.fetch();
    const body = sourceOf(new URL(route.request().url()).pathname, await answer.text());
    await route.fulfill({ response: answer, body });
  });
}

/** No console message, no script error, no refusal, nothing that the content security policy had to stop. */
export function assertNoFaults(page) {
  assert.deepEqual(page.faults, []);
}

/** Keeps a picture of what went wrong. */
export async function picture(page, name) {
  const folder = process.env.OMERTA_PICTURES || join(tmpdir(), "omerta-browser-pictures");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path }).catch(() => {});
  return path;
}
