import { useLocation } from '../routing/router';
import { useApp } from '../app/app-context';
import { localPath } from '../i18n/locales';

/** The QR code of a longer address is too dense for cameras at the size that it is drawn in. */
const LONGEST = 200;

/** The absolute address of a page for its QR code, without the query where that makes it too long. */
export function pageLink(origin: string, path: string, search: string) {
  const whole = origin + path + search;
  return whole.length <= LONGEST ? whole : origin + path;
}

/** Whole address of the page, for its QR code. */
export function usePageLink() {
  const { origin, locale } = useApp();
  const { pathname, search } = useLocation();
  return pageLink(origin, localPath(locale, pathname), search);
}
