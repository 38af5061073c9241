import { localeCookie, localeOf } from '../mall/language';

/** The language of the visitor; another one loads the page anew. */
export const locale = localeOf(document.cookie, navigator.languages.join());

/** Keeps the choice of a language, and leads back to the page where it was made. */
export function chooseLanguage(tag: string | undefined) {
  const cookie = localeCookie(tag);
  if (cookie) document.cookie = cookie;
  const { origin } = window.location;
  window.location.replace(document.referrer.startsWith(`${origin}/`) ? document.referrer : '/');
  // The page stays empty until then
  return new Promise<never>(() => undefined);
}
