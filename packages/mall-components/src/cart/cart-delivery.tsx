import { TruckIcon } from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../settings';
import * as styles from './cart-delivery.css';
import { messages } from './messages';
import type { CartShopDelivery } from './types';

export interface CartDeliveryProps {
  /** Of the chosen goods of the shop. */
  delivery: CartShopDelivery;
  /** ISO 3166-1 alpha-2 of the country it is estimated for. */
  countryIso?: string;
  /** Further lines about the delivery, e.g. when the goods arrive. */
  children?: ReactNode;
}

/** What the delivery of a shop's goods costs, and how much is missing to free delivery. */
export function CartDelivery({ delivery, countryIso, children }: CartDeliveryProps) {
  const intl = useIntl();
  const money = useMoney();
  const { freightMinor, missingForFreeMinor } = delivery;
  const country = countryIso && intl.formatDisplayName(countryIso, { type: 'region' });
  const values = { country: country ?? '', to: country ? 'country' : 'other' };
  return (
    <div data-component="cart-delivery" className={styles.foot}>
      <span className={styles.line}>
        <TruckIcon size="sm" />
        {freightMinor === undefined ? (
          <span className={styles.none}>
            <FormattedMessage {...messages.notDelivered} values={values} />
          </span>
        ) : freightMinor === 0 ? (
          <span className={styles.free}>
            <FormattedMessage {...messages.freeDelivery} values={values} />
          </span>
        ) : (
          <FormattedMessage
            {...messages.delivery}
            values={{ ...values, amount: money(freightMinor) }}
          />
        )}
      </span>
      {missingForFreeMinor !== undefined && (
        <span>
          <FormattedMessage
            {...messages.missingForFree}
            values={{ amount: money(missingForFreeMinor) }}
          />
        </span>
      )}
      {children}
    </div>
  );
}
