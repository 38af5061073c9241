import { generatePath, matchRoutes } from 'react-router-dom';
import { localeOf, localPath, withoutLocale } from '../../src/i18n/locales';
import { pageTable } from '../../src/routes';

/** Path and query of a page. */
export interface PageAddress {
  pathname: string;
  /** With its question mark; empty without parameters. */
  search: string;
}

const routes = Object.entries(pageTable).map(([id, [path, load]]) => ({ id, path, load }));

/**
 * The only address of the page that a request asks for: its path as the mall writes it, and the parameters that
 * the page reads. A path without a page keeps its spelling, and has no parameters.
 */
export async function pageAddress({ pathname, search }: PageAddress): Promise<PageAddress> {
  const match = matchRoutes(routes, withoutLocale(pathname))?.at(-1);
  if (!match) return { pathname, search: '' };
  const { query } = await match.route.load();
  return {
    pathname: localPath(localeOf(pathname).locale, generatePath(match.route.path, match.params)),
    search: query?.reduce(search) ?? '',
  };
}
