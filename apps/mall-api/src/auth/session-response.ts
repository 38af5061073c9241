import type { Context } from '../kernel/context';
import { rememberCaller } from './known-callers';
import { openSession } from './sessions';
import type { Account } from './store';

/** Opens a session and returns it in the wire's shape. */
export async function sessionResponse(
  ctx: Context,
  account: Pick<Account, 'id' | 'kind' | 'nickname' | 'phone' | 'email'>,
) {
  await rememberCaller(ctx, account.id);
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
