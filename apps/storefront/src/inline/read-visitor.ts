import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { sessionHint } from '../session/session-hint';

/**
 * Reads before first paint what a shared page cannot know: whether somebody is signed in, so that the header reserves
 * the account's space; and the preferred language, in case an intermediate cache has responded instead of the server.
 */
function readVisitor(cookie: string) {
  if (sessionHint.test(cookie)) document.documentElement.dataset.signedIn = '';
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
