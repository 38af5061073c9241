export { piecesOf, toLogistics, toMaster, toShopDetail } from './detail';
export { toCounts, toShopOrder, toUnpaid } from './list';
export { orderActions, reorderItems } from './order-actions';
export { statusOfTab, tabOfStatus, UNPAID } from './order-status';
export {
  linesToReview,
  refundStages,
  reviewHrefOf,
  toCollect,
  toLine,
  toOrderShop,
  toShopLines,
  toState,
} from './order';
export { COD, openPayTypes, WECHAT } from './pay-types';
export { paymentCodeOf } from './payment-code';
export { toReadOnly } from './visitor';
