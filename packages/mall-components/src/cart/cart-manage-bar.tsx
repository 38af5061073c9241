'use client';
import { Button } from '@vermilion/design-system/button';
import { Checkbox, type CheckboxChangeDetail } from '@vermilion/design-system/checkbox';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ActionResult, usePending } from '../internal/use-pending';
import type { Id } from '../settings';
import { allRows, selectionState, toggleRows } from './cart-model';
import * as styles from './cart-summary.css';
import { messages } from './messages';
import type { CartSelection, CartShop } from './types';

export interface CartManageBarProps {
  /** All rows of the cart, in display order. */
  shops: readonly CartShop[];
  /** Ids of the rows chosen for the bulk actions; unlike for checkout, every row can be chosen. */
  selection: CartSelection;
  /** Called with the whole new selection when all rows are selected or deselected. */
  onSelectionChange: (selection: CartSelection, detail: CheckboxChangeDetail) => void;
  /** Called without confirmation with the ids of the chosen rows, never an empty list: the caller asks for it. */
  onDelete: (rowIds: Id[]) => void;
  /** Moves the chosen rows to those saved for later; without it there is no button. */
  onSaveForLater?: (rowIds: Id[]) => ActionResult;
  /** Moves the chosen rows to the collected goods; without it there is no button. */
  onCollect?: (rowIds: Id[]) => ActionResult;
}

const everyRow = () => true;

/** Bulk actions of the management mode, in place of the summary. */
export function CartManageBar(props: CartManageBarProps) {
  const { shops, selection, onSelectionChange } = props;
  const [saving, save] = usePending(props.onSaveForLater);
  const [collecting, collect] = usePending(props.onCollect);
  const rows = allRows(shops);
  const ids = rows.map(({ id }) => id).filter((id) => selection.has(id));
  const selected = selectionState(rows, selection, everyRow);
  const hintId = useId();
  // With `disabled` a button would lose focus when the rows have been removed
  const withRows = (act: (ids: Id[]) => unknown) => ({
    'aria-disabled': ids.length === 0 || undefined,
    'aria-describedby': hintId,
    className: styles.action,
    onClick: () => ids.length > 0 && void act(ids),
  });
  return (
    <div data-component="cart-manage-bar" className={styles.bar}>
      <Checkbox
        label={<FormattedMessage {...messages.selectAll} />}
        checked={selected === 'all'}
        indeterminate={selected === 'some'}
        onCheckedChange={(checked, detail) =>
          onSelectionChange(toggleRows(selection, rows, checked, everyRow), detail)
        }
      />
      <span id={hintId} aria-live="polite" className={styles.managed}>
        <FormattedMessage {...messages.manageChosen} values={{ count: ids.length }} />
      </span>
      <div className={styles.actions}>
        {props.onCollect && (
          <Button variant="secondary" pending={collecting} {...withRows(collect)}>
            <FormattedMessage {...messages.collect} />
          </Button>
        )}
        {props.onSaveForLater && (
          <Button variant="secondary" pending={saving} {...withRows(save)}>
            <FormattedMessage {...messages.later} />
          </Button>
        )}
        <Button variant="critical" {...withRows(props.onDelete)}>
          <FormattedMessage {...messages.confirmDelete} />
        </Button>
      </div>
    </div>
  );
}
