// Clocks that run between two pages from the server.

const DAY = 86_400_000; // milliseconds; more than that is told in days, without seconds
const LOW = 30_000;

/** Lets the clocks of those who have to decide run. */
export function startClocks() {
  setInterval(tick, 1000);
}

function tick() {
  const running = document.querySelectorAll(
    ".player[aria-current] [data-left], [data-asked] .table__tools [data-left]",
  );
  for (const clock of running) {
    const left = Number(clock.dataset.left) - 1000;
    if (left > DAY) continue;
    clock.dataset.left = left;
    clock.textContent = formatTime(left);
    clock.parentElement.classList.toggle("low", left < LOW);
  }
}

function formatTime(milliseconds) {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const twoDigits = (number) => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, twoDigits(all % 60)];
  return hours ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
