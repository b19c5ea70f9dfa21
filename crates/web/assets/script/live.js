// The socket that brings the news of a table.
import { receiveNews } from "./news.js";
import { hideNotice, showNotice } from "./notice.js";
import { table } from "./page.js";

const SHORTEST_WAIT = 500; // milliseconds before another attempt
const LONGEST_WAIT = 10_000;

let wait = SHORTEST_WAIT;

/** Connects to the table of the page, if it has one, and again whenever the connection is lost. */
export function connect() {
  if (!table()?.dataset.live) return;
  const address = new URL(table().dataset.live, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  socket.onopen = hideNotice;
  socket.onmessage = (message) => {
    wait = SHORTEST_WAIT;
    receiveNews(message.data);
  };
  socket.onclose = () => {
    // The first loss is often mended before anybody notices.
    if (wait > SHORTEST_WAIT) showNotice(table().dataset.lost);
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
}
