import { cva } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../settings';
import { messages } from './messages';
import * as styles from './price-change.css';
import type { CartRow } from './types';

export interface PriceChangeProps {
  row: Pick<CartRow, 'priceMinor' | 'addedPriceMinor'>;
}

const changeRecipe = /* @__PURE__ */ cva(null, { variants: { direction: styles.change } });

/** Says that goods have become cheaper or dearer since they were added; renders nothing without a change. */
export function PriceChange({
  row: { priceMinor, addedPriceMinor = priceMinor },
}: PriceChangeProps) {
  const money = useMoney();
  if (addedPriceMinor === priceMinor) return null;
  const direction = priceMinor < addedPriceMinor ? 'down' : 'up';
  return (
    <span className={changeRecipe({ direction })}>
      <FormattedMessage
        {...(direction === 'down' ? messages.priceDown : messages.priceUp)}
        values={{ before: money(addedPriceMinor) }}
      />
    </span>
  );
}
