import { sumOf } from '../../money/allocate';
import type { OrderState } from '../../order/rules';
import type { RefundState } from '../../refund/machine';

/** What the model of a mall knows. Everything is plain data, so that it can be tried on a copy. */
export interface Model {
  /** that have passed since the beginning */
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
  /** nothing of it is shipped: it costs no freight and is never paid on delivery */
  isVirtual: boolean;
  /** that can be taken */
  stock: number;
  held: number;
  sold: number;
  /** that left for good: shipped goods whose money went back */
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
  /** to be paid on delivery */
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
  /** as the mall knows it */
  status: 'pending' | 'paid' | 'failed' | 'abandoned';
  atProvider: 'open' | 'paid' | 'failed' | 'abandoned' | 'cancelled';
  /** the provider is to be asked to take nothing for it */
  isEnding: boolean;
  /** the order was paid by it */
  isKept: boolean;
  /** that the mall wants to give back */
  owedMinor: number;
  /** that the provider gave back */
  backMinor: number;
}

/** A shop's part of an order. */
export interface Part {
  shop: number;
  state: OrderState;
  isPaid: boolean;
  /** by its courier, where it was paid on delivery */
  collectedMinor: number | null;
  /** 0 none, 1 applied for, 2 accepted, 3 everything refunded */
  refund: 0 | 1 | 2 | 3;
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

/** What is in refunds of a line that are open or done; or only in those that are done. */
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

/** Whether a text is sent instead of a parcel. */
export const isVirtual = ({ shelves }: Model, { lines }: Part): boolean =>
  lines.every(({ shelf }) => must(shelves[shelf]).isVirtual);

/** Nothing of it is kept. */
export const isOver = ({ state, refund }: Part): boolean => state === 'cancelled' || refund === 3;

/** What stays paid for goods, without freight. */
const keptMinor = (part: Part): number =>
  sumOf(part.lines, (line) => {
    const goods = line.payMinor - line.freightMinor;
    const given = refundedOf(part, part.lines.indexOf(line), true).amountMinor;
    return goods - Math.min(goods, given);
  });

/** One point for each whole unit of money that stays paid for goods. */
export const pointsFor = (part: Part): number => Math.floor(keptMinor(part) / 100);

/** Something that must be there. */
export function must<T>(one: T | undefined | null): T {
  if (one === undefined || one === null) throw new Error('The model lacks something');
  return one;
}
