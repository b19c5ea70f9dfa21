// Short words that come and go: at the foot of the page, or on the button that was pressed.

const NOTICE = 6000; // milliseconds
const BUTTON = 2000;

/** Shows a line at the foot of the page for a while. */
export function showNotice(words) {
  hideNotice();
  const notice = document.createElement("p");
  notice.className = "lost";
  notice.setAttribute("role", "alert");
  notice.textContent = words;
  document.body.append(notice);
  setTimeout(hideNotice, NOTICE);
}

/** Takes that line away. */
export function hideNotice() {
  document.querySelector(".lost")?.remove();
}

/** Says on a button for a while what it has done. */
export function showOnButton(button, words) {
  const before = button.textContent;
  if (before === words) return;
  button.textContent = words;
  setTimeout(() => (button.textContent = before), BUTTON);
}
