import { callerKey } from '../rate-limit/caller-key';
import { keyedHash } from '../rate-limit/keyed-hash';
import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|0:0:0:0::\/64)$/;

/**
 * From where somebody orders, as a keyed hash. Null for an account whose request comes from this very
 * machine: then a proxy does not say for whom it asks, and all of its accounts would count as one.
 * Guests count together even so, since they cost nothing to make.
 */
export function callerHashOf(ctx: Context): Buffer | null {
  const caller = callerKey(ctx.ip);
  if (LOOPBACK.test(caller) && signedIn(ctx).kind !== 'visitor') return null;
  return keyedHash(ctx, `unpaid:${caller}`);
}
