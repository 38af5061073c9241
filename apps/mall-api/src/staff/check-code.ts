import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { enforceLimits, resetLimits } from '../rate-limit/limits';
import { findFactor, spendRecovery, spendStep } from './factor-store';
import { decryptSecret, hashOldRecovery, hashRecovery, stepOf } from './second-factor';

export const wrongCode = () => namedError('wrong-code', 500, 'The code is wrong or was used.');

/** Tries within a quarter of an hour; a code has a million values, of which three are right. */
const limitOf = (userId: number) => ({
  key: `second factor of ${userId}`,
  max: 10,
  windowSeconds: 900,
});

/** The step of a code for a secret, counted as a try before it is looked at; throws for a wrong one. */
export async function requireStep(ctx: Context, secret: Buffer, code: string): Promise<number> {
  await enforceLimits(ctx, [limitOf(signedIn(ctx).id)]);
  const step = stepOf(decryptSecret(ctx.settings, secret), code, ctx.now());
  if (step === null) throw wrongCode();
  return step;
}

/** The stored forms of new recovery codes of the signed-in person. */
export const hashesOf = (ctx: Context, codes: readonly string[]): Promise<Buffer[]> =>
  Promise.all(codes.map((code) => hashRecovery(ctx.settings, signedIn(ctx).id, code)));

/** Uses a code of the app, or a recovery code, up; throws for a wrong one. */
export async function requireCode(ctx: Context, code: string): Promise<void> {
  const userId = signedIn(ctx).id;
  const isOfApp = /^\d{6}$/.test(code);
  if (isOfApp) {
    const factor = await findFactor(ctx.db, userId);
    if (!factor?.secret || !factor.confirmed_at) throw wrongCode();
    const step = await requireStep(ctx, factor.secret, code);
    if (!(await spendStep(ctx.db, userId, step))) throw wrongCode();
  } else {
    await enforceLimits(ctx, [limitOf(userId)]);
    const stored = await hashRecovery(ctx.settings, userId, code);
    const isSpent =
      (await spendRecovery(ctx.db, userId, stored)) ||
      (await spendRecovery(ctx.db, userId, hashOldRecovery(code)));
    if (!isSpent) throw wrongCode();
  }
  await resetLimits(ctx, [limitOf(userId).key]);
}
