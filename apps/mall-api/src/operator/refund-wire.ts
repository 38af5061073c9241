import type { RefundStatus } from '../db/schema';
import { refundStates } from '../refund/machine';

/** The numbers of refunds' states for operators; withdrawn and lapsed ones count as refused. */
export const WIRE_STATUS = {
  applied: 0,
  refused: 1,
  withdrawn: 1,
  lapsed: 1,
  refunding: 2,
  refunded: 3,
  toReturn: 4,
  returning: 5,
} as const satisfies Record<RefundStatus, number>;

/** The states with a number of the wire. */
export const statusesOf = (wire: number): RefundStatus[] =>
  refundStates.filter((state) => WIRE_STATUS[state] === wire);
