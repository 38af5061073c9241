import { TruckIcon } from '@vermilion/design-system/icon';
import type { SelectChangeDetail } from '@vermilion/design-system/select';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CountryButton } from './country-button';
import * as styles from './delivery-country.css';
import { messages } from './messages';

export interface DeliveryCountryProps {
  /** ISO 3166-1 alpha-2 of the country that goods are sent to; absent where none is known. */
  countryIso?: string;
  /** Called with the ISO 3166-1 alpha-2 code of another country: estimate for it, and remember it. */
  onCountryChange: (code: string, detail: SelectChangeDetail) => void;
}

/** Where goods are sent to, and the choice of another country: "Delivery to Thailand". */
export function DeliveryCountry({ countryIso, onCountryChange }: DeliveryCountryProps) {
  const intl = useIntl();
  const id = useId();
  const labelId = `${id}label`;
  const name = countryIso && intl.formatDisplayName(countryIso, { type: 'region' });
  return (
    <div data-component="delivery-country" className={styles.line}>
      <TruckIcon size="sm" />
      {name && (
        <span id={labelId}>
          <FormattedMessage {...messages.country} />
        </span>
      )}
      <CountryButton
        id={id}
        aria-labelledby={name && `${labelId} ${id}`}
        code={countryIso}
        onCountryChange={onCountryChange}
      >
        {name || <FormattedMessage {...messages.choose} />}
      </CountryButton>
    </div>
  );
}
