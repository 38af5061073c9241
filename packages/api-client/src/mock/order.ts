import type { Address, OrderCoupon } from '../generated/models.gen';
import { byShop } from './goods';
import type { PricedLine } from './price';

/** A line of an order. */
export interface MockLine extends PricedLine {
  id: number;
  isReviewed: boolean;
}

/** One shop's part of an order. */
export interface MockPart {
  id: number;
  orderNo: string;
  merId: number;
  merName: string;
  lines: MockLine[];
  mark: string | null;
  receivedAt?: number;
  isCancelled: boolean;
  isDeleted: boolean;
}

/** A master order. Times are milliseconds since the epoch. */
export interface MockOrder {
  id: number;
  orderNo: string;
  createdAt: number;
  paidAt?: number;
  payType: string;
  mark: string | null;
  /** Copied: later changes of the address do not redirect the order. */
  recipient: Pick<Address, 'email' | 'realName'> & { userPhone: string; userAddress: string };
  couponIds: OrderCoupon['id'][];
  parts: MockPart[];
}

export const recipientOf = (address: Address): MockOrder['recipient'] => {
  const { email, realName, phone, countryCode, detail, postCode, country } = address;
  return {
    email,
    realName,
    userPhone: `+${countryCode.replace('+', '')} ${phone}`,
    userAddress: [detail, postCode, country].filter(Boolean).join(', '),
  };
};

/** The parts of an order: one for each shop of the lines. */
export const partsOf = (
  lines: readonly PricedLine[],
  nextId: () => number,
  markOf: (merId: number) => string | null,
): MockPart[] =>
  byShop(lines).map(({ merId, merName, rows }) => {
    const id = nextId();
    return {
      id,
      orderNo: `SH${id}`,
      merId,
      merName,
      lines: rows.map((line) => ({ ...line, id: nextId(), isReviewed: false })),
      mark: markOf(merId),
      isCancelled: false,
      isDeleted: false,
    };
  });
