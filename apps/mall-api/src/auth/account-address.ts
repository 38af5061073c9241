import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError, unauthorized } from '../kernel/errors';
import type { CodeTarget } from './codes';
import { findAccount } from './store';

/** Where codes for the person of this session are sent: only to an address that the account signs in with. */
export async function accountAddress(ctx: Context, channel: CodeTarget['channel']) {
  const account = await findAccount(ctx.db, signedIn(ctx).id);
  if (!account) throw unauthorized();
  const { kind, phone_e164, email, country_code } = account;
  const isPhone = channel === 'sms';
  const fitting = isPhone ? ['phone', 'email'] : ['email'];
  const address = isPhone ? phone_e164 : email?.toLowerCase();
  if (!fitting.includes(kind) || !address) {
    const what = isPhone ? 'a phone number' : 'an email address';
    throw namedError('other-sign-in', 500, `This account does not sign in with ${what}`);
  }
  return { address, countryCode: country_code ?? '' };
}
