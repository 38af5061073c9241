/** Who gets a mail. */
export type Recipient = 'shopper' | 'shop' | 'operator';

/** What a person can leave out; mails without a topic are part of a contract and always sent. */
export type Topic = 'reviews' | 'coupons' | 'sales' | 'stock';

interface EventRow {
  recipient: Recipient;
  /** Undefined for transactional mails. */
  topic?: Topic;
  /** The values in its texts. */
  values: readonly string[];
}

/**
 * Every event of the mall that concerns somebody, with whom. Its texts are in `messages/`, by the name of the event: a
 * subject (also the heading), a text, and the words of its one button.
 */
export const events = {
  orderPlaced: { recipient: 'shopper', values: ['order', 'until'] },
  orderPaid: { recipient: 'shopper', values: ['order'] },
  orderCancelled: { recipient: 'shopper', values: ['order', 'shop', 'isPaid'] },
  refundPaid: { recipient: 'shopper', values: ['order', 'amount'] },
  reviewInvited: { recipient: 'shopper', topic: 'reviews', values: ['shop'] },
  saleMade: { recipient: 'shop', topic: 'sales', values: ['order', 'amount'] },
  saleCancelled: { recipient: 'shop', values: ['order'] },
  refundRequested: { recipient: 'shop', values: ['order', 'amount'] },
  goodsReturned: { recipient: 'shop', values: ['order', 'waybill'] },
  reviewWritten: { recipient: 'shop', topic: 'reviews', values: ['goods', 'stars'] },
  stockLow: { recipient: 'shop', topic: 'stock', values: ['count'] },
  applicationReceived: { recipient: 'operator', values: ['shop'] },
  jobFailed: { recipient: 'operator', values: ['job'] },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof events;

/** The values that an event's texts need. */
export type ValuesOf<Name extends EventName> = Readonly<
  Record<(typeof events)[Name]['values'][number], string | number>
>;
