import { acceptAgreement } from '../content/agreements';
import { inTransaction } from '../db/in-transaction';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import type { CodeTarget } from './codes';
import { normalEmail } from './email';
import { checkNewPassword, hashPassword } from './password';
import { normalPhone } from './phone';
import { redeemWithin } from './redeem';
import { sessionResponse } from './session-response';
import { insertAccount } from './store';
import { grantWelcomeCoupons } from './welcome-coupons';

type NewAccount = Pick<
  Parameters<typeof insertAccount>[1],
  'kind' | 'email' | 'phone' | 'nickname'
>;

interface Proof {
  captcha: string;
  password: string;
  requestKey?: string | undefined;
}

/** Creates an account with the code, and signs in. */
async function register(
  ctx: Context,
  at: Pick<CodeTarget, 'channel' | 'address'>,
  { captcha, password, requestKey }: Proof,
  account: NewAccount,
) {
  await checkNewPassword(ctx.policy, password);
  await redeemWithin(ctx, { ...at, purpose: 'register', requestKey }, captcha);
  const now = ctx.now();
  const password_hash = await hashPassword(password);
  const created = await inTransaction(ctx.db, async (trx) => {
    const added = await insertAccount(trx, { ...account, password_hash, created_at: now });
    if (added) await acceptAgreement(trx, { userId: added.id, kind: 'registration', now });
    return added;
  });
  if (!created) {
    throw at.channel === 'sms'
      ? namedError('phone-taken', 500, 'This phone number is registered already')
      : namedError('email-taken', 500, 'This email address is registered already');
  }
  await grantWelcomeCoupons(ctx, created.id);
  return sessionResponse(ctx, created);
}

export async function registerByEmail(ctx: Context, body: Proof & { email: string }) {
  const email = normalEmail(body.email);
  const nickname = email.split('@')[0] ?? email;
  return register(ctx, { channel: 'email', address: email }, body, {
    kind: 'email',
    email,
    nickname,
  });
}

export async function registerByPhone(
  ctx: Context,
  body: Proof & { phone: string; countryCode: string },
) {
  const phone = normalPhone(body.phone, body.countryCode);
  const at = { channel: 'sms', address: phone.e164 } as const;
  return register(ctx, at, body, { kind: 'phone', phone, nickname: phoneNickname(phone.national) });
}

/** Nicknames are shown next to reviews, so they must not contain the phone number. */
const phoneNickname = (national: string) => `***${national.slice(-4)}`;
