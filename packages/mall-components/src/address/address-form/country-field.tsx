import {
  ComboBox,
  type ComboBoxChangeDetail,
  type ComboBoxOption,
} from '@vermilion/design-system/combo-box';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as countryMessages } from '../../country-code/messages';
import { messages } from '../messages';
import type { AddressCountry } from '../types';

interface CountryFieldProps {
  countries: readonly AddressCountry[];
  country: AddressCountry | undefined;
  countryId: string;
  error?: string;
  chooseCountry: (code: string | null, detail: ComboBoxChangeDetail) => void;
  /** Default: true. */
  isRequired?: boolean;
  className: string;
}

/** A select for the country of an address. */
export function CountryField(props: CountryFieldProps) {
  const { countries, country, countryId, error, chooseCountry, className } = props;
  const { isRequired = true } = props;
  const intl = useIntl();
  const options = useMemo(
    () => countries.map(({ code, name }): ComboBoxOption => ({ value: code, label: name })),
    [countries],
  );
  return (
    <ComboBox
      id={countryId}
      label={<FormattedMessage {...messages.country} />}
      toggleLabel={intl.formatMessage(countryMessages.toggle)}
      pendingLabel={intl.formatMessage(countryMessages.loading)}
      emptyLabel={intl.formatMessage(countryMessages.empty)}
      options={options}
      value={country?.code ?? null}
      onValueChange={chooseCountry}
      error={error}
      aria-required={isRequired}
      className={className}
    />
  );
}
