import { MallFault, signInFirst } from '../http/errors';
import { signedIn, type Context } from '../http/handler';
import type { CodeTarget } from './codes';
import { findAccount } from './store';

/** Where codes for the person of this session go. Only an account of that kind has such an address. */
export async function ownAddress(ctx: Context, channel: CodeTarget['channel']) {
  const account = await findAccount(ctx.db, signedIn(ctx).id);
  if (!account) throw signInFirst();
  const isPhone = channel === 'sms';
  const address = isPhone ? account.phone_e164 : account.email?.toLowerCase();
  if (account.kind !== (isPhone ? 'phone' : 'email') || !address) {
    const what = isPhone ? 'a phone number' : 'an e-mail address';
    throw new MallFault(500, `This account does not sign in with ${what}`);
  }
  return { address, countryCode: account.country_code ?? '' };
}
