import type { OrderState } from './state-types';

const steps: Record<OrderState, number | undefined> = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 3,
  completed: 4,
  cancelled: undefined,
};

/** Index of the current step; 4 when all are complete, undefined for a cancelled order. */
export const stepOf = (state: OrderState) => steps[state];
