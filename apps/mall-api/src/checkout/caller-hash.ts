import { callerKey } from '@vermilion/admission';
import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|0:0:0:0::\/64)$/;

/**
 * The client's IP address as a keyed hash. Null for an account whose request comes from the local machine:
 * its proxy does not forward the client, and all accounts would share one limit. Guests are still counted
 * together, since creating them is free.
 */
export function callerHashOf(ctx: Context): Buffer | null {
  const caller = callerKey(ctx.ip);
  if (LOOPBACK.test(caller) && signedIn(ctx).kind !== 'visitor') return null;
  return keyedHash(ctx, `unpaid:${caller}`);
}
