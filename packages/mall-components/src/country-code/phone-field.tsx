'use client';
import type { ChangeDetail } from '@vermilion/design-system';
import type { ComboBoxChangeDetail } from '@vermilion/design-system/combo-box';
import {
  TextField,
  type TextFieldChangeDetail,
  type TextFieldProps,
} from '@vermilion/design-system/text-field';
import { cx } from 'class-variance-authority';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { type Country, countryByCode } from './countries';
import * as styles from './country-code.css';
import { CountryFlag } from './country-flag';
import { CountryPicker } from './country-picker';
import { messages } from './messages';
import { formatPhone, readInternational, readPhone } from './phone-numbers';
import { PlainCountry } from './plain-country';

/** `blur`: the number was formatted for its country. */
export type PhoneFieldChangeDetail = ChangeDetail<TextFieldChangeDetail['reason'] | 'blur'>;

export interface PhoneFieldProps extends Pick<
  TextFieldProps,
  'ref' | 'hint' | 'error' | 'size' | 'name' | 'required' | 'autoComplete'
> {
  /** As typed, or grouped in the format of its country. */
  value: string;
  onValueChange: (value: string, detail: PhoneFieldChangeDetail) => void;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Called when another country is chosen, or read from the number: set `country`. */
  onCountryChange: (
    country: Pick<Country, 'code' | 'dialCode'>,
    detail: ComboBoxChangeDetail,
  ) => void;
  /** Replaces the label "Phone number". */
  label?: string;
  /** URL of the sprite `@vermilion/mall-components/flags.svg`; without it there are no flags. */
  flagsSrc?: string;
  /** Form name of a native country select, rendered in place of the picker where scripts are disabled. */
  plainCountryName?: string;
}

/**
 * A phone number with its country. A number that starts with a plus selects its country; on blur the number
 * is formatted for its country, and one with another country's code (`0039…`) selects that.
 */
export function PhoneField({
  value,
  onValueChange,
  country,
  onCountryChange,
  label,
  flagsSrc,
  plainCountryName,
  size,
  autoComplete = 'tel-national',
  ...rest
}: PhoneFieldProps) {
  const intl = useIntl();
  const chosen = countryByCode(country);
  const change = (typed: string, detail: TextFieldChangeDetail) => {
    const number = readInternational(typed);
    if (number) onCountryChange({ code: number.country, dialCode: number.dialCode }, detail);
    onValueChange(number ? number.phone : typed, detail);
  };
  const tidy = ({ nativeEvent: event }: FocusEvent) => {
    const read = readPhone(value, { country, dialCode: chosen?.dialCode });
    const isAbroad = read?.country && read.dialCode !== chosen?.dialCode;
    if (read?.country && isAbroad)
      onCountryChange({ code: read.country, dialCode: read.dialCode }, { reason: 'input', event });
    const tidied = isAbroad ? read.formatted : formatPhone(value, country);
    if (tidied !== value) onValueChange(tidied, { reason: 'blur', event });
  };
  return (
    <div data-component="phone-field" className={styles.phone}>
      {plainCountryName && <PlainCountry name={plainCountryName} country={country} size={size} />}
      <CountryPicker
        value={country}
        onValueChange={onCountryChange}
        flagsSrc={flagsSrc}
        size={size}
        className={plainCountryName && styles.withScripts}
      />
      <TextField
        {...rest}
        size={size}
        label={label ?? intl.formatMessage(messages.phone)}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete={autoComplete}
        placeholder={chosen?.phoneFormat}
        prefix={
          chosen && (
            <span className={cx(styles.dialCode, plainCountryName && styles.withScripts)}>
              {flagsSrc && <CountryFlag code={country} src={flagsSrc} />}
              <bdi>+{chosen.dialCode}</bdi>
            </span>
          )
        }
        value={value}
        onValueChange={change}
        onBlur={tidy}
      />
    </div>
  );
}
