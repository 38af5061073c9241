import type { OrderRefundStatus } from '../../db/schema';
import { sumOf } from '../../money/allocate';
import type { OrderState } from '../../order/rules';
import type { RefundState } from '../../refund/machine';
import type { Line, Model, Part, Payment, Share } from './model';

/** The observable state of a mall, of the model and of the database alike. */
export interface Snapshot {
  shelves: { stock: number; held: number; sold: number }[];
  accounts: { points: number; frozen: number }[];
  /** the draft whose order uses each */
  coupons: (number | null)[];
  /** by the draft that became the order */
  orders: Record<number, OrderSnapshot>;
}

export interface OrderSnapshot {
  isPaid: boolean;
  isCancelled: boolean;
  payMinor: number;
  points: number;
  payments: Pick<Payment, 'status' | 'atProvider' | 'backMinor'>[];
  parts: PartSnapshot[];
}

export interface PartSnapshot {
  shop: number;
  state: OrderState;
  isPaid: boolean;
  collectedMinor: number | null;
  refund: OrderRefundStatus;
  /** remaining points that it earned; null before it is completed */
  earned: { points: number; isReleased: boolean } | null;
  lines: Line[];
  refunds: { state: RefundState; shares: Share[] }[];
}

const snapshotOfPart = ({ earned, lines, refunds, ...part }: Part): PartSnapshot => ({
  shop: part.shop,
  state: part.state,
  refund: part.refund,
  lines,
  isPaid: part.isPaid,
  collectedMinor: part.collectedMinor,
  earned: earned ?? null,
  refunds: refunds.map(({ state: refundState, shares }) => ({ state: refundState, shares })),
});

/** The snapshot that the model expects. */
export function snapshotOf({ shelves, accounts, coupons, drafts }: Model): Snapshot {
  const orders: Snapshot['orders'] = {};
  drafts.forEach(({ order }, draft) => {
    if (!order) return;
    const { isPaid, isCancelled, payMinor, points, payments, parts } = order;
    orders[draft] = {
      isPaid,
      isCancelled,
      payMinor,
      points,
      parts: parts.map(snapshotOfPart),
      payments: payments.map(({ status, atProvider, backMinor }) => ({
        status,
        atProvider,
        backMinor,
      })),
    };
  });
  return {
    shelves: shelves.map(({ stock, held, sold }) => ({ stock, held, sold })),
    accounts: accounts.map(({ points, frozen }) => ({ points, frozen })),
    coupons: coupons.map(({ usedBy }) => usedBy),
    orders,
  };
}

/** The refunded amount. */
export const amountOf = (shares: readonly Share[]): number =>
  sumOf(shares, (share) => share.amountMinor);
