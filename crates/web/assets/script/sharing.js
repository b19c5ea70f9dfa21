// An address that is copied by a click, or handed on by what the device has for it, where the browser can.
import { showOnButton } from "./notice.js";

/** Listens to the buttons that copy and share. */
export function startSharing() {
  const { classList } = document.documentElement;
  classList.toggle("can-copy", Boolean(navigator.clipboard));
  classList.toggle("can-share", Boolean(navigator.share));
  document.addEventListener("click", (event) => {
    if (event.target.matches?.("input[readonly]")) event.target.select();
    const copyButton = event.target.closest?.("button.copy");
    if (copyButton) copy(copyButton);
    const shareButton = event.target.closest?.("button[data-share]");
    if (shareButton) navigator.share({ url: shareButton.dataset.share }).catch(() => {}); // somebody may think better of it
  });
}

async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    return; // the address stands beside it
  }
  showOnButton(button, button.dataset.copied);
}
