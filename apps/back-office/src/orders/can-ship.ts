import type { OperatorOrder } from '@vermilion/api-client/operator';

/** Whether an order waits to be shipped, and no refund is in the way. */
export const canShip = ({ state, refundStatus }: OperatorOrder) =>
  state === 'toShip' && refundStatus === 0;
