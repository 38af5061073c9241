import { useLocation } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';

/** The QR code of a longer URL is too dense for cameras at its displayed size. */
const LONGEST = 200;

/** The absolute URL of a page for its QR code, without the query if that makes it too long. */
export function pageLink(origin: string, path: string, search: string) {
  const url = origin + path + search;
  return url.length <= LONGEST ? url : origin + path;
}

/** The absolute URL of the page, for its QR code. */
export function usePageLink() {
  const { origin, locale } = useApp();
  const { pathname, search } = useLocation();
  return pageLink(origin, localPath(locale, pathname), search);
}
