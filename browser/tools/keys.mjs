// A keyboard: Tab, Enter, arrows and the numbers of the dock; nothing is focused by other means.
import assert from "node:assert/strict";
import { picture } from "./chromium.mjs";

/** Tab until the focus is on the element. */
export async function tabTo(page, locator) {
  await locator.waitFor({ state: "attached" });
  for (let times = 0; times < 250; times += 1) {
    if (await locator.evaluate((element) => document.activeElement === element)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${locator}; see ${await picture(page, "tab")}`);
}

/** Tab to something and press Enter. */
export async function enter(page, locator) {
  await tabTo(page, locator);
  await assertFocusSeen(page);
  await page.keyboard.press("Enter");
}

/** Somebody who has no mouse must see where the focus is. */
export async function assertFocusSeen(page) {
  const fault = await page.evaluate(() => {
    const element = document.activeElement;
    const marks = (style) =>
      [
        style.outlineStyle,
        style.outlineWidth,
        style.outlineColor,
        style.boxShadow,
        style.backgroundColor,
        style.borderColor,
      ].join();
    const now = getComputedStyle(element);
    if (now.outlineStyle !== "none" && parseFloat(now.outlineWidth) > 0) return null;
    const after = getComputedStyle(element, "::after");
    const focused = marks(now) + marks(after);
    element.blur();
    const blurred = marks(getComputedStyle(element)) + marks(getComputedStyle(element, "::after"));
    element.focus();
    return focused === blurred ? element.outerHTML.slice(0, 200) : null;
  });
  assert.equal(fault, null, "the focus is seen");
}

const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      isOption: element.matches("#table :is(.act:not(.no), #dock .go)"),
      onBoard: Boolean(element.closest(".table__board")),
    };
  });

/** Numbers: the first press points, the second does it. False if the dock offers nothing so. */
async function byNumber(page) {
  const numbered = () =>
    page.evaluate(() => {
      const option = document.querySelector("#dock :is(.go, .dock__acts .act:not(.no), .roll .act:not(.no))[data-key]");
      return option && { key: option.dataset.key, isThere: document.activeElement === option };
    });
  let option = await numbered();
  if (!option) {
    await page.keyboard.press("ArrowUp"); // any of the keys shows the numbers
    option = await numbered();
  }
  if (!option) return false;
  if (!option.isThere) await page.keyboard.press(option.key);
  assert.deepEqual(await numbered(), { ...option, isThere: true }, `the key ${option.key} points at what bears it`);
  await page.keyboard.press(option.key);
  return true;
}

/** Arrows: walk from the dock over the board until something can be done there. */
async function byArrows(page, turn) {
  const keys = ["ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowUp", "ArrowDown"];
  for (let times = 0; times < 24; times += 1) {
    await page.keyboard.press(keys[(times + turn) % keys.length]);
    const at = await focused(page);
    if (at.isOption && at.onBoard) return true;
  }
  return false;
}

async function byTab(page) {
  for (let times = 0; times < 250; times += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)).isOption) return true;
  }
  return false;
}

/** Takes one step of a decision with the keyboard; tells which keys did it. */
export async function keyOption(page, seen, turn) {
  const isWhole = seen.options.some((option) => option.isHandIn);
  const ways = isWhole
    ? ["numbers", "tab"]
    : [["arrows", "numbers", "tab"], ["numbers", "arrows", "tab"], ["numbers", "tab"], ["tab"]][turn % 4];
  for (const way of ways) {
    if (way === "numbers") {
      if (await byNumber(page)) return way;
    } else if (await (way === "arrows" ? byArrows(page, turn) : byTab(page))) {
      await assertFocusSeen(page);
      await page.keyboard.press("Enter");
      return way;
    }
  }
  throw new Error(`no key does anything at "${seen.question}"; see ${await picture(page, "no-key")}`);
}
