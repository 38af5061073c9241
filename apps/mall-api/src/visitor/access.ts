import { hashToken, newToken } from '../auth/token';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { isLink, pairKey, type OrderLink } from './link';

const MINUTE = 60_000;

/** Kept beside the codes, and removed with them when its time is over. */
const rowOf = (ctx: Context, link: OrderLink) =>
  ({ channel: 'email', purpose: 'order-access', address: pairKey(ctx, link) }) as const;

/** What a code is exchanged for: a random token, of which the database keeps a hash. */
export async function grantAccess(ctx: Context, link: OrderLink) {
  const access = newToken();
  const minutes = ctx.policy.visitor.lookUpMinutes;
  const now = ctx.now();
  const fresh = {
    code_hash: hashToken(access),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * MINUTE),
  };
  await ctx.db
    .insertInto('login_code')
    .values({ ...rowOf(ctx, link), ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'purpose', 'address']).doUpdateSet(fresh),
    )
    .execute();
  return { access, expiresIn: minutes * 60 };
}

/** The access has ended or never was; there is no telling which. */
export const lookUpOver = () =>
  namedError('look-up-over', 500, 'Please ask for another code to see this order');

/** Refuses without both the link and what its code was exchanged for. */
export async function requireAccess(ctx: Context, link: OrderLink, access: string): Promise<void> {
  const { channel, purpose, address } = rowOf(ctx, link);
  const granted = await ctx.db
    .selectFrom('login_code')
    .select('id')
    .where('channel', '=', channel)
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .where('code_hash', '=', hashToken(access))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  if (!isLink(ctx, link) || !granted) throw lookUpOver();
}
