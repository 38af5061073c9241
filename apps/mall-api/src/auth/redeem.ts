import type { Context } from '../kernel/context';
import { redeemCode, type CodeTarget } from './codes';
import { codeGap, redeemLimit, secondCode } from './limit-table';
import { forgetLimits, requireWithin, takeBack } from '../rate-limit/limits';

/**
 * Uses a code up, within the tries of a caller. A right one shows a person: the next code is a first
 * one. Where purposes were not told apart, the next one need not wait either: it is for another.
 */
export async function redeemWithin(ctx: Context, target: CodeTarget, code: string): Promise<void> {
  const limit = redeemLimit(ctx);
  await requireWithin(ctx, [limit]);
  await redeemCode(ctx, target, code);
  await takeBack(ctx, [limit.key]);
  const either = { ...target, asked: 'either' } as const;
  const over = [secondCode(ctx, target), secondCode(ctx, either), codeGap(ctx, either)];
  await forgetLimits(
    ctx,
    over.map(({ key }) => key),
  );
}
