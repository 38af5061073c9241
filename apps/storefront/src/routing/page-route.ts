import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type Location,
  matchRoutes,
  type NonIndexRouteObject,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import type { QueryCodec } from '../page-params/query-codec';

/** Reduces a query to the parameters that a page reads. */
export type PageQuery = Pick<QueryCodec<unknown>, 'reduce'>;

/** The properties of a route that are loaded with the page's code. */
export interface LoadedPage {
  loader: LoaderFunction;
  Component: ComponentType;
  /** `query`: the parameters that the page reads. Without it, the page reads none. */
  handle: { query?: PageQuery };
  /** Whether a change of the query reruns the loader. Default: always. */
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** A page in the route table. */
export interface PageRoute extends NonIndexRouteObject, Partial<LoadedPage> {
  id: string;
  path: string;
  loader?: LoaderFunction;
  handle?: LoadedPage['handle'];
  shouldRevalidate?: ShouldRevalidateFunction;
  Component?: ComponentType;
  lazy?: () => Promise<LoadedPage>;
}

/** The page at a location, and the parameters of its path. */
export function pageAt(
  routes: RouteObject[],
  location: Partial<Location> | string,
  basename?: string,
) {
  const match = matchRoutes(routes, location, basename)?.at(-1);
  return match && { route: match.route as PageRoute, params: match.params };
}

/** Loads a page's code into its route, as the library's data routers do with `lazy`. */
export async function loadRoute(route: PageRoute): Promise<PageRoute> {
  if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
  return route;
}
