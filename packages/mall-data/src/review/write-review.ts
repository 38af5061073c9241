import type { MallArgs, OrderDetail } from '@vermilion/api-client';
import type { ReviewDraft, WriteReviewViewProps } from '@vermilion/mall-components/review';
import type { Mall } from '../format/mall';
import { linesToReview, toLine, toOrderShop } from '../order/order';

/** The line to review; undefined if it cannot be reviewed. */
export function toLineToReview(
  mall: Mall,
  wire: OrderDetail,
  id: number,
): WriteReviewViewProps['goods'] {
  const line = linesToReview(wire).find((one) => one.id === id);
  return (
    line && {
      ...toLine(mall)(line, 0),
      orderNo: wire.orderNo,
      shop: toOrderShop(mall, wire.merId, wire.merName),
    }
  );
}

/** A review as request arguments; `star` is for servers with a single rating. */
export const toReviewArgs = (
  { productScore, serviceScore, text, pictures }: ReviewDraft,
  line: { orderNo: string; id: number },
): MallArgs['writeReview'] => ({
  orderNo: line.orderNo,
  orderInfoId: line.id,
  star: Math.round((productScore + serviceScore) / 2),
  productScore,
  serviceScore,
  comment: text,
  pics: pictures.length > 0 ? JSON.stringify(pictures) : '',
});
