/** Stages of a demo order. */
export type OrderStage = 'unpaid' | 'cancelled' | 'toShip' | 'toReceive' | 'toReview' | 'completed';
/** Stages of a refund. */
export type RefundStage = 'awaiting' | 'refused' | 'toReturn' | 'refunding' | 'refunded';

export interface OrderPlan {
  /** a demo account, or one of the guests who buy */
  user: number;
  stage: OrderStage;
  /** number of shops, and of goods from each */
  shops: number;
  goods: number;
  /** age in hours */
  hours: number;
  refund?: RefundStage;
  withCoupon?: true;
  mark?: string;
  /** the shop, instead of any */
  shop?: number;
}

const plan = (
  user: 1 | 2,
  stage: OrderStage,
  shops: number,
  goods: number,
  hours: number,
  more: Partial<OrderPlan> = {},
): OrderPlan => ({ user, stage, shops, goods, hours, ...more });

/** Orders in every state, oldest first. */
export const ORDER_PLANS: OrderPlan[] = [
  plan(1, 'completed', 2, 2, 1900),
  plan(2, 'completed', 1, 2, 1700),
  plan(1, 'completed', 1, 1, 1400, { refund: 'refunded' }),
  plan(2, 'completed', 1, 1, 1200, { refund: 'refused' }),
  plan(1, 'cancelled', 1, 2, 1000),
  plan(1, 'completed', 1, 3, 820),
  plan(1, 'toReview', 2, 1, 500, {
    mark: 'Please leave the parcel with the neighbour on the left.',
  }),
  plan(2, 'toReview', 1, 2, 430),
  plan(1, 'toReview', 1, 1, 400, { refund: 'refused' }),
  plan(2, 'toReview', 1, 1, 300, { refund: 'toReturn' }),
  plan(1, 'toReceive', 1, 2, 210, { refund: 'refunding' }),
  plan(2, 'toReceive', 2, 1, 140),
  plan(1, 'toReceive', 3, 1, 110),
  plan(1, 'toReceive', 1, 1, 96),
  plan(2, 'toShip', 2, 2, 92, { withCoupon: true }),
  plan(1, 'toShip', 2, 2, 90, {
    withCoupon: true,
    mark: 'A present: please leave out the prices.',
  }),
  plan(1, 'toShip', 1, 1, 40, { refund: 'awaiting' }),
  plan(2, 'toShip', 1, 1, 30, { refund: 'awaiting' }),
  plan(1, 'toShip', 1, 1, 20),
  plan(2, 'cancelled', 1, 1, 12),
  plan(1, 'unpaid', 2, 1, 0.3),
  plan(2, 'unpaid', 1, 2, 0.2),
  plan(1, 'unpaid', 1, 1, 0.1),
];
