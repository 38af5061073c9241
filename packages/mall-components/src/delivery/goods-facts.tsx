'use client';
import { StoreIcon, TruckIcon, WalletIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import type { SelectChangeDetail } from '@vermilion/design-system/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrivalDates } from './arrival-dates';
import { CountryButton } from './country-button';
import * as buttonStyles from './country-button.css';
import { DeliveryLine } from './delivery-line';
import * as styles from './goods-facts.css';
import { messages } from './messages';
import type { DeliveryTerms } from './types';

export interface GoodsFactsProps {
  /**
   * Terms for the chosen country; undefined when the shop does not deliver there, and null when nothing is delivered,
   * since the goods are sold out.
   */
  delivery: DeliveryTerms | null | undefined;
  /** The chosen country: ISO 3166-1 alpha-2 code, and name in the shopper's language. */
  country?: { code: string; name: string };
  /** Called with the ISO 3166-1 alpha-2 code of the chosen country: set `country` and the terms of delivery. */
  onCountryChange: (code: string, detail: SelectChangeDetail) => void;
  /** The shop, and the URL of its page. */
  seller?: { name: string; href: string };
  /** Points earned by ordering; 0 and undefined are not shown. */
  points?: number;
}

/** Delivery to a country with freight and arrival, who sells, and the points earned. */
export function GoodsFacts(props: GoodsFactsProps) {
  const { delivery, country, onCountryChange, seller, points = 0 } = props;
  const intl = useIntl();
  return (
    <ul data-component="goods-facts" className={styles.facts}>
      {delivery !== null && (
        <li className={styles.fact}>
          <TruckIcon size="sm" />
          <span role="status" className={styles.delivery}>
            {delivery?.arrival && <ArrivalDates arrival={delivery.arrival} />}
            <DeliveryLine delivery={delivery} countryName={country?.name ?? ''} />
          </span>
          <CountryButton code={country?.code} onCountryChange={onCountryChange}>
            {country
              ? intl.formatMessage(messages.to, { country: country.name })
              : intl.formatMessage(messages.choose)}
          </CountryButton>
        </li>
      )}
      {seller && (
        <li className={styles.fact}>
          <StoreIcon size="sm" />
          <LinkBase href={seller.href} className={buttonStyles.button}>
            <FormattedMessage {...messages.soldBy} values={{ shop: seller.name }} />
          </LinkBase>
        </li>
      )}
      {points > 0 && (
        <li className={styles.fact}>
          <WalletIcon size="sm" />
          <FormattedMessage {...messages.points} values={{ count: points }} />
        </li>
      )}
    </ul>
  );
}
