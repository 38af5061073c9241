import type { DaySales } from '@vermilion/api-client/operator';
import { type MallFormat, minorOf } from '@vermilion/mall-data/format';

export interface Sales {
  orders: number;
  /** In minor units. */
  amount: number;
}

/** The sum of some days. */
export const salesOf = (mall: MallFormat, days: readonly DaySales[]): Sales => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  amount: days.reduce((sum, { amount }) => sum + minorOf(mall, amount), 0),
});
