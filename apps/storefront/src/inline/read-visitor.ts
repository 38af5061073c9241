import { applyColorMode, savedColorMode } from '../browser/color-mode';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { sessionHint } from '../session/session-hint';

/** Applies the colors that the visitor has chosen; also to a page kept from before the choice. */
function applyChosenColors() {
  const mode = savedColorMode(document.cookie);
  if (mode) applyColorMode(mode);
}

/**
 * Reads before first paint what a shared page cannot know: whether somebody is signed in, so that the header reserves
 * the account's space; the chosen colors; and the preferred language, in case an intermediate cache has responded instead of the server.
 */
function readVisitor(cookie: string) {
  if (sessionHint.test(cookie)) document.documentElement.dataset.signedIn = '';
  applyChosenColors();
  // The tags of the frame's color come after this script
  window.addEventListener('DOMContentLoaded', applyChosenColors);
  window.addEventListener('pageshow', applyChosenColors);
  const { pathname, search, hash } = window.location;
  const [, wanted = DEFAULT_LOCALE] = /(?:^|; )locale=([^;]+)/.exec(cookie) ?? [];
  const isLocale = (text = '') => (LOCALES as readonly string[]).includes(text);
  if (wanted !== DEFAULT_LOCALE && isLocale(wanted) && !isLocale(pathname.split('/')[1]))
    window.location.replace(`/${wanted}${pathname === '/' ? '' : pathname}${search}${hash}`);
}

try {
  readVisitor(document.cookie);
} catch {
  // Cookies are blocked
}
