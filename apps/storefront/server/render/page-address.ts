import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes } from 'react-router-dom';
import { localeOf, localPath, withoutLocale } from '../../src/i18n/locales';
import { pageTable } from '../../src/routes';

/** Path and query of a page. */
export interface PageAddress {
  pathname: string;
  /** With its question mark; empty without parameters. */
  search: string;
  /** The id of the page; undefined where there is none. */
  pageId?: string | undefined;
}

const routes = Object.entries(pageTable).map(([id, [path, load]]) => ({ id, path, load }));

const CHARACTERS_REMEMBERED = 1_000_000;

/** React Router compiles all patterns for every match, which costs more than sending a cached page. */
const matches = new LRUCache<
  string,
  { pathname: string; id?: string; load?: (typeof routes)[number]['load'] }
>({
  maxSize: CHARACTERS_REMEMBERED,
  sizeCalculation: ({ pathname }, asked) => asked.length + pathname.length,
  memoMethod(pathname) {
    const match = matchRoutes(routes, withoutLocale(pathname))?.at(-1);
    if (!match) return { pathname };
    const path = generatePath(match.route.path, match.params);
    const { id, load } = match.route;
    return { pathname: localPath(localeOf(pathname).locale, path), id, load };
  },
});

/**
 * The only address of the page that a request asks for: its path as the mall writes it, and the parameters that
 * the page reads. A path without a page keeps its spelling, and has no parameters.
 */
export async function pageAddress({ pathname, search }: PageAddress): Promise<PageAddress> {
  const page = matches.memo(pathname);
  const { query } = (await page.load?.()) ?? {};
  return { pathname: page.pathname, search: query?.reduce(search) ?? '', pageId: page.id };
}
