import { TextField } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import type { PhoneFieldProps } from '../../country-code';
import { messages } from '../messages';

/** A phone number without a country picker, the fallback when the countries could not be loaded. */
export function PlainPhone({
  label,
  country: _country,
  onCountryChange: _onCountryChange,
  flagsSrc: _flagsSrc,
  plainCountryName: _plainCountryName,
  ...rest
}: PhoneFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      label={label ?? intl.formatMessage(messages.phone)}
    />
  );
}
