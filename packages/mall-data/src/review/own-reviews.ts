import type { OwnReview as WireReview, ReviewToWrite } from '@vermilion/api-client';
import type { GoodsToReview, OwnReview } from '@vermilion/mall-components/review';
import type { Mall } from '../format/mall';
import { integerOf, specificationOf, textOf } from '../format/rows';
import { dateOf, minorOf } from '../format/wire';
import { toOrderShop } from '../order/order';
import { toFollowUp } from './follow-up';

const toGoods = (mall: Mall, wire: ReviewToWrite | WireReview) => ({
  name: textOf(wire.productName),
  href: mall.links.goods(wire.productId),
  imageSrc: textOf(wire.image),
  specification: specificationOf(wire.sku),
});

/** Received goods that the shopper can review. */
export const toGoodsToReview =
  (mall: Mall) =>
  (wire: ReviewToWrite): GoodsToReview => ({
    ...toGoods(mall, wire),
    id: wire.id,
    priceMinor: minorOf(mall, wire.price),
    quantity: wire.payNum,
    orderNo: wire.merOrderNo,
    shop: toOrderShop(mall, wire.merId, wire.merName),
    reviewHref: mall.links.writeReview(wire.merOrderNo, wire.id),
  });

/** A review, as its author sees it. */
export const toOwnReview =
  (mall: Mall) =>
  (wire: WireReview): OwnReview => ({
    id: wire.id,
    lineId: wire.orderInfoId,
    date: dateOf(mall, wire.createTime),
    goods: toGoods(mall, wire),
    shop: toOrderShop(mall, wire.merId, wire.merName),
    productScore: integerOf(wire.productScore),
    serviceScore: integerOf(wire.serviceScore),
    text: wire.comment,
    pictures: wire.pics.filter(Boolean),
    followUp: toFollowUp(mall, wire),
    canFollowUp: wire.followUpOpen ?? false,
    shopReply: wire.merchantReplyContent || undefined,
  });
