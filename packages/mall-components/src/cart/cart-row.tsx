import { Alert } from '@vermilion/design-system/alert';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Link } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { messages as common } from '../internal/messages';
import { MallImage, Price } from '../settings';
import { QuantityStepper } from '../sku';
import { isOrderable, lineTotalMinor } from './cart-model';
import { messages } from './messages';
import { PriceChange } from './price-change';
import type { CartRow as Row } from './types';
import * as styles from './cart-row.css';

export interface CartRowProps {
  row: Row;
  selected: boolean;
  onSelectedChange: (selected: boolean) => void;
  onQuantityChange: (quantity: number) => void;
  onDelete: () => void;
  /** Why the quantity could not be saved; empty text when the reason is unknown. */
  problem?: string;
  /** Retries saving the quantity. */
  onRetry?: () => void;
}

/** The row shows how many are left when the stock is at most this. */
const FEW = 5;

/** One sku in the cart. */
export function CartRow(props: CartRowProps) {
  const { row, selected, onSelectedChange, onQuantityChange, onDelete, problem } = props;
  const intl = useIntl();
  const problemId = useId();
  const { name } = row;
  const orderable = isOrderable(row);
  return (
    <li data-component="cart-row" data-row={row.id} className={styles.row}>
      <Checkbox
        label={intl.formatMessage(messages.selectRow, { name })}
        labelHidden
        checked={selected && orderable}
        disabled={!orderable}
        onChange={(event) => onSelectedChange(event.target.checked)}
        className={styles.checkbox}
      />
      <MallImage src={row.imageSrc} alt="" sizes="96px" className={styles.picture} />
      <div className={styles.name}>
        <Link variant="quiet" href={row.href}>
          <Truncate lines={2} lang={langOf(name)}>
            {name}
          </Truncate>
        </Link>
        {row.specification && (
          <span lang={langOf(row.specification)} className={styles.specification}>
            {row.specification}
          </span>
        )}
        <PriceChange row={row} />
      </div>
      <span className={styles.price}>
        <VisuallyHidden>
          <FormattedMessage {...messages.price} />{' '}
        </VisuallyHidden>
        <Price minor={row.priceMinor} tone="text" />
      </span>
      <div className={styles.stepper}>
        {orderable ? (
          <>
            <QuantityStepper
              size="sm"
              value={row.quantity}
              stock={row.stock}
              label={intl.formatMessage(messages.quantityOf, { name })}
              name={name}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem === undefined ? undefined : problemId}
              onValueChange={onQuantityChange}
            />
            {row.stock <= FEW && (
              <span className={styles.few}>
                <FormattedMessage {...messages.few} values={{ count: row.stock }} />
              </span>
            )}
          </>
        ) : (
          <Badge tone="caution">
            <FormattedMessage {...messages.soldOut} />
          </Badge>
        )}
      </div>
      {orderable && (
        <span className={styles.total}>
          <VisuallyHidden>
            <FormattedMessage {...messages.lineTotal} />{' '}
          </VisuallyHidden>
          <Price minor={lineTotalMinor(row)} />
        </span>
      )}
      <IconButton
        size="sm"
        data-part="remove"
        label={intl.formatMessage(messages.remove, { name })}
        icon={<TrashIcon />}
        onClick={onDelete}
        className={styles.remove}
      />
      {problem !== undefined && (
        <Alert
          role="alert"
          tone="critical"
          className={styles.problem}
          action={
            <Button
              size="sm"
              variant="secondary"
              aria-label={intl.formatMessage(messages.retryRow, { name })}
              onClick={props.onRetry}
            >
              <FormattedMessage {...common.retry} />
            </Button>
          }
        >
          <span id={problemId}>
            <FormattedMessage {...messages.unsaved} /> {problem}
          </span>
        </Alert>
      )}
    </li>
  );
}
