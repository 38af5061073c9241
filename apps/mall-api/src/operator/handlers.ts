import { couponHandlers } from './coupon-handlers';
import { deliveryHandlers } from './delivery-handlers';
import { goodsHandlers } from './goods-handlers';
import { keyHandlers } from './key-handlers';
import { orderHandlers } from './order-handlers';
import { operatorPaymentHandlers } from './payment-handlers';
import { refundHandlers } from './refund-handlers';
import { reviewHandlers } from './review-handlers';
import { searchHandlers } from './search-handlers';
import { shopHandlers } from './shop-handlers';
import { todayHandlers } from './today-handlers';

/** The operator calls, except those of domains that depend on this one. */
export const operatorHandlers = {
  ...keyHandlers,
  ...orderHandlers,
  ...deliveryHandlers,
  ...refundHandlers,
  ...operatorPaymentHandlers,
  ...reviewHandlers,
  ...goodsHandlers,
  ...searchHandlers,
  ...shopHandlers,
  ...couponHandlers,
  ...todayHandlers,
};
