import { operatorOf } from '../http/handler';
import { BusinessError } from '../kernel/errors';
import type { Context } from '../kernel/context';

/**
 * The only shop whose things a call sees and changes, undefined for all: that of the key, and that which
 * is asked for. No shop has the id 0: for a key of one shop nothing of another exists.
 */
export function shopOf(ctx: Context, asked?: number): number | undefined {
  const { shopId } = operatorOf(ctx);
  if (shopId === null) return asked;
  return asked === undefined || asked === shopId ? shopId : 0;
}

/** What there is not, or not for this key. */
export const noSuch = (what: string) => new BusinessError(500, `There is no such ${what}.`);
