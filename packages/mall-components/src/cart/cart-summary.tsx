'use client';
import { Button } from '@vermilion/design-system/button';
import { Checkbox, type CheckboxChangeDetail } from '@vermilion/design-system/checkbox';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ActionResult, usePending } from '../internal/use-pending';
import type { Id } from '../settings';
import { allRows, cartTotals, selectionState, toggleRows } from './cart-model';
import * as styles from './cart-summary.css';
import { CartSums } from './cart-sums';
import { messages } from './messages';
import type { CartEstimate, CartSelection, CartShop } from './types';

export interface CartSummaryProps {
  /** All rows of the cart; only those that can be ordered as they are count. */
  shops: readonly CartShop[];
  /** Ids of the rows to order. */
  selection: CartSelection;
  /** Called with the whole new selection when all rows are selected or deselected. */
  onSelectionChange: (selection: CartSelection, detail: CheckboxChangeDetail) => void;
  /**
   * Orders these rows, never an empty list: navigate to the checkout. The button is busy until the promise settles.
   */
  onCheckout: (rowIds: Id[]) => ActionResult;
  /** What the selected rows will cost with delivery and coupons; without it their prices are totalled. */
  estimate?: CartEstimate;
  /** Why the last checkout failed. */
  problem?: ReactNode;
}

/** Number and total of the selected rows and the checkout button; sticky at the bottom of the window. */
export function CartSummary(props: CartSummaryProps) {
  const { shops, selection, onSelectionChange, onCheckout } = props;
  const [pending, checkout] = usePending(onCheckout);
  const [nothing, setNothing] = useState(false);
  const rows = allRows(shops);
  const selected = selectionState(rows, selection);
  const sum = cartTotals(shops, selection);
  const handleCheckout = () => {
    setNothing(sum.rows === 0);
    if (sum.rows > 0) void checkout(sum.ids);
  };
  return (
    <div data-component="cart-summary" className={cx(styles.bar, styles.oneRow)}>
      <Checkbox
        label={
          <>
            <span className={styles.wide}>
              <FormattedMessage {...messages.selectAll} />
            </span>
            <span aria-hidden="true" className={styles.short}>
              <FormattedMessage {...messages.all} />
            </span>
          </>
        }
        checked={selected === 'all'}
        indeterminate={selected === 'some'}
        onCheckedChange={(checked, detail) =>
          onSelectionChange(toggleRows(selection, rows, checked), detail)
        }
      />
      <CartSums {...sum} estimate={sum.rows > 0 ? props.estimate : undefined} />
      <Button
        variant="primary"
        size="lg"
        pending={pending}
        onClick={handleCheckout}
        className={styles.button}
      >
        <FormattedMessage {...messages.checkout} />
      </Button>
      <p role="alert" className={styles.problem}>
        {nothing && sum.rows === 0 ? <FormattedMessage {...messages.selectItem} /> : props.problem}
      </p>
    </div>
  );
}
