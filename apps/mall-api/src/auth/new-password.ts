import { normalPassword } from '@vermilion/input-rules/password';
import { inTransaction } from '../db/in-transaction';
import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { resetLimits } from '../rate-limit/limits';
import { accountAddress } from './account-address';
import type { CodeTarget } from './codes';
import { normalEmail } from './email';
import { passwordLimits } from './limit-table';
import { checkNewPassword, hashPassword } from './password';
import { redeemWithin } from './redeem';
import { closeAllSessions } from './sessions';
import { findEmailAccount, updatePassword } from './store';

export interface NewPassword {
  captcha: string;
  newPassword: string;
  passwordAgain: string;
  requestKey?: string | undefined;
}

/** Redeems the code that authorises the new password. */
async function redeem(ctx: Context, at: CodeTarget, body: NewPassword): Promise<void> {
  await checkNewPassword(ctx.policy, body.newPassword);
  if (normalPassword(body.newPassword) !== normalPassword(body.passwordAgain)) {
    throw namedError('different-passwords', 400, 'The two passwords do not match');
  }
  await redeemWithin(ctx, { ...at, requestKey: body.requestKey }, body.captcha);
}

/**
 * Sets the password. All sessions of the account end, and earlier wrong passwords no longer count: the holder
 * of the code has proved control of the mailbox or phone.
 */
async function replace(ctx: Context, userId: number, name: string, body: NewPassword) {
  const passwordHash = await hashPassword(body.newPassword);
  await inTransaction(ctx.db, async (trx) => {
    await updatePassword(trx, userId, passwordHash);
    await closeAllSessions({ db: trx }, userId);
  });
  ctx.sessions.clear();
  await resetLimits(ctx, [passwordLimits(ctx, name).account.key]);
}

/** For a person who has forgotten the password. */
export async function resetPassword(
  ctx: Context,
  body: NewPassword & { email: string },
): Promise<void> {
  const email = normalEmail(body.email);
  await redeem(ctx, { channel: 'email', purpose: 'reset-password', address: email }, body);
  const account = await findEmailAccount(ctx.db, email);
  if (!account)
    throw namedError('no-email-account', 500, 'There is no account with this email address');
  await replace(ctx, account.id, email, body);
}

/** For the person of this session. */
export async function changePassword(
  ctx: Context,
  channel: CodeTarget['channel'],
  body: NewPassword,
): Promise<void> {
  const { address } = await accountAddress(ctx, channel);
  await redeem(ctx, { channel, purpose: 'change-password', address }, body);
  await replace(ctx, signedIn(ctx).id, address, body);
}
