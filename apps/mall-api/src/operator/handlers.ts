import { couponHandlers } from './coupon-handlers';
import { deliveryHandlers } from './delivery-handlers';
import { goodsHandlers } from './goods-handlers';
import { keyHandlers } from './key-handlers';
import { orderHandlers } from './order-handlers';
import { refundHandlers } from './refund-handlers';
import { reviewHandlers } from './review-handlers';
import { shopHandlers } from './shop-handlers';

/** Every call of operators. */
export const operatorHandlers = {
  ...keyHandlers,
  ...orderHandlers,
  ...deliveryHandlers,
  ...refundHandlers,
  ...reviewHandlers,
  ...goodsHandlers,
  ...shopHandlers,
  ...couponHandlers,
};
