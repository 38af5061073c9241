import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { localPath } from '../i18n/locales';
import { pageLink } from './page-link';

/** Whole address of the page, for its QR code. */
export function usePageLink() {
  const { origin, locale } = useApp();
  const { pathname, search } = useLocation();
  return pageLink(origin, localPath(locale, pathname), search);
}
