import type { OperatorScope } from '@vermilion/api-client/operator';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Scoped } from './frame/scoped';

type Load = NonNullable<RouteObject['lazy']>;

/** Pages by path that need a scope; each is loaded when it is opened. */
export const scopedPages = (scope: OperatorScope, pages: Record<string, Load>): RouteObject => ({
  element: (
    <Scoped scope={scope}>
      <Outlet />
    </Scoped>
  ),
  children: Object.entries(pages).map(([path, lazy]) => ({ path, lazy })),
});
