import { DEFAULT_LOCALE, localeOf, LOCALES } from '../src/i18n/locales';

export const robots =
  /bot\b|bot[/;]|crawl|spider|slurp|lighthouse|facebookexternalhit|preview|archiver/i;

export interface LocaleQuestion {
  /** Path and query as requested. */
  url: string;
  cookie: string | undefined;
  userAgent: string | undefined;
}

/**
 * The URL to redirect a page request to for its language, if any. The cookie is used only for paths without a
 * prefix, and never for crawlers; `/en/...` redirects to the path without it.
 */
export function localeRedirect({ url, cookie, userAgent }: LocaleQuestion): string | undefined {
  const plain = url.replace(/^[/\\]{2,}/, '/');
  const english = /^\/en(?=$|[/?])/.exec(plain);
  if (english) return plain.slice(english[0].length).replace(/^(?!\/)|^[/\\]+/, '/');
  const { basename } = localeOf(plain.split('?')[0] ?? '/');
  if (basename !== '/' || robots.test(userAgent ?? '')) return undefined;
  const wanted = LOCALES.find((locale) => locale === cookie);
  if (!wanted || wanted === DEFAULT_LOCALE) return undefined;
  return `/${wanted}${plain === '/' ? '' : plain.replace(/^\/\?/, '?')}`;
}
