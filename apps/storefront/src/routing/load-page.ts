import type { Locale } from '../i18n/locales';
import { matchPage } from './match-page';
import { hrefOf, type PageLocation } from './page-location';
import type { ShownPage } from './shown-page';
import type { PageRoute, Params } from './page-route';
import { redirectOf } from './redirect';

interface LoadOptions {
  locale: Locale;
  signal: AbortSignal;
  /** What is shown; of the same page the loader may be spared. */
  before?: ShownPage;
}

const isSame = (one: Params, other: Params) =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** Loads what is to be shown at a location, or answers the path where its loader leads instead. */
export async function loadPage(
  routes: readonly PageRoute[],
  location: PageLocation,
  { locale, signal, before }: LoadOptions,
): Promise<ShownPage | string> {
  const match = matchPage(routes, location.pathname);
  if (!match) return { location, params: {}, error: { status: 404 } };
  const { route, params } = match;
  const urlOf = (one: PageLocation) => new URL(hrefOf(locale, one), window.location.origin);
  try {
    const { loader, View, parts = [], shouldRevalidate } = await route.load();
    const partsLoaded = Promise.all(parts.map((part) => part.load()));
    partsLoaded.catch(() => {});
    const url = urlOf(location);
    const stays =
      before && !before.error && before.id === route.id && isSame(params, before.params);
    if (!stays || shouldRevalidate?.(urlOf(before.location), url) !== false) {
      const request = new Request(url, { signal });
      const args = { request, params, context: {}, url, pattern: route.path };
      const elsewhere = redirectOf(await loader(args));
      if (elsewhere) return elsewhere;
    }
    await partsLoaded;
    return { location, id: route.id, View, params };
  } catch (thrown) {
    const error = thrown instanceof Response ? { status: thrown.status } : thrown;
    return redirectOf(thrown) ?? { location, id: route.id, params, error };
  }
}
