import type { RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame';
import { Lost } from './frame/lost';
import { PageError } from './frame/page-error';
import { mallRoutes } from './mall-routes';
import { scopedPages } from './scoped-pages';
import { RequireSession } from './session/require-session';
import type { SessionEnd } from './session/session-end';
import { shopRoutes } from './shop-routes';

/** The pages. All but that of an invitation are behind the gate; each is loaded when it is opened. */
export const createRoutes = (sessionEnd: SessionEnd): RouteObject[] => [
  { path: '/invitation', lazy: () => import('./pages/invitation'), errorElement: <PageError /> },
  {
    element: (
      <RequireSession sessionEnd={sessionEnd}>
        <Frame />
      </RequireSession>
    ),
    errorElement: <PageError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, path: '/', lazy: () => import('./pages/home') },
          ...shopRoutes,
          ...mallRoutes,
          scopedPages('staff:manage', { '/staff': () => import('./pages/staff') }),
          { path: '/second-factor', lazy: () => import('./pages/second-factor') },
          { path: '/mails', lazy: () => import('./pages/mails') },
          { path: '*', element: <Lost /> },
        ],
      },
    ],
  },
];
