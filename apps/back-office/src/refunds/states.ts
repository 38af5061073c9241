import type { OperatorRefund } from '@vermilion/api-client/operator';

/** The states of refunds by the `status` of the API, as addresses name them. */
export const refundStates = [
  'pending',
  'refused',
  'refunding',
  'refunded',
  'toReturn',
  'returning',
] as const;
export type RefundState = (typeof refundStates)[number];

/** The state of a refund. */
export const stateOf = ({ status }: Pick<OperatorRefund, 'status'>) =>
  refundStates[status] ?? 'pending';

/** The `status` of the API for a state; undefined for all. */
export const statusOf = (state: RefundState | undefined) => state && refundStates.indexOf(state);
