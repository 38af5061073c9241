import type { RouteObject } from 'react-router-dom';
import { scopedPages } from './scoped-pages';

/** The pages of those who run the mall. */
export const mallRoutes: RouteObject[] = [
  scopedPages('applications:read', { '/applications': () => import('./pages/applications') }),
  scopedPages('reports:read', { '/reports': () => import('./pages/reports') }),
  scopedPages('shops:read', {
    '/shops': () => import('./pages/shops'),
    '/shops/:shopId': () => import('./pages/shop'),
  }),
  scopedPages('shoppers:read', {
    '/shoppers': () => import('./pages/shoppers'),
    '/shoppers/:shopperId': () => import('./pages/shopper'),
  }),
  scopedPages('content:write', {
    '/agreements': () => import('./pages/agreements'),
    '/agreements/:agreementId': () => import('./pages/agreement'),
    '/categories': () => import('./pages/categories'),
    '/home-page': () => import('./pages/home-page'),
    '/home-page/activities/new': () => import('./pages/new-activity'),
    '/home-page/activities/:activityId': () => import('./pages/activity'),
    '/words': () => import('./pages/words'),
  }),
  scopedPages('money:write', { '/payouts': () => import('./pages/payouts') }),
  scopedPages('audit:read', { '/audit': () => import('./pages/audit') }),
  scopedPages('jobs:manage', { '/jobs': () => import('./pages/jobs') }),
  scopedPages('keys:manage', { '/keys': () => import('./pages/keys') }),
];
