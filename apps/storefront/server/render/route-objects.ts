import type { RouteObject } from 'react-router-dom';
import type { AppDeps } from '../../src/deps/deps';
import { rootLoader } from '../../src/frame/root-loader';
import type { PageRoute } from '../../src/routing/page-route';
import { formAction } from './form-action';

/** Error boundaries of the static handler, which tell whether the frame can be shown. */
const catches = { ErrorBoundary: () => null };

/**
 * The routes for the static handler, which runs the loaders of a request and determines its status. `failure` is
 * the status of an address that no route matches.
 */
export const routeObjects = (
  routes: readonly PageRoute[],
  deps: AppDeps,
  failure = 404,
): RouteObject[] => [
  {
    id: 'root',
    loader: () => rootLoader(deps),
    ...catches,
    children: [
      {
        id: 'pages',
        ...catches,
        children: [
          ...routes.map(({ id, path, load }) => ({
            id,
            path,
            action: formAction(id, deps),
            lazy: async () => ({ loader: (await load()).loader }),
          })),
          {
            id: 'missing',
            path: '*',
            loader: () => {
              throw new Response(null, { status: failure });
            },
          },
        ],
      },
    ],
  },
];
