import type { OrderLineTable } from '@vermilion/mall-api';
import { sumOf } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { Random } from './random';

type Amounts = Pick<Insertable<OrderLineTable>, 'price_minor' | 'quantity' | 'pay_minor'> & {
  freight_minor: number;
  coupon_minor: number;
  general_coupon_minor: number;
};

/** The totals of some lines. */
export const sums = (lines: Amounts[]) => ({
  total_quantity: sumOf(lines, (line) => line.quantity),
  goods_minor: sumOf(lines, (line) => line.price_minor * line.quantity),
  freight_minor: sumOf(lines, (line) => line.freight_minor),
  coupon_minor: sumOf(lines, (line) => line.coupon_minor),
  general_coupon_minor: sumOf(lines, (line) => line.general_coupon_minor),
  pay_minor: sumOf(lines, (line) => line.pay_minor),
});

/** In the format of real order numbers, but deterministic. */
export function orderNumber(prefix: 'PT' | 'SH' | 'RE', day: Date, dice: Random): string {
  const signs = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
  const digits = Array.from({ length: 12 }, () => dice.pick(signs)).join('');
  return `${prefix}${day.toISOString().slice(2, 10).replaceAll('-', '')}${digits}`;
}
