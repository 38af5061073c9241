import { MallError } from '@vermilion/api-client';
import { useClients } from '../wire/clients-context';

interface Credentials {
  /** An e-mail address, or a phone number with its country code. */
  account: string;
  password: string;
}

/** Whether the server asks for a captcha, which the storefront's sign-in shows. */
export const needsCaptcha = (error: unknown) =>
  error instanceof MallError && error.kind === 'captcha';

/** A number as typed, as the server takes it. */
async function phoneOf(text: string) {
  const { readInternational } = await import('@vermilion/mall-components/country-code');
  const read = readInternational(text);
  if (!read)
    throw new MallError({
      kind: 'validation',
      operation: 'loginByPhone',
      code: 400,
      status: 0,
      reason: 'wrong-phone',
    });
  return { phone: read.phone, countryCode: `+${read.dialCode.replace('+', '')}` };
}

/** Signs an account in; the server keeps its token. */
export function useSignIn() {
  const { mall } = useClients();
  return async ({ account, password }: Credentials) => {
    if (!account.startsWith('+')) return mall.loginByEmail({ email: account, password });
    return mall.loginByPhone({ ...(await phoneOf(account)), password });
  };
}
