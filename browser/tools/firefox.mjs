// Debian's own Firefox, over WebDriver BiDi. The Firefox of long support does not know all that newer releases of playwright-core
// ask of it, so an older one drives it.
import playwright from "playwright-core-for-firefox";

export function openFirefox() {
  const executablePath = process.env.FIREFOX || "/usr/bin/firefox-esr";
  // Without the content security policy: it would forbid what the tests ask of a page. Chromium's tests hold the pages to it.
  const firefoxUserPrefs = { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB", "security.csp.enable": false };
  return playwright._bidiFirefox.launch({ executablePath, firefoxUserPrefs });
}

/** What it cannot be told for one window is told to the whole of it, above. */
export const UNTOLD = { locale: undefined, reducedMotion: undefined };
