import { Card } from '@vermilion/design-system/card';
import { Checkbox, type CheckboxChangeDetail } from '@vermilion/design-system/checkbox';
import { StoreIcon } from '@vermilion/design-system/icon';
import { Link } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ArrivalDates } from '../delivery/arrival-dates';
import { writtenText } from '../internal/lang-of';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';
import { isOrderable, selectionState, toggleRows } from './cart-model';
import { CartRow } from './cart-row';
import * as styles from './cart-shop-group.css';
import { messages } from './messages';
import type {
  CartQuantity,
  CartQuantityChangeDetail,
  CartRow as Row,
  CartSelection,
  CartShop,
} from './types';

export interface CartShopGroupProps {
  /** The shop and its rows. */
  shop: CartShop;
  /** Ids of the selected rows of the whole cart. */
  selection: CartSelection;
  /** Called with the whole new selection when a row or the whole shop is selected or deselected. */
  onSelectionChange: (selection: CartSelection, detail: CheckboxChangeDetail) => void;
  /** Which rows can be selected. Default: those that can be ordered as they are. */
  selectable?: (row: Row) => boolean;
  /** Called with each quantity that the shopper sets: set it in the row. */
  onQuantityChange: (quantity: CartQuantity, detail: CartQuantityChangeDetail) => void;
  /** Called without confirmation: the caller asks for it. */
  onDelete: (row: Row) => void;
  /** Opens the dialog to choose another SKU. */
  onReselect?: (row: Row) => void;
  /** Called on hover or focus of that button, to preload the dialog. */
  onReselectIntent?: (row: Row) => void;
  /** Moves a row to those saved for later; without it there are no such buttons. */
  onSaveForLater?: (row: Row) => ActionResult;
  /** Why quantities could not be saved, by row id. */
  problems?: ReadonlyMap<Id, string>;
  /** Retries saving the quantity of a row. */
  onRetry?: (rowId: Id) => void;
  /** Below the rows, e.g. a `CartDelivery`. */
  children?: ReactNode;
}

/** The rows of one shop, with a checkbox for all of them. */
export function CartShopGroup(props: CartShopGroupProps) {
  const { shop, selection, onSelectionChange, selectable = isOrderable } = props;
  const { onReselect, onSaveForLater } = props;
  const intl = useIntl();
  const selected = selectionState(shop.rows, selection, selectable);
  const select = (rows: readonly Row[], on: boolean, detail: CheckboxChangeDetail) =>
    onSelectionChange(toggleRows(selection, rows, on, selectable), detail);
  return (
    <Card padding="none" clip data-component="cart-shop-group">
      <div className={styles.head}>
        <Checkbox
          label={intl.formatMessage(messages.selectShop, { shop: shop.name })}
          labelHidden
          checked={selected === 'all'}
          indeterminate={selected === 'some'}
          onCheckedChange={(on, detail) => select(shop.rows, on, detail)}
        />
        <Link variant="quiet" href={shop.href} {...writtenText(shop.name)} className={styles.name}>
          <StoreIcon size="sm" />
          {shop.name}
        </Link>
        {shop.arrival && <ArrivalDates arrival={shop.arrival} className={styles.arrival} />}
      </div>
      <ul>
        {shop.rows.map((row) => (
          <CartRow
            key={row.id}
            row={row}
            selected={selection.has(row.id)}
            selectable={selectable(row)}
            onSelectedChange={(on, detail) => select([row], on, detail)}
            onQuantityChange={(quantity, detail) =>
              props.onQuantityChange({ rowId: row.id, quantity }, detail)
            }
            onDelete={() => props.onDelete(row)}
            onReselect={onReselect && (() => onReselect(row))}
            onReselectIntent={() => props.onReselectIntent?.(row)}
            onSaveForLater={onSaveForLater && (() => onSaveForLater(row))}
            problem={props.problems?.get(row.id)}
            onRetry={() => props.onRetry?.(row.id)}
          />
        ))}
      </ul>
      {props.children}
    </Card>
  );
}
