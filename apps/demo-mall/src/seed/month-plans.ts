import { BUYERS } from './buyers';
import type { OrderPlan } from './order-plans';
import type { Random } from './random';

const DAY_HOURS = 24;
const DAYS = 29;
/** Orders that are younger have been shipped, and older ones have arrived. */
const ON_ITS_WAY_HOURS = 110;

/** Orders of a day, most days; one more at weekends. */
const A_DAY = [0, 1, 1, 1, 2, 2, 3];

/** A month of sales of one shop to guests, oldest first. */
export function monthOf(shop: number, now: Date, dice: Random): OrderPlan[] {
  return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((days) => {
    const weekday = new Date(now.getTime() - days * DAY_HOURS * 3_600_000).getUTCDay();
    const orders = dice.pick(A_DAY) + (weekday === 0 || weekday === 6 ? 1 : 0);
    return Array.from({ length: orders }, () => {
      const hours = days * DAY_HOURS + dice.int(1, 20);
      return {
        user: dice.pick(BUYERS).id,
        stage: hours > ON_ITS_WAY_HOURS ? 'toReview' : 'toReceive',
        shops: 1,
        goods: dice.pick([1, 1, 1, 2, 2, 3]),
        hours,
        shop,
      } as const;
    });
  });
}
