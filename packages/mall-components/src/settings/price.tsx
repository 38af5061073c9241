import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cx } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import * as styles from './price.css';
import { useMoneyFormat } from './use-money';

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

/** Parts of an amount that step back behind its figures. */
const smallKinds: readonly string[] = ['symbol', 'fraction', 'literal'];

/**
 * An amount of money as the language of the page writes it: symbol and decimals smaller, figures of one width.
 */
export function Price({ minor, oldMinor, size = 'md', tone = 'price', className }: PriceProps) {
  const money = useMoneyFormat();
  return (
    <span data-component="price" className={cx(styles.price, className)}>
      <span className={cx(styles.amount, styles.sizes[size], styles.tones[tone])}>
        {money.parts(minor).map(({ kind, text }, at) =>
          smallKinds.includes(kind) ? (
            <span key={at} className={styles.small}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      {oldMinor !== undefined && oldMinor > minor && (
        <span className={cx(styles.old, styles.oldTones[tone])}>
          <VisuallyHidden>
            <FormattedMessage {...messages.oldPrice} />{' '}
          </VisuallyHidden>
          <s>{money.format(oldMinor)}</s>
        </span>
      )}
    </span>
  );
}
