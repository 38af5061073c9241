import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { AppDeps } from './app/deps';
import type { otherPages } from './other-pages';
import { patterns } from './paths';
import { cataloguePartOf } from './routing/catalogue-part';
import { guardChunk } from './routing/chunk-guard';
import type { PageModule } from './routing/page-module';
import type { PageRoute } from './routing/page-route';
import { pathOfRequest } from './routing/path-of-request';
import { redirect } from './routing/redirect';
import { protect } from './session/protect';

type OtherPage = keyof typeof otherPages;

/** A non-public page. The list of them is a separate file, so that public pages do not load it. */
const other = (id: OtherPage) => async (): Promise<PageModule> =>
  (await import('./other-pages')).otherPages[id]();

/** The pages that are open to guests, by route id, which is the folder name in `pages/`. */
const guestPages = {
  home: [patterns.home, () => import('./pages/home/view')],
  goods_detail: [patterns.goodsDetail, () => import('./pages/goods_detail/view')],
  login: [patterns.login, other('login')],
  privacy_agreement: [patterns.privacy, () => import('./pages/privacy_agreement/view')],
  delivery_returns: [patterns.deliveryReturns, other('delivery_returns')],
  callback: [patterns.callback, other('callback')],
  activity_list: [patterns.activity, () => import('./pages/activity_list/view')],
  top_one: [patterns.leaderboard, () => import('./pages/top_one/view')],
  merchant_more: [patterns.moreShops, () => import('./pages/merchant_more/view')],
  merchant_street: [patterns.shopStreet, () => import('./pages/merchant_street/view')],
  shopping_cart: [patterns.cart, other('shopping_cart')],
  order_visitor: [patterns.visitorOrder, other('order_visitor')],
  merchant_settled: [patterns.settlement, other('merchant_settled')],
  shop_home: [patterns.shopHome, () => import('./pages/shop_home/view')],
  shop_category: [patterns.shopGoods, () => import('./pages/shop_category/view')],
  shop_coupon: [patterns.shopCoupons, () => import('./pages/shop_coupon/view')],
  shop_qualification: [patterns.shopAbout, () => import('./pages/shop_qualification/view')],
  shop_entry: [patterns.shop, other('shop_entry')],
  goods_search: [patterns.goodsSearch, () => import('./pages/goods_search/view')],
} satisfies PageTable;

/** The pages for signed-in visitors; others are redirected to sign-in. */
const signedInPages = {
  order_confirm: [patterns.confirm, other('order_confirm')],
  stripe_payment: [patterns.stripePayment, other('stripe_payment')],
  payment_result: [patterns.paymentResult, other('payment_result')],
  order_detail: [patterns.orderDetail, other('order_detail')],
  refund_confirm: [patterns.refundForm, other('refund_confirm')],
  refund_list: [patterns.refundList, other('refund_list')],
  refund_detail: [patterns.refundDetail, other('refund_detail')],
  users: [patterns.account, other('users')],
  order_list: [patterns.orderList, other('order_list')],
  evaluation_list: [patterns.reviews, other('evaluation_list')],
  evaluation_confirm: [patterns.writeReview, other('evaluation_confirm')],
  collection_list: [patterns.collection, other('collection_list')],
  coupon_list: [patterns.coupons, other('coupon_list')],
  points: [patterns.points, other('points')],
  address_list: [patterns.addresses, other('address_list')],
  application_record: [patterns.applications, other('application_record')],
  user_info: [patterns.profile, other('user_info')],
} satisfies PageTable;

type PageTable = Record<string, readonly [path: string, load: () => Promise<PageModule>]>;

/** Wraps the import of a page's chunk, to handle its failure. */
type LoadGuard = <T>(load: () => Promise<T>) => () => Promise<T>;

/** The action of a page that handles no form: shows the page. */
const showPage: ActionFunction = ({ request }) => redirect(pathOfRequest(request.url), 303);

function routesOf(deps: AppDeps, guardLoad: LoadGuard, table: PageTable, isProtected = false) {
  return Object.entries(table).map(([id, [path, load]]): PageRoute => ({
    id,
    path,
    load: guardLoad(async () => {
      const part = cataloguePartOf(id);
      const [{ createLoader, createAction, parts = [], ...page }] = await Promise.all([
        load(),
        part === 'rest' && deps.messages.complete(),
      ]);
      const own: LoaderFunction = createLoader(deps);
      return {
        loader: isProtected ? protect(deps, own) : own,
        action: createAction?.(deps) ?? showPage,
        // Messages of a public page's islands
        parts: [...parts, { load: () => deps.messages.need(part) }],
        ...page,
      };
    }),
  }));
}

/** The route table of server and browser; the loaders use the given client. */
export const createRoutes = (deps: AppDeps, guardLoad: LoadGuard = guardChunk): PageRoute[] => [
  ...routesOf(deps, guardLoad, guestPages),
  ...routesOf(deps, guardLoad, signedInPages, true),
];
