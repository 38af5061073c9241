import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadPhoneNumbers } from '../../login/perform';
import type { ProfilePhone } from '../types';

/** A phone number formatted for its country, with its name; plain digits until the formatter is loaded. */
export function usePhoneText(phone: ProfilePhone | undefined): string | undefined {
  const { formatDisplayName } = useIntl();
  const [written, setWritten] = useState<{ of: string; text: string; country: string }>();
  const digits = phone && `${phone.dialCode ? `+${phone.dialCode} ` : ''}${phone.number}`;
  const known = phone?.dialCode !== undefined;
  useEffect(() => {
    if (!known || !digits) return;
    loadPhoneNumbers().then(
      ({ readInternational }) => {
        const read = readInternational(digits);
        const { dialCode, phone, country } = read ?? {};
        if (country) setWritten({ of: digits, text: `+${dialCode} ${phone}`, country });
      },
      () => undefined,
    );
  }, [known, digits]);
  if (!written || written.of !== digits) return digits;
  const country = formatDisplayName(written.country, { type: 'region' });
  return country ? `${written.text} (${country})` : written.text;
}
