'use client';
import { TruckIcon, WalletIcon } from '@vermilion/design-system/icon';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyComponent } from '../internal/lazy-component';
import { DeliveryLine } from './delivery-line';
import { messages } from './messages';
import type { DeliveryTerms } from './types';
import * as styles from './goods-facts.css';

const LazyCountrySelect = lazyComponent(
  async () => (await import('./country-select')).CountrySelect,
);

export interface GoodsFactsProps {
  /** To the chosen country; undefined when the shop does not send there. */
  delivery: DeliveryTerms | undefined;
  /** The chosen country, by ISO code and in the shopper's language. */
  country?: { code: string; name: string };
  onCountryChange: (code: string) => void;
  /** What the order of these goods earns; none are not told. */
  points?: number;
}

/** What else speaks for an order: freight and arrival to a country, and points. */
export function GoodsFacts({ delivery, country, onCountryChange, points = 0 }: GoodsFactsProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useState(false);
  const handleChoose = (code: string | undefined) => {
    if (code) onCountryChange(code);
    setChoosing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <ul data-component="goods-facts" className={styles.facts}>
      <li className={styles.fact}>
        <TruckIcon size="sm" />
        <span role="status">
          <DeliveryLine delivery={delivery} countryName={country?.name ?? ''} />
        </span>
        {choosing && <LazyCountrySelect code={country?.code} onChoose={handleChoose} />}
        <button
          ref={button}
          type="button"
          hidden={choosing}
          className={styles.button}
          onClick={() => setChoosing(true)}
        >
          {country
            ? intl.formatMessage(messages.to, { country: country.name })
            : intl.formatMessage(messages.choose)}
        </button>
      </li>
      {points > 0 && (
        <li className={styles.fact}>
          <WalletIcon size="sm" />
          <FormattedMessage {...messages.points} values={{ count: points }} />
        </li>
      )}
    </ul>
  );
}
