import type { RouteObject } from 'react-router-dom';
import { guardChunk } from './browser/chunk-guard';
import type { AppDeps } from './deps/deps';
import { Frame } from './frame/frame';
import { PageOutlet } from './frame/page-outlet';
import { cataloguePartOf } from './i18n/catalogue-part';
import type { otherPages } from './other-pages';
import { patterns } from './page-params/paths';
import { notFound } from './routing/load-or-404';
import type { PageModule } from './routing/page-module';
import type { PageRoute } from './routing/page-route';
import { protect } from './session/protect';

type OtherPage = keyof typeof otherPages;
type OtherPaths = Partial<Record<OtherPage, string>>;

/** The public pages by route id, which is the folder name in `pages/`. */
const publicPages = {
  home: [patterns.home, () => import('./pages/home/view')],
  goods_detail: [patterns.goodsDetail, () => import('./pages/goods_detail/view')],
  privacy_agreement: [patterns.privacy, () => import('./pages/privacy_agreement/view')],
  activity_list: [patterns.activity, () => import('./pages/activity_list/view')],
  top_one: [patterns.leaderboard, () => import('./pages/top_one/view')],
  merchant_more: [patterns.moreShops, () => import('./pages/merchant_more/view')],
  merchant_street: [patterns.shopStreet, () => import('./pages/merchant_street/view')],
  shop_home: [patterns.shopHome, () => import('./pages/shop_home/view')],
  shop_category: [patterns.shopGoods, () => import('./pages/shop_category/view')],
  shop_coupon: [patterns.shopCoupons, () => import('./pages/shop_coupon/view')],
  shop_qualification: [patterns.shopAbout, () => import('./pages/shop_qualification/view')],
  goods_search: [patterns.goodsSearch, () => import('./pages/goods_search/view')],
} satisfies PageTable;

/** The paths of the other pages that are open to guests. */
const otherGuestPages = {
  login: patterns.login,
  help: patterns.help,
  delivery_returns: patterns.deliveryReturns,
  paying: patterns.paying,
  about_mall: patterns.aboutMall,
  callback: patterns.callback,
  shopping_cart: patterns.cart,
  order_visitor: patterns.visitorOrder,
  merchant_settled: patterns.settlement,
  shop_entry: patterns.shop,
} satisfies OtherPaths;

/** The paths of the pages for signed-in visitors; others are redirected to sign-in. Each ends with the id of its page. */
const signedInPages = [
  patterns.confirm,
  patterns.stripePayment,
  patterns.paymentResult,
  patterns.orderDetail,
  patterns.refundForm,
  patterns.refundList,
  patterns.refundDetail,
  patterns.account,
  patterns.orderList,
  patterns.reviews,
  patterns.writeReview,
  patterns.collection,
  patterns.coupons,
  patterns.points,
  patterns.addresses,
  patterns.applications,
  patterns.profile,
  patterns.mails,
  patterns.report,
] satisfies `${string}/${OtherPage}`[];

const byId = (paths: readonly string[]): OtherPaths =>
  Object.fromEntries(paths.map((path) => [path.split('/').pop(), path]));

export type PageTable = Record<string, readonly [path: string, load: () => Promise<PageModule>]>;

/** Non-public pages. How they are loaded is in a separate file, so that public pages do not load the list. */
const others = (paths: OtherPaths): PageTable =>
  Object.fromEntries(
    Object.entries(paths).map(([id, path]) => [
      id,
      [path, async () => (await import('./other-pages')).otherPages[id as OtherPage]()],
    ]),
  );

/** Wraps the import of a page's chunk, to handle its failure. */
type LoadGuard = <T>(load: () => Promise<T>) => () => Promise<T>;

/** All pages, for what can be known of them without their data. */
export const pageTable: PageTable = {
  ...publicPages,
  ...others(otherGuestPages),
  ...others(byId(signedInPages)),
};

function routesOf(deps: AppDeps, guardLoad: LoadGuard, table: PageTable, isProtected = false) {
  return Object.entries(table).map(([id, [path, load]]): PageRoute => ({
    id,
    path,
    lazy: guardLoad(async () => {
      const part = cataloguePartOf(id);
      const [page] = await Promise.all([load(), deps.messages.need(part)]);
      const own = page.createLoader(deps);
      return {
        loader: isProtected ? protect(deps, own) : own,
        Component: page.View,
        handle: { query: page.query },
        shouldRevalidate: page.shouldRevalidate,
      };
    }),
  }));
}

/** The routes of all pages; their loaders use the given client. */
export const createPages = (deps: AppDeps, guardLoad: LoadGuard = guardChunk): PageRoute[] => [
  ...routesOf(deps, guardLoad, { ...publicPages, ...others(otherGuestPages) }),
  ...routesOf(deps, guardLoad, others(byId(signedInPages)), true),
];

const missing: PageRoute = {
  id: 'missing',
  path: '*',
  element: null,
  loader() {
    throw notFound();
  },
};

/** The route table of server and browser: the pages in their frame. `root` is what one side adds to the frame. */
export const createRoutes = (
  pages: RouteObject[],
  root?: Pick<RouteObject, 'loader'>,
): RouteObject[] => [
  {
    id: 'root',
    Component: Frame,
    hasErrorBoundary: true,
    ...root,
    children: [
      {
        id: 'pages',
        Component: PageOutlet,
        hasErrorBoundary: true,
        children: [...pages, missing],
      },
    ],
  },
];
