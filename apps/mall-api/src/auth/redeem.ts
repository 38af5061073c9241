import { readCode } from '@vermilion/input-rules/code';
import type { TransactionContext } from '../kernel/context';
import { decrementLimits, enforceLimits, resetLimits } from '../rate-limit/limits';
import { type CodeTarget, redeemCode } from './codes';
import { redeemLimit, resendLimit, secondCode } from './limit-table';

/**
 * Redeems a code as it was typed or pasted, within a caller's attempts. A correct one resets the limits: the next code counts as a
 * first one. Where the purpose was not specified, the next one need not wait either, since it has another
 * purpose.
 */
export async function redeemWithin(
  ctx: TransactionContext,
  target: CodeTarget,
  code: string,
): Promise<void> {
  const limit = redeemLimit(ctx);
  await enforceLimits(ctx, [limit]);
  await redeemCode(ctx, target, readCode(code));
  await decrementLimits(ctx, [limit.key]);
  const either = { ...target, requestedPurpose: 'either' } as const;
  const over = [secondCode(ctx, target), secondCode(ctx, either), resendLimit(ctx, either)];
  await resetLimits(
    ctx,
    over.map(({ key }) => key),
  );
}
