import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuantityStepper } from '../sku';
import { isOrderable } from './cart-model';
import * as styles from './cart-row.css';
import { messages } from './messages';
import type { CartQuantityChangeDetail, CartRow } from './types';

export interface CartRowQuantityProps {
  row: CartRow;
  onQuantityChange: (quantity: number, detail: CartQuantityChangeDetail) => void;
  /** Id of the error message, for `aria-describedby`. */
  problemId?: string;
}

/** Stock up to which the row shows how many are left. */
const FEW = 5;

/**
 * The quantity of a row, limited by the stock. When the stock is too low it says so, and offers to reduce the
 * quantity.
 */
export function CartRowQuantity({ row, onQuantityChange, problemId }: CartRowQuantityProps) {
  const intl = useIntl();
  const { name, stock, quantity } = row;
  if (stock <= 0)
    return (
      <div className={styles.stepper}>
        <Badge tone="caution">
          <FormattedMessage {...messages.soldOut} />
        </Badge>
      </div>
    );
  return (
    <div className={styles.stepper}>
      <QuantityStepper
        size="sm"
        value={quantity}
        stock={stock}
        label={intl.formatMessage(messages.quantityOf, { name })}
        name={name}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        onValueChange={onQuantityChange}
      />
      {!isOrderable(row) && (
        <>
          <span className={styles.few}>
            <FormattedMessage {...messages.fewer} values={{ count: stock, wanted: quantity }} />
          </span>
          <Button
            variant="secondary"
            size="sm"
            aria-label={intl.formatMessage(messages.takeRestOf, { count: stock, name })}
            onClick={({ nativeEvent: event }) =>
              onQuantityChange(stock, { reason: 'reducePress', event })
            }
          >
            <FormattedMessage {...messages.takeRest} values={{ count: stock }} />
          </Button>
        </>
      )}
      {isOrderable(row) && stock <= FEW && (
        <span className={styles.few}>
          <FormattedMessage {...messages.few} values={{ count: stock }} />
        </span>
      )}
    </div>
  );
}
