import type { OwnReview, ReviewToWrite } from '@vermilion/api-client';
import { imageUrl } from '../http/image-url';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toWire } from '../money/wire';
import { followedUpSince } from './rules';
import type { OwnReviewRow, WaitingRow } from './store';

type Needs = Pick<Deps, 'policy' | 'settings'>;

/** A received line to review. */
export const toReviewToWrite = ({ settings, policy }: Needs, row: WaitingRow): ReviewToWrite => ({
  id: row.id,
  merOrderNo: row.order_no,
  merId: row.shop_id,
  merName: row.shop_name,
  productId: row.product_id,
  productName: row.product_name,
  image: imageUrl(settings, row.image),
  sku: row.sku_name,
  price: toWire(policy, row.price_minor),
  payNum: row.quantity,
});

/** A review, for the person who wrote it. */
export const toOwnReview = (
  { settings, policy, now }: Needs & Pick<Deps, 'now'>,
  row: OwnReviewRow,
): OwnReview => ({
  id: row.id,
  orderInfoId: row.line_id,
  merOrderNo: row.order_no,
  merId: row.shop_id,
  merName: row.shop_name,
  productId: row.product_id,
  productName: row.product_name,
  image: imageUrl(settings, row.image),
  sku: row.sku,
  star: row.star,
  productScore: row.quality,
  serviceScore: row.service,
  comment: row.comment,
  pics: row.pictures.map((picture) => imageUrl(settings, picture)),
  merchantReplyContent: row.reply,
  followUp: row.follow_up,
  followUpTime: wireTimeOrNull(policy, row.followed_up_at),
  followUpOpen: row.follow_up === null && row.created_at >= followedUpSince(now(), policy.review),
  createTime: wireTime(policy, row.created_at),
});
