import { Outlet, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame';
import { Home } from './frame/home';
import { Lost } from './frame/lost';
import { PageError } from './frame/page-error';
import { Scoped } from './frame/scoped';
import { mallRoutes } from './mall-routes';
import { RequireSession } from './session/require-session';
import type { SessionEnd } from './session/session-end';

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
          { index: true, path: '/', element: <Home /> },
          {
            element: (
              <Scoped scope="orders:read">
                <Outlet />
              </Scoped>
            ),
            children: [
              { path: '/orders', lazy: () => import('./pages/orders') },
              { path: '/orders/:orderNo', lazy: () => import('./pages/order') },
            ],
          },
          {
            element: (
              <Scoped scope="goods:read">
                <Outlet />
              </Scoped>
            ),
            children: [{ path: '/goods', lazy: () => import('./pages/goods') }],
          },
          ...mallRoutes,
          {
            element: (
              <Scoped scope="staff:manage">
                <Outlet />
              </Scoped>
            ),
            children: [{ path: '/staff', lazy: () => import('./pages/staff') }],
          },
          { path: '*', element: <Lost /> },
        ],
      },
    ],
  },
];
