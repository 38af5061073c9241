import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Checkbox, type CheckboxChangeDetail } from '@vermilion/design-system/checkbox';
import { TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../internal/messages';
import type { ActionResult } from '../internal/use-pending';
import { MallImage, Price } from '../settings';
import { isOrderable, lineTotalMinor } from './cart-model';
import * as styles from './cart-row.css';
import { CartRowName, type CartRowNameProps } from './cart-row-name';
import { CartRowQuantity } from './cart-row-quantity';
import { messages } from './messages';
import { SaveForLaterButton } from './save-for-later-button';
import type { CartQuantityChangeDetail } from './types';

export interface CartRowProps extends CartRowNameProps {
  /** Whether the row is to be ordered. */
  selected: boolean;
  /** Default: rows that can be ordered as they are. */
  selectable?: boolean;
  /** Called when its checkbox is pressed. */
  onSelectedChange: (selected: boolean, detail: CheckboxChangeDetail) => void;
  /** Called with each quantity that the shopper sets: set it in `row`. */
  onQuantityChange: (quantity: number, detail: CartQuantityChangeDetail) => void;
  /** Called without confirmation: the caller asks for it. */
  onDelete: () => void;
  /** Moves the row to those saved for later; without it there is no button. */
  onSaveForLater?: () => ActionResult;
  /** Why the quantity could not be saved; an empty string when the reason is unknown. */
  problem?: string;
  /** Retries saving the quantity. */
  onRetry?: () => void;
}

/** A row of the cart: one SKU. */
export function CartRow(props: CartRowProps) {
  const { row, onSelectedChange, onQuantityChange, onDelete, problem } = props;
  const { selectable = isOrderable(row), selected, onSaveForLater } = props;
  const intl = useIntl();
  const problemId = useId();
  const { name } = row;
  return (
    <li data-component="cart-row" data-row={row.id} data-sku={row.skuId} className={styles.row}>
      <Checkbox
        label={intl.formatMessage(messages.selectRow, { name })}
        labelHidden
        checked={selected && selectable}
        disabled={!selectable}
        onCheckedChange={onSelectedChange}
        className={styles.checkbox}
      />
      <MallImage src={row.imageSrc} alt="" sizes="80px" className={styles.picture} />
      <CartRowName
        row={row}
        onReselect={props.onReselect}
        onReselectIntent={props.onReselectIntent}
      />
      {onSaveForLater && <SaveForLaterButton name={name} onSave={onSaveForLater} />}
      <span className={cx(styles.price, row.quantity === 1 && row.stock > 0 && styles.single)}>
        <VisuallyHidden>
          <FormattedMessage {...messages.price} />{' '}
        </VisuallyHidden>
        <Price minor={row.priceMinor} tone="text" />
      </span>
      <CartRowQuantity
        row={row}
        onQuantityChange={onQuantityChange}
        problemId={problem === undefined ? undefined : problemId}
      />
      {row.stock > 0 && (
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
            <FormattedMessage {...messages.unsaved} /> <span>{problem}</span>
          </span>
        </Alert>
      )}
    </li>
  );
}
