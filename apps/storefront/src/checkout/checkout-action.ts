import type { OrderSource } from '@vermilion/mall-data/checkout';

/** The sources of an order that can be resumed after signing in: rows of a cart have other ids then. */
export type CheckoutAction = Exclude<OrderSource, { type: 'rows' }>;
