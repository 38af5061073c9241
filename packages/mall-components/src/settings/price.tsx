import { cva } from 'class-variance-authority';
import { OldPrice } from './old-price';
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

const priceRecipe = /* @__PURE__ */ cva(styles.price, {
  variants: { size: styles.sizes, tone: styles.tones },
});

/**
 * An amount of money as the language of the page writes it: symbol and decimals smaller, figures of one width.
 */
export function Price({ minor, oldMinor, size = 'md', tone = 'price', className }: PriceProps) {
  const money = useMoneyFormat();
  return (
    <span data-component="price" className={priceRecipe({ size, tone, className })}>
      <span className={styles.amount}>
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
      {oldMinor !== undefined && oldMinor > minor && <OldPrice minor={oldMinor} />}
    </span>
  );
}
