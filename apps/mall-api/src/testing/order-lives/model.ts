import type { OrderRefundStatus } from '../../db/schema';
import { sumOf } from '../../money/allocate';
import type { OrderState } from '../../order/rules';
import type { RefundState } from '../../refund/machine';

/** The model of a mall: plain data, so that actions can be tried on a copy. */
export interface Model {
  /** elapsed since the start */
  minutes: number;
  shelves: Shelf[];
  accounts: Account[];
  coupons: Coupon[];
  drafts: Draft[];
}

export interface Shelf {
  shop: number;
  priceMinor: number;
  postageMinor: number;
  /** digital goods: no freight, and never paid on delivery */
  isVirtual: boolean;
  /** available */
  stock: number;
  held: number;
  sold: number;
  /** gone for good: shipped goods whose payment was refunded */
  gone: number;
}

export interface Account {
  points: number;
  frozen: number;
}

export interface Coupon {
  owner: number;
  /** null for a coupon of the mall */
  shop: number | null;
  moneyMinor: number;
  minMinor: number;
  /** the draft whose order uses it */
  usedBy: number | null;
}

export interface Units {
  shelf: number;
  quantity: number;
}

export interface Draft {
  owner: number;
  units: Units[];
  isHeld: boolean;
  endsAt: number;
  isForgotten: boolean;
  order?: Order;
}

/** A master order. */
export interface Order {
  /** paid on delivery */
  isCod: boolean;
  isPaid: boolean;
  isCancelled: boolean;
  payMinor: number;
  points: number;
  payBefore: number;
  payments: Payment[];
  parts: Part[];
}

export interface Payment {
  /** as known to the mall */
  status: 'pending' | 'processing' | 'paid' | 'failed' | 'abandoned';
  atProvider: 'open' | 'processing' | 'paid' | 'failed' | 'abandoned' | 'cancelled';
  /** the provider is to cancel it */
  isEnding: boolean;
  /** it paid the order */
  isAccepted: boolean;
  /** refunded by the mall */
  refundDueMinor: number;
  /** refunded by the provider */
  backMinor: number;
}

/** A shop order. */
export interface Part {
  shop: number;
  state: OrderState;
  /** before the shopper deleted it */
  deletedFrom?: OrderState;
  isPaid: boolean;
  /** by its courier, when paid on delivery */
  collectedMinor: number | null;
  /** 0 none, 1 requested, 2 accepted, 3 everything refunded */
  refund: OrderRefundStatus;
  lines: Line[];
  refunds: Refund[];
  shippedAt?: number;
  receivedAt?: number;
  completedAt?: number;
  earned?: { points: number; isReleased: boolean };
}

export interface Line {
  shelf: number;
  quantity: number;
  payMinor: number;
  freightMinor: number;
  points: number;
  /** not when it was refunded before it was shipped */
  isReceived: boolean;
  isReviewed: boolean;
}

export interface Refund {
  state: RefundState;
  /** by line */
  shares: Share[];
  sendBackBefore?: number;
}

export interface Share {
  line: number;
  quantity: number;
  amountMinor: number;
  points: number;
}

const closed: readonly RefundState[] = ['refused', 'withdrawn', 'lapsed'];

/** Units of a line in open or done refunds; or only in done ones. */
export function refundedOf({ refunds }: Part, line: number, onlyDone = false): Share {
  const shares = refunds
    .filter(({ state }) => (onlyDone ? state === 'refunded' : !closed.includes(state)))
    .flatMap((refund) => refund.shares.filter((share) => share.line === line));
  return {
    line,
    quantity: sumOf(shares, (share) => share.quantity),
    amountMinor: sumOf(shares, (share) => share.amountMinor),
    points: sumOf(shares, (share) => share.points),
  };
}

export const unitsLeft = (part: Part, line: number): number =>
  (part.lines[line]?.quantity ?? 0) - refundedOf(part, line).quantity;

/** Whether it has only digital goods, without a parcel. */
export const isVirtual = ({ shelves }: Model, { lines }: Part): boolean =>
  lines.every(({ shelf }) => required(shelves[shelf]).isVirtual);

/** Everything was refunded. */
export const isOver = (part: Part): boolean => isCancelled(part) || part.refund === 'refunded';

export const isCancelled = ({ state, deletedFrom = state }: Part): boolean =>
  deletedFrom === 'cancelled';

/** The amount paid for goods and not refunded, without freight. */
const remainingMinor = (part: Part): number =>
  sumOf(part.lines, (line) => {
    const goods = line.payMinor - line.freightMinor;
    const given = refundedOf(part, part.lines.indexOf(line), true).amountMinor;
    return goods - Math.min(goods, given);
  });

/** One point per whole currency unit paid for goods and not refunded. */
export const pointsFor = (part: Part): number => Math.floor(remainingMinor(part) / 100);

/** Asserts that a value is defined. */
export function required<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('The model lacks something');
  return value;
}
