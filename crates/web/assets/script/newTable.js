// A new table: what was chosen is summed up beside the form, and bots never take more chairs than there are.

const form = document.querySelector("form.new-table");

/** Follows what is chosen in the form, if the page has one. */
export function startNewTable() {
  if (!form) return;
  document.documentElement.classList.add("can-sum");
  form.addEventListener("change", (event) => update(event.target));
  update();
}

function update(changed) {
  limitBots(changed);
  for (const sum of form.querySelectorAll("[data-sum]")) {
    if (sum.dataset.sum !== "bots") sum.textContent = chosen(sum.dataset.sum).closest("label").textContent.trim();
  }
  const sum = form.querySelector('[data-sum="bots"]');
  sum.textContent = botNames().join(", ") || sum.dataset.none;
}

const chosen = (name) => form.querySelector(`[name="${name}"]:checked`);
const chosenBots = () => [...form.querySelectorAll('[name^="bots."]:checked')];

// What was chosen last stands; the others give way.
function limitBots(changed) {
  let free = Number(chosen("players").value) - 1;
  for (const input of chosenBots().toSorted((one, other) => (other === changed) - (one === changed))) {
    const fits = Math.min(Number(input.value), free);
    form.querySelector(`[name="${input.name}"][value="${fits}"]`).checked = true;
    free -= fits;
  }
}

function botNames() {
  const level = (input) => input.closest("[role=radiogroup]").getAttribute("aria-label");
  const sitting = chosenBots().filter((input) => input.value !== "0");
  return sitting.map((input) => `${input.value} ${level(input)}`);
}
