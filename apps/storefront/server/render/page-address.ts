import { localeOf, localPath, withoutLocale } from '../../src/i18n/locales';
import { matchPage } from '../../src/routing/match-page';
import type { Params } from '../../src/routing/page-route';
import { pageTable } from '../../src/routes';

/** Path and query of a page. */
export interface PageAddress {
  pathname: string;
  /** With its question mark; empty without parameters. */
  search: string;
}

const routes = Object.entries(pageTable).map(([id, [path, load]]) => ({ id, path, load }));

const pathOf = (pattern: string, params: Params) =>
  pattern.replace(/\/:(\w+)\??/g, (_part, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });

/**
 * The only address of the page that a request asks for: its path as the mall writes it, and the parameters that
 * the page reads. A path without a page keeps its spelling, and has no parameters.
 */
export async function pageAddress({ pathname, search }: PageAddress): Promise<PageAddress> {
  const match = matchPage(routes, withoutLocale(pathname));
  if (!match) return { pathname, search: '' };
  const { query } = await match.route.load();
  return {
    pathname: localPath(localeOf(pathname).locale, pathOf(match.route.path, match.params)),
    search: query?.reduce(search) ?? '',
  };
}
