import type { Context } from '../kernel/context';

/** The account and the mall, as authenticators show them. */
export async function findAccount(ctx: Context, id: number) {
  const { email, nickname } = await ctx.db
    .selectFrom('user_account')
    .select(['email', 'nickname'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { name } = ctx.policy.mall;
  return {
    userName: email ?? nickname,
    displayName: nickname,
    mallName: name[ctx.language] ?? name.en,
  };
}
