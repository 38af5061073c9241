import type { Context } from '../kernel/context';
import { redeemCode, type CodeTarget } from './codes';
import { resendLimit, redeemLimit, secondCode } from './limit-table';
import { resetLimits, enforceLimits, decrementLimits } from '../rate-limit/limits';

/**
 * Uses a code up, within the tries of a caller. A right one shows a person: the next code is a first
 * one. Where purposes were not told apart, the next one need not wait either: it is for another.
 */
export async function redeemWithin(ctx: Context, target: CodeTarget, code: string): Promise<void> {
  const limit = redeemLimit(ctx);
  await enforceLimits(ctx, [limit]);
  await redeemCode(ctx, target, code);
  await decrementLimits(ctx, [limit.key]);
  const either = { ...target, asked: 'either' } as const;
  const over = [secondCode(ctx, target), secondCode(ctx, either), resendLimit(ctx, either)];
  await resetLimits(
    ctx,
    over.map(({ key }) => key),
  );
}
