// Omertà's script: listens to the table, shows what has changed, lets pieces move, helps the keyboard and the thumb.
// Everything works without it. Each module does one thing; they are all started here.
import { startChat } from "./chat.js";
import { startDoubleClicks, startPresses } from "./clicks.js";
import { startClocks } from "./clocks.js";
import { startForms } from "./forms.js";
import { startKeys } from "./keys.js";
import { connect } from "./live.js";
import { resumeNews, startNews } from "./news.js";
import { startNewTable } from "./newTable.js";
import { startNotes } from "./notes.js";
import { startNotificationSetting } from "./notifications.js";
import { table, updateTitle } from "./page.js";
import { startPast } from "./past.js";
import { startPointing } from "./pointing.js";
import { startRules } from "./rules.js";
import { startSharing } from "./sharing.js";
import { state } from "./state.js";
import { startTouch } from "./touch.js";

// These hear a click before all others, in this order: a press ends whatever becomes of its click, and the second half of a
// double click stops there.
startPresses(resumeNews);
startDoubleClicks();
startTouch();

// These hear the clicks that are left, in this order.
startNews();
startForms();
startPast();
startRules();
startSharing();

startPointing();
startKeys();
startClocks();
startNotificationSetting();
startNewTable();

if (table()) {
  if (new URLSearchParams(location.search).get("draft")) state.draftAddress = location.href;
  updateTitle();
  connect();
}
startChat();
startNotes();
