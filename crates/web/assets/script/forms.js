// Forms, links and menus of the table, without loading the page again.
import { forgetNote } from "./notes.js";
import { showOnButton } from "./notice.js";
import { table } from "./page.js";
import { showPast } from "./past.js";
import { request, requestWhileBusy } from "./request.js";
import { state } from "./state.js";

/** Listens to forms, links and menus. */
export function startForms() {
  document.addEventListener("submit", onSubmit);
  document.addEventListener("click", (event) => {
    followLink(event);
    closeMenus(event.target);
  });
  // Back and forward go from step to step of a lesson, which have addresses of their own (`request`).
  window.addEventListener("popstate", () => table()?.dataset.page && location.reload());
}

async function onSubmit(event) {
  const { target: form, submitter } = event;
  // Who takes a name is somebody else from then on: that needs a new page and a new socket.
  if (!table()?.contains(form) || form.matches(".name-first, .play-now")) return;
  const isJump = form.matches(".jump");
  if (isJump && !state.showsPast) return;
  const data = new URLSearchParams(new FormData(form, submitter));
  const address = `${form.action}?${data}`;
  event.preventDefault();
  if (isJump) await showPast(address);
  else if (form.method === "get") {
    state.draftAddress = address;
    await requestWhileBusy(address, submitter);
  } else if (await request(form.action, { method: "POST", body: data })) {
    if (form.matches(".say-form")) form.reset();
    if (form.closest("#note")) forgetNote();
    if (submitter?.dataset.kept) showOnButton(submitter, submitter.dataset.kept);
  }
}

// Steps are taken back, and lessons go on, by links.
function followLink(event) {
  const link = event.target.closest?.("a.back, a.onward");
  if (!link || !table()?.contains(link)) return;
  event.preventDefault();
  request(link.href);
}

// A menu closes when something else is clicked.
function closeMenus(clicked) {
  for (const menu of document.querySelectorAll("details.menu[open], details.shut[open]")) {
    if (!menu.contains(clicked)) menu.open = false;
  }
}
