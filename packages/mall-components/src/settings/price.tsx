import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { moneyParts } from './format-money';
import { useMallSettings } from './mall-settings';
import { messages } from './messages';
import * as styles from './price.css';
import { useMoney } from './use-money';

export interface PriceProps {
  /** Integer in minor units. */
  minor: number;
  /** The price before, struck through; only shown when it is higher. Minor units. */
  oldMinor?: number;
  size?: keyof typeof styles.sizes;
  /** Red for what one pays for a thing; `text` for sums where red would shout; `inherit` on pictures. */
  tone?: keyof typeof styles.tones;
  className?: string;
}

/** An amount of money: symbol and decimals smaller, figures of one width. */
export function Price({ minor, oldMinor, size = 'md', tone = 'price', className }: PriceProps) {
  const { locale } = useIntl();
  const { currencySymbol } = useMallSettings();
  const money = useMoney();
  const parts = moneyParts(locale, minor, currencySymbol);
  return (
    <span data-component="price" className={cx(styles.price, className)}>
      <span className={cx(styles.amount, styles.sizes[size], styles.tones[tone])}>
        {parts.sign}
        <span className={styles.symbol}>{parts.symbol}</span>
        {parts.integer}
        <span className={styles.small}>{parts.fraction}</span>
      </span>
      {oldMinor !== undefined && oldMinor > minor && (
        <span className={cx(styles.old, styles.oldTones[tone])}>
          <VisuallyHidden>
            <FormattedMessage {...messages.oldPrice} />{' '}
          </VisuallyHidden>
          <s>{money(oldMinor)}</s>
        </span>
      )}
    </span>
  );
}
