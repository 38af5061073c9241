import { Select, type SelectProps } from '@vermilion/design-system/select';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { namedCountries } from './country-search';
import { messages } from './messages';

interface PlainCountryProps extends Pick<SelectProps, 'size'> {
  name: string;
  /** ISO 3166-1 alpha-2 of the chosen country. */
  country: string;
}

/** A native select of countries and dial codes, for pages without scripts. */
export const PlainCountry = memo(function PlainCountry({ name, country, size }: PlainCountryProps) {
  const intl = useIntl();
  return (
    <noscript>
      <Select
        name={name}
        size={size}
        label={intl.formatMessage(messages.label)}
        defaultValue={country}
      >
        {namedCountries(intl).map(({ country: { code, dialCode }, label }) => (
          <option key={code} value={code}>
            {label} (+{dialCode})
          </option>
        ))}
      </Select>
    </noscript>
  );
});
