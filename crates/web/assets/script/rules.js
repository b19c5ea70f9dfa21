// The rules beside the table, opened at the one that matters; and a search that answers while it is written.
import { showNotice } from "./notice.js";
import { opensElsewhere, parse, table } from "./page.js";

/** Listens to links to rules, and to the search among them. */
export function startRules() {
  document.addEventListener("click", openRules);
  // Beside a table the search has answered already; the page of the rules would take the table away.
  document.addEventListener("submit", (event) => {
    if (event.target.closest("#rules-panel")) event.preventDefault();
  });
  document.addEventListener("input", (event) => {
    if (event.target.id === "find-rule") search(event.target.value.trim().toLowerCase());
  });
}

async function openRules(event) {
  const link = event.target.closest?.('a[target="rules"]');
  if (!link || !table() || opensElsewhere(event)) return;
  event.preventDefault();
  const address = new URL(link.href);
  const panel = document.getElementById("rules-panel") || (await loadPanel(address).catch(() => null));
  if (!panel) return showNotice(table().dataset.lost);
  if (!panel.open) panel.showModal();
  const rule = address.hash === "" ? null : panel.querySelector(`[id="${CSS.escape(address.hash.slice(1))}"]`);
  for (const other of panel.querySelectorAll(".meant")) other.classList.remove("meant");
  rule?.classList.add("meant");
  (rule || panel.querySelector("h1"))?.scrollIntoView({ block: "start" });
}

async function loadPanel(address) {
  const page = parse(await (await fetch(address, { headers: { Accept: "text/html" } })).text());
  const panel = document.createElement("dialog");
  panel.id = "rules-panel";
  panel.className = "on-page";
  const close = document.createElement("button");
  close.className = "btn btn-icon close";
  close.textContent = "✕";
  close.setAttribute("aria-label", table().dataset.close || "✕");
  close.addEventListener("click", () => panel.close());
  panel.append(close, document.importNode(page.querySelector("main"), true));
  document.body.append(panel);
  panel.addEventListener("click", (event) => event.target === panel && panel.close()); // beside the panel
  return panel;
}

function search(wanted) {
  const rules = [...document.querySelectorAll(".rules .one")];
  for (const rule of rules) rule.hidden = !rule.textContent.toLowerCase().includes(wanted);
  const found = rules.some((rule) => !rule.hidden);
  for (const chapter of document.querySelectorAll(".chapter")) {
    chapter.hidden = !chapter.querySelector(".one:not([hidden])");
  }
  for (const words of document.querySelectorAll(".no-hit")) words.hidden = found;
}
