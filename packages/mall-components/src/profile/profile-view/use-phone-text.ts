import { useEffect, useState } from 'react';
import { loadPhoneNumbers } from '../../login/perform';
import type { ProfilePhone } from '../types';

/** A phone number formatted for its country; plain digits until the formatter is loaded. */
export function usePhoneText(phone: ProfilePhone | undefined): string | undefined {
  const [written, setWritten] = useState<{ of: string; text: string }>();
  const digits = phone && `${phone.dialCode ? `+${phone.dialCode} ` : ''}${phone.number}`;
  const known = phone?.dialCode !== undefined;
  useEffect(() => {
    if (!known || !digits) return;
    loadPhoneNumbers().then(
      ({ readInternational }) => {
        const read = readInternational(digits);
        if (read) setWritten({ of: digits, text: `+${read.dialCode} ${read.phone}` });
      },
      () => undefined,
    );
  }, [known, digits]);
  return written?.of === digits ? written?.text : digits;
}
