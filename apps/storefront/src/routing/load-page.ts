import { createPath, type Location, type RouteObject } from 'react-router-dom';
import { ownLocation } from './page-location';
import type { ShownPage } from './page-result';
import { loadRoute, pageAt } from './page-route';

interface LoadOptions {
  basename: string;
  signal: AbortSignal;
  /** The current page; for the same page the loader may be skipped. */
  before?: ShownPage;
}

const urlOf = (location: Location) => new URL(createPath(location), window.location.origin);

/** The target of a redirect that a loader has thrown or returned. */
const redirectOf = (answer: unknown) =>
  answer instanceof Response && answer.status >= 300 && answer.status < 400
    ? answer.headers.get('location')
    : null;

/** Loads the page at a location; resolves to a path without prefix if its loader redirects. */
export async function loadPage(
  routes: RouteObject[],
  requested: Location,
  { basename, signal, before }: LoadOptions,
): Promise<ShownPage | string> {
  const page = pageAt(routes, requested, basename);
  if (!page) return { location: ownLocation(requested), error: { status: 404 } };
  const { params } = page;
  let location = requested;
  try {
    const { loader, handle, shouldRevalidate, path } = await loadRoute(page.route);
    location = ownLocation(requested, handle?.query);
    const url = urlOf(location);
    const stays =
      before && before.error === undefined && before.location.pathname === location.pathname;
    const isCurrent =
      stays &&
      shouldRevalidate?.({
        currentUrl: urlOf(before.location),
        currentParams: params,
        nextUrl: url,
        nextParams: params,
        defaultShouldRevalidate: true,
      }) === false;
    if (!isCurrent) {
      const request = new Request(url, { signal });
      const elsewhere = redirectOf(
        await loader?.({ request, params, context: {}, url, pattern: path }),
      );
      if (elsewhere) return elsewhere;
    }
    return { location };
  } catch (thrown) {
    const error = thrown instanceof Response ? { status: thrown.status } : thrown;
    return redirectOf(thrown) ?? { location, error };
  }
}
