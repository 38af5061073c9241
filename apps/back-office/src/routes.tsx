import { Outlet, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame';
import { Lost } from './frame/lost';
import { PageError } from './frame/page-error';
import { Scoped } from './frame/scoped';
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
          { index: true, path: '/', lazy: () => import('./pages/home') },
          {
            element: (
              <Scoped scope="orders:read">
                <Outlet />
              </Scoped>
            ),
            children: [
              { path: '/orders', lazy: () => import('./pages/orders') },
              { path: '/orders/:orderNo', lazy: () => import('./pages/order') },
              { path: '/orders/slips', lazy: () => import('./pages/slips') },
            ],
          },
          {
            element: (
              <Scoped scope="orders:ship">
                <Outlet />
              </Scoped>
            ),
            children: [{ path: '/orders/waybills', lazy: () => import('./pages/waybills') }],
          },
          {
            element: (
              <Scoped scope="refunds:read">
                <Outlet />
              </Scoped>
            ),
            children: [
              { path: '/refunds', lazy: () => import('./pages/refunds') },
              { path: '/refunds/:refundNo', lazy: () => import('./pages/refund') },
            ],
          },
          {
            element: (
              <Scoped scope="reviews:read">
                <Outlet />
              </Scoped>
            ),
            children: [{ path: '/reviews', lazy: () => import('./pages/reviews') }],
          },
          {
            element: (
              <Scoped scope="goods:read">
                <Outlet />
              </Scoped>
            ),
            children: [
              { path: '/goods', lazy: () => import('./pages/goods') },
              { path: '/goods/new', lazy: () => import('./pages/goods-edit') },
              { path: '/goods/:id', lazy: () => import('./pages/goods-edit') },
            ],
          },
          {
            element: (
              <Scoped scope="coupons:read">
                <Outlet />
              </Scoped>
            ),
            children: [
              { path: '/coupons', lazy: () => import('./pages/coupons') },
              { path: '/coupons/:id', lazy: () => import('./pages/coupon') },
            ],
          },
          {
            element: (
              <Scoped scope="shops:write">
                <Outlet />
              </Scoped>
            ),
            children: [
              { path: '/delivery', lazy: () => import('./pages/delivery') },
              { path: '/shop', lazy: () => import('./pages/shop') },
              { path: '/shop/categories', lazy: () => import('./pages/shop-categories') },
              { path: '/shop/holiday', lazy: () => import('./pages/shop-holiday') },
            ],
          },
          {
            element: (
              <Scoped scope="money:read">
                <Outlet />
              </Scoped>
            ),
            children: [
              { path: '/money', lazy: () => import('./pages/money') },
              { path: '/money/statement', lazy: () => import('./pages/statement') },
            ],
          },
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
