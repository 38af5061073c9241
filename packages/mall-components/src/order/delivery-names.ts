import type { PlainMessage } from '../internal/plain-message';
import { deliveryMessages } from './delivery-messages';
import type { DeliveryMethod } from './delivery-types';

/** Labels of the delivery methods. */
export const deliveryNames: Record<DeliveryMethod, PlainMessage> = {
  courier: deliveryMessages.byCourier,
  shopCourier: deliveryMessages.byShop,
  virtual: deliveryMessages.notShipped,
};
