'use client';
import {
  ComboBox,
  type ComboBoxChangeDetail,
  type ComboBoxProps,
} from '@vermilion/design-system/combo-box';
import { cx } from 'class-variance-authority';
import type { SyntheticEvent } from 'react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Country, countryByCode } from './countries';
import * as styles from './country-code.css';
import { CountryFlag } from './country-flag';
import { namedCountries, type NamedCountry, searchCountries } from './country-search';
import { messages } from './messages';

export interface CountryPickerProps extends Pick<
  ComboBoxProps,
  'labelHidden' | 'hint' | 'error' | 'size' | 'disabled' | 'name' | 'className'
> {
  /** ISO 3166-1 alpha-2 of the chosen country. Dial codes are shared, so they do not identify one. */
  value: string;
  onValueChange: (country: Country, detail: ComboBoxChangeDetail) => void;
  /** URL of the sprite `@vermilion/mall-components/flags.svg`; without it there are no flags. */
  flagsSrc?: string;
}

/** The dial code first, which must not be truncated, then the names that differ from the label. */
function description({ country, label }: NamedCountry) {
  const others = [country.CNName, country.name].filter((name) => name !== label);
  return [`+${country.dialCode}`, ...others].join(' · ');
}

/** Selects the text on focus: typing replaces the chosen country's name without deleting it first. */
function selectText({ target }: SyntheticEvent) {
  if (target instanceof HTMLInputElement) target.select();
}

/**
 * A combobox for the country of a phone number, searchable by its name in the shopper's language, in English
 * or Chinese, by pinyin initials or by dial code. It imports the data of all countries: load it on demand.
 */
export function CountryPicker({
  value,
  onValueChange,
  flagsSrc,
  className,
  ...rest
}: CountryPickerProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const all = useMemo(() => namedCountries(intl), [intl]);
  const chosen = all.find(({ country }) => country.code === value);
  const shown = useMemo(() => {
    const found = searchCountries(all, typed);
    // The field shows the chosen name only while it is among the options
    return chosen && !found.includes(chosen) ? [...found, chosen] : found;
  }, [all, typed, chosen]);
  const options = shown.map((item) => ({
    value: item.country.code,
    label: item.label,
    description: description(item),
    icon: flagsSrc && <CountryFlag code={item.country.code} src={flagsSrc} />,
  }));
  const change = (code: string | null, detail: ComboBoxChangeDetail) => {
    const country = code === null ? undefined : countryByCode(code);
    if (country && country.code !== value) onValueChange(country, detail);
  };
  return (
    <ComboBox
      {...rest}
      data-component="country-picker"
      className={cx(styles.picker, className)}
      label={intl.formatMessage(messages.label)}
      toggleLabel={intl.formatMessage(messages.toggle)}
      pendingLabel={intl.formatMessage(messages.loading)}
      emptyLabel={intl.formatMessage(messages.empty)}
      options={options}
      filter="none"
      value={value}
      onValueChange={change}
      onInputChange={(text, { reason }) => setTyped(reason === 'input' ? text : '')}
      onFocus={selectText}
      onClick={selectText}
    />
  );
}
