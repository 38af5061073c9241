import { defineHandlers } from '../http/handler';
import { wireDate } from '../http/wire-time';
import { toWire } from '../money/wire';
import { noSuch, shopOf } from './own-shop';
import { findShop } from './shop-store';
import { salesSince, waitingOf } from './today-store';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** When a day of the mall, `yyyy-MM-dd`, begins. */
const beginningOf = (date: string, zoneOffsetMinutes: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - zoneOffsetMinutes * 60_000);

export const todayHandlers = defineHandlers({
  async shopToday(ctx, { query }) {
    const own = shopOf(ctx, query.shopId);
    const shop = await findShop(ctx.db, own, own ?? 0);
    if (!shop) throw noSuch('shop');
    const { policy } = ctx;
    const now = ctx.now().getTime();
    const dates = Array.from({ length: DAYS }, (_, at) =>
      wireDate(policy, new Date(now - (DAYS - 1 - at) * DAY_MS)),
    );
    const { zoneOffsetMinutes } = policy;
    const since = beginningOf(dates[0] as string, zoneOffsetMinutes);
    const waiting = await waitingOf(ctx.db, shop.id);
    const sales = await salesSince(ctx.db, { shopId: shop.id, since, zoneOffsetMinutes });
    const byDate = new Map(sales.map((one) => [one.date, one]));
    return {
      shopId: shop.id,
      ...waiting,
      days: dates.map((date) => {
        const { orders = 0, amountMinor = 0 } = byDate.get(date) ?? {};
        return { date, orders, amount: toWire(policy, amountMinor) };
      }),
    };
  },
});
