import { operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';

/**
 * The only shop that a call can read and write, undefined for all: the shop of the key and the requested one.
 * No shop has the id 0, so a shop's key sees nothing of another shop.
 */
export function shopOf(ctx: Context, requested?: number): number | undefined {
  const { shopId } = operatorOf(ctx);
  if (shopId === null) return requested;
  return requested === undefined || requested === shopId ? shopId : 0;
}

/** An object that does not exist, or not for this key. */
export const noSuch = (what: string) => namedError('not-found', 500, `There is no such ${what}.`);

/** A shop's key sees and changes nothing that is the mall's own: for it there is no such thing. */
export function requireMall(ctx: Context, what: string): void {
  if (operatorOf(ctx).shopId !== null) throw noSuch(what);
}
