// Puts what changed at a table in place of what was there. Everything works without it.
const table = document.getElementById("table");
if (table && !new URLSearchParams(location.search).has("draft")) {
  let wait = 500;
  const connect = () => {
    const address = new URL(document.getElementById("table").dataset.live, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.onmessage = (message) => {
      wait = 500;
      const old = document.getElementById("table");
      // Somebody who is typing is not disturbed: what was typed is taken along.
      const typed = [...old.querySelectorAll("input:not([type=hidden])")].map((field) => [field.name, field.value]);
      const focused = document.activeElement && document.activeElement.name;
      const template = document.createElement("template");
      template.innerHTML = message.data;
      const fresh = template.content.firstElementChild;
      for (const [name, value] of typed) {
        const field = fresh.querySelector(`input[name="${name}"]:not([type=hidden])`);
        if (field) field.value = value;
      }
      old.replaceWith(fresh);
      if (focused) fresh.querySelector(`input[name="${focused}"]:not([type=hidden])`)?.focus();
    };
    socket.onclose = () => {
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 10000);
    };
  };
  connect();
}
