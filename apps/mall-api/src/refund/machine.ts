/** The states of a refund. */
export const refundStates = [
  'applied',
  'refused',
  'withdrawn',
  'toReturn',
  'returning',
  'lapsed',
  'refunding',
  'refunded',
] as const;
export type RefundState = (typeof refundStates)[number];

export const refundActions = [
  'accept',
  'acceptReturn',
  'refuse',
  'withdraw',
  'send',
  'arrive',
  'lapse',
  'complete',
] as const;
export type RefundAction = (typeof refundActions)[number];

/** The transitions of each state by action; all others are refused. */
export const refundMachine: Record<RefundState, Partial<Record<RefundAction, RefundState>>> = {
  applied: {
    accept: 'refunding',
    acceptReturn: 'toReturn',
    refuse: 'refused',
    withdraw: 'withdrawn',
  },
  // The shopper may keep the goods after all
  toReturn: { send: 'returning', withdraw: 'withdrawn', lapse: 'lapsed' },
  // A tracking number can be corrected; a shop that received something else refuses
  returning: { send: 'returning', arrive: 'refunding', refuse: 'refused' },
  refunding: { complete: 'refunded' },
  refused: {},
  withdrawn: {},
  lapsed: {},
  refunded: {},
};

/** The state after an action, or null when the action is not allowed. */
export const nextState = (state: RefundState, action: RefundAction): RefundState | null =>
  refundMachine[state][action] ?? null;

/** The states in which an action is allowed, and the resulting one. Every action has one result. */
export function transitionOf(action: RefundAction): { from: RefundState[]; to: RefundState } {
  const from = refundStates.filter((state) => nextState(state, action));
  const [to] = from.flatMap((state) => nextState(state, action) ?? []);
  if (!to) throw new Error(`No state allows ${action}`);
  return { from, to };
}
