/** What a mall owner may want to change about ordering. */
export const orderPolicy = {
  /** how long a draft keeps its prices */
  draftMinutes: 5,
  /** how long an order waits for its payment before it is cancelled */
  payWithinHours: 2,
  /** how often unpaid orders are looked through */
  sweepSeconds: 60,
  /** the most of one sku in one cart row or order line */
  maxQuantity: 99,
  /** the shopper's note: fewer than 150 characters */
  noteMaxLength: 149,
  currency: 'USD',
} as const;
