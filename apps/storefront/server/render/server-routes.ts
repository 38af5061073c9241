import type { RouteObject } from 'react-router-dom';
import type { AppDeps } from '../../src/deps/deps';
import { rootLoader } from '../../src/frame/root-loader';
import { createPages, createRoutes } from '../../src/routes';
import { formAction } from './form-action';

/** Matches every address, which fails with an HTTP status. */
const failing = (status: number): RouteObject => ({
  id: 'failed',
  path: '*',
  element: null,
  loader() {
    throw new Response(null, { status });
  },
});

/**
 * The route table with what only the server has: the loader of the frame, and the handling of forms. With
 * `failure`, every address fails with that status.
 */
export function serverRoutes(deps: AppDeps, failure?: number): RouteObject[] {
  const pages = createPages(deps).map((page) => ({ ...page, action: formAction(page.id, deps) }));
  const shown = failure === undefined ? pages : [failing(failure)];
  return createRoutes(shown, { loader: () => rootLoader(deps) });
}
