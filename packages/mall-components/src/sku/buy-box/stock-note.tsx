import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './buy-box.css';

/** Stock up to which the shopper is told that little is left. */
const FEW = 10;

interface StockNoteProps {
  /** Stock of the selected SKU. */
  stock: number;
  /** Stock of all SKUs together. */
  total: number;
  unitName?: string;
}

/** The remaining stock, announced when the selection changes. */
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
