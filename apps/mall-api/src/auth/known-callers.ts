import type { Context } from '../kernel/context';
import { callerKey } from '../rate-limit/caller-key';
import { keyedHash } from '../rate-limit/keyed-hash';

/** A hash: who reads the table does not learn from where people sign in. */
const callerHash = (ctx: Context, userId: number): Buffer =>
  keyedHash(ctx, `${userId}\n${callerKey(ctx.ip)}`);

/** Whether the account was signed in to from this caller not long ago. Asks for no account too. */
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

/** The account is signed in to from here. */
export async function rememberCaller(ctx: Context, userId: number): Promise<void> {
  const seen = { seen_at: ctx.now() };
  await ctx.db
    .insertInto('known_caller')
    .values({ user_id: userId, caller_hash: callerHash(ctx, userId), ...seen })
    .onConflict((conflict) => conflict.columns(['user_id', 'caller_hash']).doUpdateSet(seen))
    .execute();
}
