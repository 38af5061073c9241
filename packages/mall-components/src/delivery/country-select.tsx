import { Select, type SelectChangeDetail } from '@vermilion/design-system/select';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { namedCountries } from '../country-code/country-search';
import { messages } from './messages';

interface CountrySelectProps {
  code: string | undefined;
  onCountryChange: (code: string, detail: SelectChangeDetail) => void;
  onCancel: () => void;
}

/** Replaces the button that opened it, and takes its focus. */
export function CountrySelect({ code, onCountryChange, onCancel }: CountrySelectProps) {
  const intl = useIntl();
  const root = useRef<HTMLSpanElement>(null);
  const countries = useMemo(() => namedCountries(intl), [intl]);
  useEffect(() => root.current?.querySelector('select')?.focus(), []);
  return (
    <span ref={root}>
      <Select
        size="sm"
        labelHidden
        label={<FormattedMessage {...messages.country} />}
        value={code ?? ''}
        onValueChange={onCountryChange}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      >
        {!code && <option value="" />}
        {countries.map(({ country, label }) => (
          <option key={country.code} value={country.code}>
            {label}
          </option>
        ))}
      </Select>
    </span>
  );
}
