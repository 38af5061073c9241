import type { OperatorScope } from '@vermilion/api-client/operator';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Scoped } from './frame/scoped';

type Load = NonNullable<RouteObject['lazy']>;

/** Pages that need a scope. */
const scoped = (scope: OperatorScope, pages: Record<string, Load>): RouteObject => ({
  element: (
    <Scoped scope={scope}>
      <Outlet />
    </Scoped>
  ),
  children: Object.entries(pages).map(([path, lazy]) => ({ path, lazy })),
});

/** The pages of those who run the mall. */
export const mallRoutes: RouteObject[] = [
  scoped('applications:read', { '/applications': () => import('./pages/applications') }),
  scoped('shops:read', {
    '/shops': () => import('./pages/shops'),
    '/shops/:shopId': () => import('./pages/shop'),
  }),
  scoped('shoppers:read', {
    '/shoppers': () => import('./pages/shoppers'),
    '/shoppers/:shopperId': () => import('./pages/shopper'),
  }),
  scoped('content:write', { '/categories': () => import('./pages/categories') }),
];
