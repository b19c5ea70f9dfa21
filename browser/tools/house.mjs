// What every test file needs: a server and a browser, there before its tests and gone after them.
import { after, before } from "node:test";
import { newPerson, openBrowser } from "./chromium.mjs";
import { startServer } from "./server.mjs";

export function openHouse(open = openBrowser) {
  const house = {
    /** Somebody who comes in. */
    person: (settings) => newPerson(house.browser, house.server, settings),
  };
  before(async () => ([house.server, house.browser] = await Promise.all([startServer(), open()])));
  after(async () => {
    await house.browser?.close();
    await house.server?.stop();
  });
  return house;
}
