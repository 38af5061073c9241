import { sumOf } from '../../money/allocate';
import type { OrderState } from '../../order/rules';
import type { RefundState } from '../../refund/machine';
import type { Model, Part, Payment } from './model';

/** What can be seen of a mall: of the model and of the database alike. */
export interface Picture {
  shelves: { stock: number; held: number; sold: number }[];
  accounts: { points: number; frozen: number }[];
  /** the draft whose order uses each */
  coupons: (number | null)[];
  /** by the draft that it was made of */
  orders: Record<number, OrderPicture>;
}

export interface OrderPicture {
  isPaid: boolean;
  isCancelled: boolean;
  payMinor: number;
  points: number;
  payments: Pick<Payment, 'status' | 'atProvider' | 'backMinor'>[];
  parts: PartPicture[];
}

export interface PartPicture {
  shop: number;
  state: OrderState;
  isPaid: boolean;
  collectedMinor: number | null;
  refund: number;
  /** points that are left of what it earned; null before it is completed */
  earned: { points: number; isReleased: boolean } | null;
  lines: LinePicture[];
  refunds: { state: RefundState; shares: SharePicture[] }[];
}

export interface LinePicture {
  shelf: number;
  quantity: number;
  payMinor: number;
  freightMinor: number;
  points: number;
  isReviewed: boolean;
}

export interface SharePicture {
  line: number;
  quantity: number;
  amountMinor: number;
  points: number;
}

const partPicture = ({ earned, lines, refunds, ...part }: Part): PartPicture => ({
  ...{ shop: part.shop, state: part.state, refund: part.refund, lines },
  ...{ isPaid: part.isPaid, collectedMinor: part.collectedMinor },
  earned: earned ?? null,
  refunds: refunds.map(({ state: refundState, shares }) => ({ state: refundState, shares })),
});

/** What the model expects to be seen. */
export function pictureOf({ shelves, accounts, coupons, drafts }: Model): Picture {
  const orders: Picture['orders'] = {};
  drafts.forEach(({ order }, draft) => {
    if (!order) return;
    const { isPaid, isCancelled, payMinor, points, payments, parts } = order;
    orders[draft] = {
      ...{ isPaid, isCancelled, payMinor, points, parts: parts.map(partPicture) },
      payments: payments.map(({ status, atProvider, backMinor }) => ({
        ...{ status, atProvider, backMinor },
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

/** What a refund gives back in money. */
export const amountOf = (shares: readonly SharePicture[]): number =>
  sumOf(shares, (share) => share.amountMinor);
