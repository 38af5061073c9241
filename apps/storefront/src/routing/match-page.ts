import type { PageRoute, Params } from './page-route';

const regexes = new Map<string, RegExp>();

/** Like the server's router, ignores letter case and trailing slashes. */
function regexOf(path: string) {
  const source = path.replace(/\/:(\w+)/g, '(?:/(?<$1>[^/]+))').replace(/\/$/, '');
  const regex = regexes.get(path) ?? new RegExp(`^${source}/*$`, 'i');
  regexes.set(path, regex);
  return regex;
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}

/** The first route that matches a path without the locale prefix. */
export function matchPage<Route extends Pick<PageRoute, 'path'>>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Params } | undefined {
  const path = pathname.split('/').map(decoded).join('/');
  for (const route of routes) {
    const found = regexOf(route.path).exec(path);
    if (found) {
      const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
        name,
        value?.replaceAll('%2F', '/'),
      ]);
      return { route, params: Object.fromEntries(params) as Params };
    }
  }
  return undefined;
}
