import { collectionTabs, type CollectionTab } from '@vermilion/mall-components/collection';
import { couponTabs, type CouponTab } from '@vermilion/mall-components/coupon';
import { goodsSorts, type GoodsSort } from '@vermilion/mall-components/goods';
import type { OrderTab } from '@vermilion/mall-components/order';
import type { PointsFilter, PointsTab } from '@vermilion/mall-components/points';
import {
  reviewLevels,
  reviewTabs,
  type ReviewLevel,
  type ReviewTab,
} from '@vermilion/mall-components/review';
import { shopCouponKinds, type ShopCouponKind } from './shop/coupon-kinds';
import { statusOfTab, tabOfStatus } from './order/order-status';
import type { Param } from './routing/query-codec';
import { amount, code, flag, id, oneOf, page, queryCodec, raw, words } from './routing/query-codec';

interface ListParams {
  page: number;
}

/** Search and category lists. Prices are minor units; absent or false values do not filter. */
export interface SearchParams extends ListParams {
  title: string;
  cid: number | undefined;
  sort: GoodsSort;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** type of the shop */
  type: number | undefined;
  rating: '' | '4' | '3';
  inStock: boolean;
  isSelf: boolean;
  isReduced: boolean;
  hasCoupon: boolean;
  /** goods, or shops of that name */
  show: 'goods' | 'shops';
  /** category of the shops */
  trade: number | undefined;
}
export const searchParams = queryCodec<SearchParams>({
  title: words(100),
  cid: id,
  sort: oneOf(goodsSorts),
  minPrice: amount,
  maxPrice: amount,
  type: id,
  rating: oneOf(['', '4', '3']),
  inStock: flag,
  isSelf: flag,
  isReduced: flag,
  hasCoupon: flag,
  show: oneOf(['goods', 'shops']),
  trade: id,
  page,
});

/** Goods: the selected SKU and the filter of the reviews. */
export interface GoodsParams extends ListParams {
  sku: number | undefined;
  tab: 'details' | 'reviews';
  level: ReviewLevel;
  /** only reviews with images */
  pictures: boolean;
  /** specification that the reviewers bought; empty for all */
  spec: string;
}
export const goodsParams = queryCodec<GoodsParams>({
  sku: id,
  tab: oneOf(['details', 'reviews']),
  level: oneOf(reviewLevels),
  pictures: flag,
  spec: raw,
  page,
});

/** The page does not read `type` and `name`; other clients of the API write them. */
export const activityParams = queryCodec<
  ListParams & { id: string; type: number | undefined; name: string }
>({ id: raw, type: code, name: words(200), page });

/** Bestsellers of the mall or of a category. */
export const leaderboardParams = queryCodec<{ cid: number | undefined }>({ cid: id });

/** A shop's home page. `search` is written by other clients of the API. */
export const shopParams = queryCodec<ListParams & { id: string; search: string }>({
  id: raw,
  search: words(100),
  page,
});

/** Goods of a shop, by the shop's own categories. Prices are minor units. */
export interface ShopGoodsParams extends ListParams {
  id: string;
  search: string;
  cid: number | undefined;
  sort: GoodsSort;
  minPrice: number | undefined;
  maxPrice: number | undefined;
}
export const shopGoodsParams = queryCodec<ShopGoodsParams>({
  id: raw,
  search: words(100),
  cid: id,
  sort: oneOf(goodsSorts),
  minPrice: amount,
  maxPrice: amount,
  page,
});

/** Shops by keyword, type and category; absent or false values do not filter. */
export interface ShopsParams extends ListParams {
  title: string;
  type: number | undefined;
  trade: number | undefined;
  isSelf: boolean;
}
export const shopsParams = queryCodec<ShopsParams>({
  title: words(100),
  type: id,
  trade: id,
  isSelf: flag,
  page,
});

/** The coupons of a shop. */
export const shopCouponsParams = queryCodec<ListParams & { id: string; kind: ShopCouponKind }>({
  id: raw,
  kind: oneOf(shopCouponKinds),
  page,
});

export const shopAboutParams = queryCodec<{ id: string }>({ id: raw });

/** Lists with pagination only. */
export const listParams = queryCodec<ListParams>({ page });

/** `mode` is a mode of the login panel. */
export const loginParams = queryCodec<{ mode: string }>({ mode: raw });

export const confirmParams = queryCodec<{ preOrderNo: string }>({ preOrderNo: raw });

/** The payment provider writes everything but the order number; the last two are PayPal's. */
interface PaymentResultParams {
  orderNo: string;
  status: string;
  token: string;
  PayerID: string;
}
export const paymentResultParams = queryCodec<PaymentResultParams>({
  orderNo: { ...raw, aliases: ['local_order_no'] },
  status: { ...raw, aliases: ['redirect_status'] },
  token: raw,
  PayerID: raw,
});

/** The client secret of a Stripe payment. Other clients of the API write no order number. */
export const stripePaymentParams = queryCodec<{ clientSecret: string; orderNo: string }>({
  clientSecret: raw,
  orderNo: raw,
});

/** `orderStatus` 0 is an unpaid master order; all other orders belong to one shop. */
export const orderParams = queryCodec<{ orderNo: string; orderStatus: number | undefined }>({
  orderNo: raw,
  orderStatus: code,
});

/** `orderNo` is the order's number for an application, and the refund's own number for a refund. */
export const refundParams = queryCodec<{ orderNo: string }>({ orderNo: raw });

const orderTab: Param<OrderTab> = {
  fallback: 'all',
  parse: tabOfStatus,
  format: (tab) => String(statusOfTab(tab)),
};
/** The URL identifies a tab by its number in the API. */
export const ordersParams = queryCodec<ListParams & { orderStatus: OrderTab }>({
  orderStatus: orderTab,
  page,
});

/** The shopper's reviews: orders to review, or reviews written. */
export const reviewsParams = queryCodec<ListParams & { tab: ReviewTab }>({
  tab: oneOf(reviewTabs),
  page,
});

/** The shopper's coupons: usable ones, or the others. */
export const couponsParams = queryCodec<ListParams & { tab: CouponTab }>({
  tab: oneOf(couponTabs),
  page,
});

/** The shopper's collection: goods or shops. */
export const collectionParams = queryCodec<ListParams & { tab: CollectionTab }>({
  tab: oneOf(collectionTabs),
  page,
});

/** The shopper's points: the tab, and the filter of the list. */
export interface PointsParams extends ListParams {
  tab: PointsTab;
  type: PointsFilter;
}
export const pointsParams = queryCodec<PointsParams>({
  tab: oneOf(['detail', 'earn']),
  type: oneOf(['all', 'earned', 'spent']),
  page,
});

/** The application to open a shop; `id` edits an existing one. Menus write `menuCur`. */
export const settlementParams = queryCodec<{
  menuCur: number | undefined;
  id: number | undefined;
}>({ menuCur: code, id });

/** An order line of one shop that is to be reviewed. */
export const writeReviewParams = queryCodec<{ orderNo: string; id: number | undefined }>({
  orderNo: raw,
  id,
});
