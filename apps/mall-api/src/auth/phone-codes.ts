import type { Context } from '../kernel/context';
import { accountAddress } from './account-address';
import type { CodeTarget } from './codes';
import { codeText } from './mails';
import { normalPhone } from './phone';
import { type CodeRequest, requireCodeAllowed, sendPhoneCode } from './send-code';
import { findPhoneAccount } from './store';

interface PhoneCodeRequest extends CodeRequest {
  phone: string;
  countryCode: string;
  type?: 'login' | 'register' | undefined;
}

/**
 * Sends a code for sign-in or registration. A storefront that does not specify which gets the possible one:
 * sign-in if the number has an account. The response is the same, and such requests are counted separately,
 * so that the resend interval reveals nothing either; only the reader of the message learns more.
 */
export async function sendCodeToPhone(ctx: Context, request: PhoneCodeRequest): Promise<void> {
  const phone = normalPhone(request.phone, request.countryCode);
  const account = await findPhoneAccount(ctx.db, phone);
  const type = request.type ?? (account ? 'login' : 'register');
  const purpose = type === 'login' ? 'sign-in' : 'register';
  const target = {
    purpose,
    address: phone.e164,
    requestedPurpose: request.type ? undefined : 'either',
  } as const;
  await send(ctx, target, phone.countryCode, request);
}

/** Sends a code for a password change to the person of this session. */
export async function sendOwnPhoneCode(ctx: Context, request: CodeRequest): Promise<void> {
  const { address, countryCode } = await accountAddress(ctx, 'sms');
  await send(ctx, { purpose: 'change-password', address }, countryCode, request);
}

async function send(
  ctx: Context,
  to: Pick<CodeTarget, 'purpose' | 'address' | 'requestedPurpose'>,
  countryCode: string,
  request: CodeRequest,
): Promise<void> {
  const target = { ...to, channel: 'sms', requestKey: request.requestKey } as const;
  await requireCodeAllowed(ctx, target, request);
  await sendPhoneCode(ctx, target, countryCode, (code) => codeText(ctx, to.purpose, code));
}
