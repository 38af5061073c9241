import type { Context } from '../http/handler';
import { redeemCode, type CodeTarget } from './codes';
import { redeemLimit, secondCode } from './limit-table';
import { forgetLimits, requireWithin, takeBack } from './limits';

/** Uses a code up, within the tries of a caller. A right one shows a person: the next code is a first one. */
export async function redeemWithin(ctx: Context, target: CodeTarget, code: string): Promise<void> {
  const limit = redeemLimit(ctx);
  await requireWithin(ctx, [limit]);
  await redeemCode(ctx, target, code);
  await takeBack(ctx, [limit.key]);
  await forgetLimits(ctx, [secondCode(ctx, target).key]);
}
