import type { Locale } from '../i18n/locales';
import { matchPage } from './match-page';
import { hrefOf, ownLocation, type PageLocation } from './page-location';
import type { ShownPage } from './shown-page';
import type { PageRoute, Params } from './page-route';
import { redirectOf } from './redirect';

interface LoadOptions {
  locale: Locale;
  signal: AbortSignal;
  /** The current page; for the same page the loader may be skipped. */
  before?: ShownPage;
}

const isSame = (one: Params, other: Params) =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** Loads the page at a location; resolves to a path if its loader redirects. */
export async function loadPage(
  routes: readonly PageRoute[],
  requested: PageLocation,
  { locale, signal, before }: LoadOptions,
): Promise<ShownPage | string> {
  const match = matchPage(routes, requested.pathname);
  if (!match) return { location: ownLocation(requested), params: {}, error: { status: 404 } };
  const { route, params } = match;
  let location = requested;
  const urlOf = (one: PageLocation) => new URL(hrefOf(locale, one), window.location.origin);
  try {
    const { loader, View, query, shouldRevalidate } = await route.load();
    location = ownLocation(requested, query);
    const url = urlOf(location);
    const stays =
      before && !before.error && before.id === route.id && isSame(params, before.params);
    if (!stays || shouldRevalidate?.(urlOf(before.location), url) !== false) {
      const request = new Request(url, { signal });
      const args = { request, params, context: {}, url, pattern: route.path };
      const elsewhere = redirectOf(await loader(args));
      if (elsewhere) return elsewhere;
    }
    return { location, id: route.id, View, params };
  } catch (thrown) {
    const error = thrown instanceof Response ? { status: thrown.status } : thrown;
    return redirectOf(thrown) ?? { location, id: route.id, params, error };
  }
}
