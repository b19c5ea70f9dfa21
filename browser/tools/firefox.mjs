// Debian's own Firefox, over WebDriver BiDi. The Firefox of long support does not know all that newer releases of playwright-core
// ask of it, so an older one drives it.
import { once } from "node:events";
import { createServer, request } from "node:http";
import playwright from "playwright-core-for-firefox";

export function openFirefox() {
  const executablePath = process.env.FIREFOX || "/usr/bin/firefox-esr";
  return playwright._bidiFirefox.launch({
    executablePath,
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });
}

/** What it cannot be told for one window is told to the whole of it, above. */
export const UNTOLD = { locale: undefined, reducedMotion: undefined };

/**
 * A door to a server that takes the content security policy off: in Firefox it would forbid what the tests ask of a page. Chromium's
 * tests hold the pages to it.
 */
export async function openDoor(server) {
  const ask = ({ method, url, headers }) =>
    request({ host: "127.0.0.1", port: server.port, method, path: url, headers });
  const door = createServer((question, answer) => {
    const onward = ask(question).on("response", (got) => {
      delete got.headers["content-security-policy"];
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    question.pipe(onward);
  });
  door.on("upgrade", (question, socket) => {
    const onward = ask(question).on("upgrade", (got, far, first) => {
      const headers = Object.entries(got.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join("")}\r\n`);
      socket.write(first); // a first message may come together with the answer
      far.pipe(socket).pipe(far);
      for (const [one, other] of [
        [far, socket],
        [socket, far],
      ])
        one.on("error", () => other.destroy());
    });
    onward.on("error", () => socket.destroy());
    onward.end();
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  return {
    baseURL: `http://127.0.0.1:${door.address().port}`,
    close() {
      door.close();
      door.closeAllConnections();
    },
  };
}
