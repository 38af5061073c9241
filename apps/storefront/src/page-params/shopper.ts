import { type CollectionTab, collectionTabs } from '@vermilion/mall-components/collection';
import { type CouponTab, couponTabs } from '@vermilion/mall-components/coupon';
import type { PointsFilter, PointsTab } from '@vermilion/mall-components/points';
import { type ReviewTab, reviewTabs } from '@vermilion/mall-components/review';
import type { ListParams } from './list-params';
import { code, id, oneOf, page, queryCodec, raw } from './query-codec';

/** `mode` is a mode of the login panel. */
export const loginParams = queryCodec<{ mode: string }>({ mode: raw });

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
