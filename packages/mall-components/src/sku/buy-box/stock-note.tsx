import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './buy-box.css';

/** From so few on the shopper is told to hurry. */
const FEW = 10;

interface StockNoteProps {
  /** Of the chosen sku. */
  stock: number;
  /** Of all skus together. */
  total: number;
  unitName?: string;
}

/** How much is left, announced when the choice changes. */
export function StockNote({ stock, total, unitName }: StockNoteProps) {
  const few = stock <= FEW;
  return (
    <span role="status" className={few ? styles.few : styles.stock}>
      {stock > FEW && unitName && (
        <FormattedMessage {...messages.stock} values={{ count: stock, unit: unitName }} />
      )}
      {stock > FEW && !unitName && (
        <FormattedMessage {...messages.stockPlain} values={{ count: stock }} />
      )}
      {stock > 0 && few && <FormattedMessage {...messages.few} values={{ count: stock }} />}
      {stock === 0 && (
        <FormattedMessage {...(total > 0 ? messages.otherChoice : messages.allSoldOut)} />
      )}
    </span>
  );
}
