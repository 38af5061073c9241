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
  scoped('content:write', {
    '/agreements': () => import('./pages/agreements'),
    '/agreements/:agreementId': () => import('./pages/agreement'),
    '/categories': () => import('./pages/categories'),
    '/home-page': () => import('./pages/home-page'),
    '/home-page/activities/new': () => import('./pages/new-activity'),
    '/home-page/activities/:activityId': () => import('./pages/activity'),
    '/words': () => import('./pages/words'),
  }),
  scoped('money:write', { '/payouts': () => import('./pages/payouts') }),
  scoped('audit:read', { '/audit': () => import('./pages/audit') }),
  scoped('keys:manage', { '/keys': () => import('./pages/keys') }),
];
