import { MallFault } from '../http/errors';
import type { Context } from '../http/handler';
import { normalEmail } from './email';
import { signInLimits } from './limit-table';
import { forgetLimit, requireWithin } from './limits';
import { isPassword } from './password';
import { openSession } from './sessions';
import { findEmailAccount } from './store';

type Account = NonNullable<Awaited<ReturnType<typeof findEmailAccount>>>;

/** Opens a session and answers with it, in the wire's shape. */
export async function signedInAs(
  ctx: Context,
  account: Pick<Account, 'id' | 'kind' | 'nickname' | 'phone' | 'email'>,
) {
  return {
    token: await openSession(ctx, account.id),
    type: account.kind,
    key: null,
    uid: account.id,
    nikeName: account.nickname,
    phone: account.phone,
    email: account.email,
    identity: null,
    userType: null,
  };
}

/** Signs in with e-mail and password. No account, a closed one, a wrong password: the same refusal. */
export async function signInByEmail(ctx: Context, text: string, password: string) {
  const email = normalEmail(text);
  const { caller, account: guesses } = signInLimits(ctx, email);
  await requireWithin(ctx, [caller, guesses]);
  const account = await findEmailAccount(ctx.db, email);
  const matches = await isPassword(account?.password_hash, password);
  if (!account || !matches || !account.is_enabled) {
    throw new MallFault(500, 'The e-mail address or the password is wrong');
  }
  await forgetLimit(ctx, guesses.key);
  return signedInAs(ctx, account);
}
