/** Who gets a mail. */
export type Recipient = 'shopper' | 'shop' | 'operator';

/** What a mail is about; people choose by it. */
export type Topic =
  | 'reviews'
  | 'coupons'
  | 'backInStock'
  | 'sales'
  | 'refunds'
  | 'stock'
  | 'payouts'
  | 'applications'
  | 'reports'
  | 'payments'
  | 'jobs';

interface EventRow {
  recipient: Recipient;
  /** Undefined for what is part of a contract with one person, who is always told. */
  topic?: Topic;
  /** The address of the shop or mall is always told; only the people who work there choose. */
  isRequired?: true;
  /** The values in its texts. */
  values: readonly string[];
}

/**
 * Every event of the mall that concerns somebody, with whom. Its texts are in `messages/`, by the name of the event: a
 * subject (also the heading), a text, and the words of its one button.
 */
export const events = {
  orderPlaced: { recipient: 'shopper', values: ['order', 'until', 'isCod', 'days'] },
  orderPaid: { recipient: 'shopper', values: ['order', 'days'] },
  orderShipped: { recipient: 'shopper', values: ['order', 'shop', 'way'] },
  orderDelivered: { recipient: 'shopper', values: ['order', 'shop'] },
  orderCancelled: { recipient: 'shopper', values: ['order', 'shop', 'isPaid'] },
  refundApplied: { recipient: 'shopper', values: ['order', 'shop', 'amount'] },
  refundRefused: { recipient: 'shopper', values: ['order', 'shop'] },
  refundWithdrawn: { recipient: 'shopper', values: ['order', 'shop'] },
  refundAccepted: { recipient: 'shopper', values: ['order', 'shop', 'until'] },
  refundReturning: { recipient: 'shopper', values: ['order', 'shop'] },
  refundLapsed: { recipient: 'shopper', values: ['order', 'shop', 'until'] },
  refundStarted: { recipient: 'shopper', values: ['order', 'shop', 'amount'] },
  refundPaid: { recipient: 'shopper', values: ['order', 'amount'] },
  reviewInvited: { recipient: 'shopper', topic: 'reviews', values: ['shop'] },
  couponExpiring: {
    recipient: 'shopper',
    topic: 'coupons',
    values: ['coupon', 'amount', 'until', 'least'],
  },
  backInStock: { recipient: 'shopper', topic: 'backInStock', values: ['goods'] },
  saleMade: { recipient: 'shop', topic: 'sales', values: ['order', 'amount'] },
  saleCancelled: { recipient: 'shop', topic: 'sales', isRequired: true, values: ['order'] },
  refundRequested: {
    recipient: 'shop',
    topic: 'refunds',
    isRequired: true,
    values: ['order', 'amount'],
  },
  goodsReturned: {
    recipient: 'shop',
    topic: 'refunds',
    isRequired: true,
    values: ['order', 'waybill'],
  },
  reviewWritten: { recipient: 'shop', topic: 'reviews', values: ['goods', 'stars'] },
  stockLow: { recipient: 'shop', topic: 'stock', values: ['count'] },
  payoutPaid: { recipient: 'shop', topic: 'payouts', isRequired: true, values: ['amount'] },
  payoutFailed: { recipient: 'shop', topic: 'payouts', isRequired: true, values: ['amount'] },
  payoutReturned: { recipient: 'shop', topic: 'payouts', isRequired: true, values: ['amount'] },
  applicationApproved: { recipient: 'shop', values: ['shop'] },
  applicationRefused: { recipient: 'shop', values: ['shop'] },
  applicationReceived: {
    recipient: 'operator',
    topic: 'applications',
    isRequired: true,
    values: ['shop'],
  },
  reportMade: { recipient: 'operator', topic: 'reports', isRequired: true, values: ['subject'] },
  jobFailed: { recipient: 'operator', topic: 'jobs', isRequired: true, values: ['job'] },
  paymentMoved: { recipient: 'operator', topic: 'payments', isRequired: true, values: ['order'] },
  moneyUnmatched: {
    recipient: 'operator',
    topic: 'payments',
    isRequired: true,
    values: ['order', 'amount', 'why'],
  },
  paymentContradicts: {
    recipient: 'operator',
    topic: 'payments',
    isRequired: true,
    values: ['order'],
  },
  ledgerDiffers: { recipient: 'operator', topic: 'payments', isRequired: true, values: ['count'] },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof events;

/** The values that an event's texts need. */
export type ValuesOf<Name extends EventName> = Readonly<
  Record<(typeof events)[Name]['values'][number], string | number>
>;

/** Whether a recipient of an event may leave it out by its topic. */
export const isOptional = (event: EventName): boolean => {
  const row: EventRow = events[event];
  return row.topic !== undefined && !row.isRequired;
};

/** The topics of what a recipient is mailed, in the order of the table. */
export const topicsOf = (recipient: Recipient): Topic[] => {
  const rows: readonly EventRow[] = Object.values(events);
  const topics = rows.flatMap((row) => (row.recipient === recipient ? (row.topic ?? []) : []));
  return [...new Set(topics)];
};
