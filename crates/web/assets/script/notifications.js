// Calls somebody back to the table: by a sound, and by the browser's notification when its window is hidden.
import { chime } from "./sounds.js";

/** Tells the person that it is their turn. */
export function announceTurn(page) {
  chime();
  if (!document.hidden || !window.Notification || Notification.permission !== "granted") return;
  const notification = new Notification(document.title, {
    body: page.querySelector("#status")?.textContent,
    tag: location.pathname,
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** On the page of settings: the button that asks the browser for its permission. */
export function startNotificationSetting() {
  const setting = document.getElementById("notify");
  if (!setting || !window.Notification) return;
  const showPermission = () => {
    const words = setting.dataset[Notification.permission];
    if (!words) return;
    setting.querySelector("p").textContent = words;
    setting.querySelector("button").remove();
  };
  setting.hidden = false;
  setting.querySelector("button").addEventListener("click", async () => {
    await Notification.requestPermission();
    showPermission();
  });
  showPermission();
}
