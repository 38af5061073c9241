import { useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import type { Address } from './types';

export interface AddressTextProps {
  /** The address that is shown. */
  address: Pick<Address, 'detail' | 'postCode' | 'country' | 'countryIso'>;
}

/** Street, place, post code and country, whose name is in the reader's language. */
export function AddressText({ address }: AddressTextProps) {
  const intl = useIntl();
  const { detail, postCode, country, countryIso } = address;
  const named =
    countryIso && intl.formatDisplayName(countryIso, { type: 'region', fallback: 'none' });
  return (
    <>
      <span {...writtenText(detail)}>{detail}</span>,{' '}
      {[postCode, named || country].filter(Boolean).join(' ')}
    </>
  );
}
