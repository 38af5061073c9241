import { hashToken, newToken } from '../auth/token';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { isLink, type OrderLink, pairKey } from './link';

const MINUTE = 60_000;

/** Stored with the codes, and deleted with them on expiry. */
const rowOf = (ctx: Context, link: OrderLink) =>
  ({ channel: 'email', purpose: 'order-access', address: pairKey(ctx, link) }) as const;

/** Issues access in exchange for a code: a random token, of which only the hash is stored. */
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

/** The access has expired or never existed; both get the same error. */
export const lookUpOver = () =>
  namedError('look-up-over', 500, 'Please ask for another code to see this order');

/** Throws unless both the link and its access token are valid. */
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
