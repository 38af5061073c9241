import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';
import type { DeliveryMethod } from './types';

/** What each way of delivery is called. */
export const deliveryNames: Record<DeliveryMethod, PlainMessage> = {
  courier: messages.byCourier,
  shopCourier: messages.byShop,
  virtual: messages.notShipped,
};
