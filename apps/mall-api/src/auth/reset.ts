import { MallFault } from '../http/errors';
import type { Context } from '../http/handler';
import { redeemCode } from './codes';
import { normalEmail } from './email';
import { codeLimits, redeemLimits, signInLimits } from './limit-table';
import { forgetLimit, requireWithin } from './limits';
import { checkNewPassword, hashPassword } from './password';
import { sendCode } from './send-code';
import { closeAllSessions } from './sessions';
import { findEmailAccount, updatePassword } from './store';

const unknown = () => new MallFault(500, 'There is no account with this e-mail address');

/** Mails a code for a new password. */
export async function sendResetCode(ctx: Context, text: string): Promise<void> {
  const email = normalEmail(text);
  await requireWithin(ctx, codeLimits(ctx, email));
  if (!(await findEmailAccount(ctx.db, email))) throw unknown();
  await sendCode(ctx, 'reset-password', email);
}

export interface NewPassword {
  email: string;
  captcha: string;
  newPassword: string;
  passwordAgain: string;
}

/**
 * Sets a new password with the code. Every session of the account ends, and so does the wait after
 * wrong passwords: whoever holds the code holds the mailbox.
 */
export async function resetPassword(ctx: Context, body: NewPassword): Promise<void> {
  const email = normalEmail(body.email);
  checkNewPassword(ctx.policy, body.newPassword);
  if (body.newPassword !== body.passwordAgain) {
    throw new MallFault(400, 'The two passwords differ');
  }
  await requireWithin(ctx, redeemLimits(ctx));
  await redeemCode(ctx, { purpose: 'reset-password', address: email }, body.captcha);
  const account = await findEmailAccount(ctx.db, email);
  if (!account) throw unknown();
  const passwordHash = await hashPassword(body.newPassword);
  await ctx.db.transaction().execute(async (trx) => {
    await updatePassword(trx, account.id, passwordHash);
    await closeAllSessions({ ...ctx, db: trx }, account.id);
  });
  await forgetLimit(ctx, signInLimits(ctx, email).account.key);
}
