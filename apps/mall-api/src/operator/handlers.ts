import { couponHandlers } from './coupon-handlers';
import { deliveryHandlers } from './delivery-handlers';
import { goodsHandlers } from './goods-handlers';
import { keyHandlers } from './key-handlers';
import { orderHandlers } from './order-handlers';
import { refundHandlers } from './refund-handlers';
import { reviewHandlers } from './review-handlers';
import { searchHandlers } from './search-handlers';
import { shopHandlers } from './shop-handlers';

/** The calls of operators, but for those of a domain that needs this one, which has them itself. */
export const operatorHandlers = {
  ...keyHandlers,
  ...orderHandlers,
  ...deliveryHandlers,
  ...refundHandlers,
  ...reviewHandlers,
  ...goodsHandlers,
  ...searchHandlers,
  ...shopHandlers,
  ...couponHandlers,
};
