import { callerKey } from '@vermilion/admission';
import type { Context } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';

/** A hash, so that the table does not reveal where people sign in from. */
const callerHash = (ctx: Context, userId: number): Buffer =>
  keyedHash(ctx, `${userId}\n${callerKey(ctx.ip)}`);

/**
 * Whether this caller has recently signed in to the account. Queries even without an account, so that the
 * response time reveals nothing.
 */
export async function isKnownCaller(ctx: Context, userId: number | undefined): Promise<boolean> {
  const { captcha } = ctx.policy;
  const since = new Date(ctx.now().getTime() - captcha.knownDays * 86_400_000);
  const row = await ctx.db
    .selectFrom('known_caller')
    .select('user_id')
    .where('user_id', '=', userId ?? 0)
    .where('caller_hash', '=', callerHash(ctx, userId ?? 0))
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return Boolean(row);
}

/** Records a sign-in to the account by this caller. */
export async function rememberCaller(ctx: Context, userId: number): Promise<void> {
  const seen = { seen_at: ctx.now() };
  await ctx.db
    .insertInto('known_caller')
    .values({ user_id: userId, caller_hash: callerHash(ctx, userId), ...seen })
    .onConflict((conflict) => conflict.columns(['user_id', 'caller_hash']).doUpdateSet(seen))
    .execute();
}
