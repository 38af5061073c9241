import type { MallArgs } from '@vermilion/api-client';
import { readEmail } from '@vermilion/input-rules/email';
import { tidyPostalCode } from '@vermilion/input-rules/postal-code';
import { namedError } from '../kernel/errors';
import { storedPhone } from '../kernel/phone-numbers';
import type { AddressFields } from './store';

type Sent = Omit<MallArgs['saveAddress'], 'id' | 'isDefault'>;

/** The submitted fields of an address in their stored form. */
export function fieldsOf({ phone, countryCode, email, postCode, ...rest }: Sent): AddressFields {
  const read = readEmail(email);
  if (read === undefined) throw namedError('wrong-email', 400, 'email is not valid');
  const { dialCode, national } = storedPhone(phone, countryCode);
  return {
    ...rest,
    email: read,
    countryCode: dialCode,
    phone: national,
    postCode: tidyPostalCode(String(postCode ?? '')),
  };
}
