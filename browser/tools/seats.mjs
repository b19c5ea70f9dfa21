// Ways to a seat. `press` is how a button is pressed: by mouse, by thumb, by key.

const AT_A_TABLE = /\/tables\/[\w-]+$/;

export const gameCard = (page, game) => page.locator(".game", { has: page.locator(`input[name=game][value=${game}]`) });

/** One click, as somebody who has never been here. */
export async function playNow(page, press, game = "pate") {
  await page.goto("/");
  await press(gameCard(page, game).locator("button[name=fill][value=soldato]"));
  await page.waitForURL(AT_A_TABLE);
}

/** Gives a name on the home page. */
export async function introduce(page, name) {
  await page.goto("/");
  await page.locator("#name").fill(name);
  await page.locator(".welcome form[action='/people'] button").click();
  await page.locator(".who-am-i").waitFor();
}

/** A table with as many seats as wanted; its address. */
export async function invite(page, press, game, players) {
  await page.goto("/");
  await press(gameCard(page, game).locator("a[href^='/new/']"));
  await page.locator(`.new-table input[name=players][value="${players}"]`).check();
  await press(page.locator(".new-table button.btn-primary"));
  await page.waitForURL(AT_A_TABLE);
  return new URL(page.url()).pathname;
}

/** A table filled with bots that do not think long, and the game begun. */
export async function playQuickBots(page, press, game, players) {
  const address = await invite(page, press, game, players);
  await press(page.locator(".fill button[value=picciotto]"));
  await press(page.locator("form[action$='/start'] button"));
  await page.locator(".table__board").first().waitFor();
  return address;
}
