import type { OrderState } from './types';

const steps: Record<OrderState, number | undefined> = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  // Received is the end of the parcel's way; the review is the shopper's to give
  toReview: 4,
  completed: 4,
  cancelled: undefined,
};

/** Index of the step that is under way; 4 when all are done, undefined where there is no way on. */
export const stepOf = (state: OrderState) => steps[state];
