import { MallError } from '@vermilion/api-client';
import { type AddressField, AddressFieldError } from '@vermilion/mall-components/address';
import type { IntlShape } from 'react-intl';
import { reasonMessage } from '../errors/reason-messages';

const FIELDS: Readonly<Record<string, AddressField>> = {
  'unknown-country': 'country',
  'wrong-post-code': 'postCode',
  'wrong-email': 'email',
  'wrong-phone': 'phone',
};

/** A refusal about one field of the address; undefined for any other error. */
export function toFieldError(error: unknown, intl: IntlShape): AddressFieldError | undefined {
  const field = error instanceof MallError && error.reason && FIELDS[error.reason];
  if (!field) return undefined;
  return new AddressFieldError(field, reasonMessage(error, intl) ?? '', { cause: error });
}
