// The browser, and people who use it. What a page complains about is kept and fails the test.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

// The shell is the same Chromium without windows; it starts sooner and does less beside the page.
const PROGRAMS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].filter(Boolean);

export function openBrowser() {
  const executablePath = PROGRAMS.find((path) => existsSync(path));
  assert.ok(executablePath, `there is no Chromium at ${PROGRAMS.join(" or ")}`);
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Somebody with a browser window of their own. Motion is reduced unless asked for: then others' moves come at once. */
export async function newPerson(browser, server, settings = {}) {
  const context = await browser.newContext({ viewport: WIDE, locale: "en-GB", reducedMotion: "reduce", baseURL: server.address, ...settings });
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

/** Style and script as they are in the source now, whatever the server was built with: to try a change without building. */
async function takeAssetsFromSource(context) {
  const folder = join(import.meta.dirname, "../../crates/web/assets");
  const read = (...files) => files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
  const style = read(...["base", "pate", "capone", "maffiosi", "site"].map((name) => `style/${name}.css`));
  await context.route(/\/style\.css/, (route) => route.fulfill({ contentType: "text/css; charset=utf-8", body: style }));
  await context.route(/\/script\.js/, (route) => route.fulfill({ contentType: "text/javascript; charset=utf-8", body: read("script.js") }));
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
