import { cva } from 'class-variance-authority';
import { OldPrice } from './old-price';
import * as styles from './price.css';
import { useMoneyFormat } from './use-money';

export interface PriceProps {
  /** Integer in minor units. */
  minor: number;
  /** The previous price, struck through; only shown when it is higher. Minor units. */
  oldMinor?: number;
  size?: keyof typeof styles.sizes;
  /** Red for prices of goods; `text` for totals, which should not stand out; `inherit` on images. */
  tone?: keyof typeof styles.tones;
  className?: string;
}

/** Parts of an amount that are set smaller than its digits. */
const smallKinds: readonly string[] = ['symbol', 'fraction', 'literal'];

const priceRecipe = /* @__PURE__ */ cva(styles.price, {
  variants: { size: styles.sizes, tone: styles.tones },
});

/** An amount of money in the format of the page's language: symbol and decimals smaller, tabular figures. */
export function Price({ minor, oldMinor, size = 'md', tone = 'price', className }: PriceProps) {
  const money = useMoneyFormat();
  return (
    <span data-component="price" translate="no" className={priceRecipe({ size, tone, className })}>
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
