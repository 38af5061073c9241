import type { PlainMessage } from '../internal/plain-message';
import { deliveryMessages } from './delivery-messages';
import type { DeliveryMethod } from './types';

/** What each way of delivery is called. */
export const deliveryNames: Record<DeliveryMethod, PlainMessage> = {
  courier: deliveryMessages.byCourier,
  shopCourier: deliveryMessages.byShop,
  virtual: deliveryMessages.notShipped,
};
