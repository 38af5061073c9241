import { type GoodsSort, goodsSorts } from '@vermilion/mall-components/goods';
import { type ReviewLevel, reviewLevels } from '@vermilion/mall-components/review';
import { type ShopCouponKind, shopCouponKinds } from './coupon-kinds';
import type { ListParams } from './list-params';
import {
  amount,
  code,
  facetValues,
  flag,
  id,
  oneOf,
  page,
  queryCodec,
  raw,
  words,
} from './query-codec';

/** Search and category lists. Prices are minor units; absent or false values do not filter. */
export interface SearchParams extends ListParams {
  title: string;
  cid: number | undefined;
  sort: GoodsSort;
  minPrice: string | undefined;
  maxPrice: string | undefined;
  /** type of the shop */
  type: number | undefined;
  rating: '' | '4' | '3';
  inStock: boolean;
  isSelf: boolean;
  isReduced: boolean;
  hasCoupon: boolean;
  /** of facets, such as colours */
  values: string;
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
  values: facetValues,
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

/** The goods of an activity. */
export interface ActivityParams extends ListParams {
  id: string;
  sort: GoodsSort;
  minPrice: string | undefined;
  maxPrice: string | undefined;
  /** of facets, such as colours */
  values: string;
}
const activityFields = {
  id: raw,
  sort: oneOf(goodsSorts),
  minPrice: amount,
  maxPrice: amount,
  values: facetValues,
  page,
};
export const activityParams = queryCodec<ActivityParams>(activityFields);

/** Links to an activity. The page does not read `type` and `name`; other clients of the API do. */
export const activityLinkParams = queryCodec<
  ActivityParams & { type: number | undefined; name: string }
>({ ...activityFields, type: code, name: words(200) });

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
  minPrice: string | undefined;
  maxPrice: string | undefined;
  /** of facets, such as colours */
  values: string;
}
export const shopGoodsParams = queryCodec<ShopGoodsParams>({
  id: raw,
  search: words(100),
  cid: id,
  sort: oneOf(goodsSorts),
  minPrice: amount,
  maxPrice: amount,
  values: facetValues,
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
