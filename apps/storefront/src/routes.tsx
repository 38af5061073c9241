import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { AppDeps } from './app/deps';
import { ErrorPage } from './frame/error-page';
import { RootLayout } from './frame/root-layout';
import { rootLoader } from './frame/root-loader';
import { patterns } from './paths';
import { guardChunk } from './routing/chunk-guard';
import { notFound } from './routing/load-or-404';
import type { PageModule } from './routing/page-module';
import { pathOfRequest } from './routing/path-of-request';
import { protect } from './session/protect';

/** The pages by route id, which is the name of the folder in `pages/`. */
const open = {
  home: [patterns.home, () => import('./pages/home/view')],
  goods_detail: [patterns.goodsDetail, () => import('./pages/goods_detail/view')],
  login: [patterns.login, () => import('./pages/login/view')],
  privacy_agreement: [patterns.privacy, () => import('./pages/privacy_agreement/view')],
  callback: [patterns.callback, () => import('./pages/callback/view')],
  activity_list: [patterns.activity, () => import('./pages/activity_list/view')],
  top_one: [patterns.leaderboard, () => import('./pages/top_one/view')],
  merchant_street: [patterns.shopStreet, () => import('./pages/merchant_street/view')],
  shopping_cart: [patterns.cart, () => import('./pages/shopping_cart/view')],
  order_visitor: [patterns.visitorOrder, () => import('./pages/order_visitor/view')],
  shop_home: [patterns.shopHome, () => import('./pages/shop_home/view')],
  goods_search: [patterns.goodsSearch, () => import('./pages/goods_search/view')],
} satisfies PageTable;

const signedInOnly = {
  order_confirm: [patterns.confirm, () => import('./pages/order_confirm/view')],
  stripe_payment: [patterns.stripePayment, () => import('./pages/stripe_payment/view')],
  payment_result: [patterns.paymentResult, () => import('./pages/payment_result/view')],
  order_detail: [patterns.orderDetail, () => import('./pages/order_detail/view')],
  refund_confirm: [patterns.refundForm, () => import('./pages/refund_confirm/view')],
  refund_list: [patterns.refundList, () => import('./pages/refund_list/view')],
  refund_detail: [patterns.refundDetail, () => import('./pages/refund_detail/view')],
  order_list: [patterns.orderList, () => import('./pages/order_list/view')],
  evaluation_list: [patterns.reviews, () => import('./pages/evaluation_list/view')],
  evaluation_confirm: [patterns.writeReview, () => import('./pages/evaluation_confirm/view')],
  coupon_list: [patterns.coupons, () => import('./pages/coupon_list/view')],
  points: [patterns.points, () => import('./pages/points/view')],
  address_list: [patterns.addresses, () => import('./pages/address_list/view')],
  user_info: [patterns.profile, () => import('./pages/user_info/view')],
} satisfies PageTable;

interface RouteOptions {
  deps: AppDeps;
  load<T>(load: () => Promise<T>): () => Promise<T>;
}

type PageTable = Record<string, readonly [path: string, load: () => Promise<PageModule>]>;

const showAnew: ActionFunction = ({ request }) => redirect(pathOfRequest(request.url), 303);

function pageRoutes(
  { deps, load: guardLoad }: RouteOptions,
  table: PageTable,
  guard?: typeof protect,
): RouteObject[] {
  return Object.entries(table).map(([id, [path, load]]) => ({
    id,
    path,
    lazy: guardLoad(async () => {
      // the home page's messages are there from the start
      const [{ createLoader, createAction, View, shouldRevalidate }] = await Promise.all([
        load(),
        id === 'home' ? undefined : deps.messages.complete(),
      ]);
      const own: LoaderFunction = createLoader(deps);
      return {
        loader: guard ? guard(deps, own) : own,
        action: createAction?.(deps) ?? showAnew,
        Component: View,
        shouldRevalidate,
      };
    }),
  }));
}

const missing = () => {
  throw notFound();
};

/**
 * The table of routes, one for server and browser; its loaders work with the given client. `load` says
 * what happens when a page's code does not come.
 */
export function createRoutes(
  deps: AppDeps,
  load: RouteOptions['load'] = guardChunk,
): RouteObject[] {
  const options = { deps, load };
  return [
    {
      id: 'root',
      loader: () => rootLoader(deps),
      shouldRevalidate: () => false,
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          id: 'pages',
          ErrorBoundary: ErrorPage,
          children: [
            ...pageRoutes(options, open),
            ...pageRoutes(options, signedInOnly, protect),
            { id: 'missing', path: '*', loader: missing, Component: () => null },
          ],
        },
      ],
    },
  ];
}
