import { operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { noSuch, shopOf } from '../operator/own-shop';
import { findShop } from './store';

/** Only the mall pays its shops: for the key of a shop there is no such thing. */
export function requireMall(ctx: Context, what: string): void {
  if (operatorOf(ctx).shopId !== null) throw noSuch(what);
}

/** The shop that a call reads: that of the key, or the requested one. */
export async function requireShop(ctx: Context, requested: number | undefined) {
  const shop = await findShop(ctx.db, shopOf(ctx, requested) ?? 0);
  if (!shop) throw noSuch('shop');
  return shop;
}
