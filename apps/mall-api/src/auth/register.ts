import { MallFault } from '../http/errors';
import type { Context } from '../http/handler';
import { redeemCode } from './codes';
import { normalEmail } from './email';
import { codeLimits, redeemLimits } from './limit-table';
import { requireWithin } from './limits';
import { checkNewPassword, hashPassword } from './password';
import { sendCode } from './send-code';
import { signedInAs } from './sign-in';
import { findEmailAccount, insertEmailAccount } from './store';
import { giveWelcomeCoupons } from './welcome-coupons';

const taken = () => new MallFault(500, 'This e-mail address is registered already');

/** Mails a code for a new account. */
export async function sendRegisterCode(ctx: Context, text: string): Promise<void> {
  const email = normalEmail(text);
  await requireWithin(ctx, codeLimits(ctx, email));
  if (await findEmailAccount(ctx.db, email)) throw taken();
  await sendCode(ctx, 'register', email);
}

/** Opens an account with the code, and signs in. */
export async function registerByEmail(
  ctx: Context,
  { email: text, captcha, password }: { email: string; captcha: string; password: string },
) {
  const email = normalEmail(text);
  checkNewPassword(ctx.policy, password);
  await requireWithin(ctx, redeemLimits(ctx));
  await redeemCode(ctx, { purpose: 'register', address: email }, captcha);
  const account = await insertEmailAccount(ctx.db, {
    email,
    password_hash: await hashPassword(password),
    nickname: email.split('@')[0] ?? email,
    created_at: ctx.now(),
  });
  if (!account) throw taken();
  await giveWelcomeCoupons(ctx, account.id);
  return signedInAs(ctx, account);
}
