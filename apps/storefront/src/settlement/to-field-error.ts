import { MallError } from '@vermilion/api-client';
import { type SettlementField, SettlementFieldError } from '@vermilion/mall-components/settlement';
import type { IntlShape } from 'react-intl';
import { reasonMessage } from '../errors/reason-messages';

const FIELDS: Readonly<Record<string, SettlementField>> = {
  'shop-name-taken': 'name',
  'shop-email-taken': 'email',
  'wrong-email': 'email',
  'wrong-phone': 'phone',
  'wrong-code': 'code',
};

/** A refusal about one field of the application; undefined for any other error. */
export function toFieldError(error: unknown, intl: IntlShape): SettlementFieldError | undefined {
  const field = error instanceof MallError && error.reason && FIELDS[error.reason];
  if (!field) return undefined;
  return new SettlementFieldError(field, reasonMessage(error, intl) ?? '', { cause: error });
}
