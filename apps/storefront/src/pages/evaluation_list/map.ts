import type { OwnReview as WireReview, ReviewToWrite } from '@vermilion/api-client';
import type { GoodsToReview, OwnReview } from '@vermilion/mall-components/review';
import { toShop } from '../../order/map';
import { paths } from '../../page-params/paths';
import { toFollowUp } from '../../review/to-follow-up';
import type { MallFormat } from '../../wire/mall-format';
import { integerOf, specificationOf, textOf } from '../../wire/rows';
import { dateOf, minorOf } from '../../wire/wire';

const toGoods = (wire: ReviewToWrite | WireReview) => ({
  name: textOf(wire.productName),
  href: paths.goods(wire.productId),
  imageSrc: textOf(wire.image),
  specification: specificationOf(wire.sku),
});

export const toGoodsToReview =
  (mall: MallFormat) =>
  (wire: ReviewToWrite): GoodsToReview => ({
    ...toGoods(wire),
    id: wire.id,
    priceMinor: minorOf(mall, wire.price),
    quantity: wire.payNum,
    orderNo: wire.merOrderNo,
    shop: toShop(wire.merId, wire.merName),
    reviewHref: paths.writeReview(wire.merOrderNo, wire.id),
  });

export const toOwnReview =
  (mall: MallFormat) =>
  (wire: WireReview): OwnReview => ({
    id: wire.id,
    lineId: wire.orderInfoId,
    date: dateOf(mall, wire.createTime),
    goods: toGoods(wire),
    shop: toShop(wire.merId, wire.merName),
    productScore: integerOf(wire.productScore),
    serviceScore: integerOf(wire.serviceScore),
    text: wire.comment,
    pictures: wire.pics.filter(Boolean),
    followUp: toFollowUp(mall, wire),
    canFollowUp: wire.followUpOpen ?? false,
    shopReply: wire.merchantReplyContent || undefined,
  });
