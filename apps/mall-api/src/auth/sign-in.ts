import { requireCaptcha } from '../captcha/require-captcha';
import type { CaptchaAnswer } from '../captcha/store';
import type { Context } from '../kernel/context';
import type { BusinessError } from '../kernel/errors';
import { namedError } from '../kernel/errors';
import { decrementLimits, enforceLimits, resetLimits } from '../rate-limit/limits';
import { normalEmail } from './email';
import { isKnownCaller } from './known-callers';
import { passwordLimits } from './limit-table';
import { hashPassword, matchPassword } from './password';
import { normalPhone } from './phone';
import { redeemWithin } from './redeem';
import { sessionResponse } from './session-response';
import { type Account, findEmailAccount, findPhoneAccount, replaceHash } from './store';

interface Claim {
  /** E-mail address or phone number, also of an account that does not exist. */
  name: string;
  account: Account | undefined;
  password: string;
  /** The same error for a missing account, a closed one and a wrong password. */
  refusal: BusinessError;
}

/**
 * Wrong passwords are counted before they are checked, so that parallel guesses gain nothing. They never lock
 * the account: beyond the limits each attempt needs a captcha.
 */
async function signInByPassword(ctx: Context, claim: Claim, answer: CaptchaAnswer) {
  const { name, account, password, refusal } = claim;
  const limits = passwordLimits(ctx, name);
  await enforceLimits(ctx, [limits.caller]);
  const isKnown = await isKnownCaller(ctx, account?.id);
  const guesses = isKnown ? limits.known : limits.account;
  await requireCaptcha(ctx, [limits.fromCaller, guesses], answer);
  const matches = await matchPassword(account?.password_hash, password);
  if (!account || !matches || !account.is_enabled) throw refusal;
  if (matches === 'raw') await replaceHash(ctx.db, account, await hashPassword(password));
  await resetLimits(ctx, [guesses.key]);
  await decrementLimits(ctx, [limits.caller.key, limits.fromCaller.key]);
  return sessionResponse(ctx, account);
}

interface EmailPassword extends CaptchaAnswer {
  email: string;
  password: string;
}

/** Signs in with e-mail and password. */
export async function signInByEmail(ctx: Context, { email, password, ...answer }: EmailPassword) {
  const name = normalEmail(email);
  const account = await findEmailAccount(ctx.db, name);
  const refusal = namedError(
    'wrong-email-sign-in',
    500,
    'The email address or the password is wrong',
  );
  return signInByPassword(ctx, { name, account, password, refusal }, answer);
}

interface PhonePassword extends CaptchaAnswer {
  phone: string;
  countryCode: string;
  password: string;
}

/** Signs in with phone number and password. */
export async function signInByPhone(ctx: Context, body: PhonePassword) {
  const { password, ...answer } = body;
  const phone = normalPhone(body.phone, body.countryCode);
  const account = await findPhoneAccount(ctx.db, phone);
  const refusal = namedError(
    'wrong-phone-sign-in',
    500,
    'The phone number or the password is wrong',
  );
  return signInByPassword(ctx, { name: phone.e164, account, password, refusal }, answer);
}

interface PhoneCode {
  phone: string;
  countryCode: string;
  captcha: string;
  requestKey?: string | undefined;
}

/** Signs in with a code sent to the phone. Only the holder of the phone learns that it has no account. */
export async function signInByPhoneCode(ctx: Context, body: PhoneCode) {
  const phone = normalPhone(body.phone, body.countryCode);
  const { requestKey } = body;
  await redeemWithin(
    ctx,
    { channel: 'sms', purpose: 'sign-in', address: phone.e164, requestKey },
    body.captcha,
  );
  const account = await findPhoneAccount(ctx.db, phone);
  if (!account?.is_enabled)
    throw namedError('no-phone-account', 500, 'There is no account with this phone number');
  return sessionResponse(ctx, account);
}
