/**
 * The names of the checks, which are also the headings of their paragraphs in docs/operations/money.md. What each proves
 * is written there.
 */
export const checkNames = [
  'order-lines',
  'order-parts',
  'line-price',
  'order-state',
  'order-payment',
  'cash-payment',
  'refund-lines',
  'refund-units',
  'refund-provider',
  'refund-paid',
  'points-balance',
  'points-frozen',
  'points-released',
  'points-spent',
  'coupon-order',
  'coupon-discount',
  'coupon-issued',
  'stock-units',
  'stock-sold',
  'stock-negative',
  'posting-balance',
  'posting-due',
  'account-provider',
  'account-shop',
  'account-payouts',
] as const;

export type CheckName = (typeof checkNames)[number];

/** Where an operator reads what a finding means and what to do. */
export const paragraphOf = (name: CheckName): string => `docs/operations/money.md#${name}`;
