import type { Context } from '../http/handler';
import type { CodeTarget } from './codes';
import { codeText } from './mails';
import { ownAddress } from './own-address';
import { normalPhone } from './phone';
import { requireCodeAllowed, sendPhoneCode, type CodeRequest } from './send-code';
import { findPhoneAccount } from './store';

interface PhoneCodeRequest extends CodeRequest {
  phone: string;
  countryCode: string;
  type?: 'login' | 'register' | undefined;
}

/**
 * Sends a code for signing in or registering. A storefront that does not say which means the one that
 * is possible: signing in when the number has an account. The answer is the same; only who reads the
 * message learns more.
 */
export async function sendCodeToPhone(ctx: Context, request: PhoneCodeRequest): Promise<void> {
  const phone = normalPhone(request.phone, request.countryCode);
  const account = await findPhoneAccount(ctx.db, phone);
  const type = request.type ?? (account ? 'login' : 'register');
  await send(ctx, type === 'login' ? 'sign-in' : 'register', request, {
    address: phone.e164,
    countryCode: phone.countryCode,
  });
}

/** Sends a code for another password to the person of this session. */
export async function sendOwnPhoneCode(ctx: Context, request: CodeRequest): Promise<void> {
  await send(ctx, 'change-password', request, await ownAddress(ctx, 'sms'));
}

async function send(
  ctx: Context,
  purpose: CodeTarget['purpose'],
  request: CodeRequest,
  { address, countryCode }: { address: string; countryCode: string },
): Promise<void> {
  const { requestKey } = request;
  const target = { channel: 'sms', purpose, address, requestKey } as const;
  await requireCodeAllowed(ctx, target, request);
  await sendPhoneCode(ctx, target, countryCode, (code) =>
    codeText(ctx.policy, ctx.settings, purpose, code),
  );
}
