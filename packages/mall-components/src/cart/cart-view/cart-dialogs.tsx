import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyConfirm } from '../../internal/lazy-confirm';
import type { ActionResult } from '../../internal/use-pending';
import type { Id } from '../../settings';
import { messages } from '../messages';
import { LazyReselectDialog } from '../reselect-dialog/lazy-reselect-dialog';
import type { CartReselect, CartRow } from '../types';
import type { Cart } from './use-cart';

interface CartDialogsProps {
  cart: Cart;
  onDelete: (rowIds: Id[]) => ActionResult;
  reselect: CartReselect | undefined;
}

/** The dialog that is open, if any. */
export function CartDialogs({ cart, onDelete, reselect }: CartDialogsProps) {
  const { dialog, closeDialog } = cart;
  const shared = { onOpenChange: (open: boolean) => !open && closeDialog() };
  if (dialog?.type === 'delete') {
    const remove = (message: ReactNode) => cart.move(dialog.ids, onDelete, { message });
    return <DeletionDialog {...shared} {...dialog} remove={remove} />;
  }
  if (dialog?.type === 'reselect' && reselect)
    return (
      <RowReselectDialog
        {...shared}
        key={dialog.row.id}
        cart={cart}
        reselect={reselect}
        chosen={dialog.row}
      />
    );
  return null;
}

interface DeletionDialogProps {
  ids: readonly Id[];
  name?: string;
  onOpenChange: (open: boolean) => void;
  remove: (message: ReactNode) => Promise<unknown>;
}

/** Deletes one or more rows after confirmation. */
function DeletionDialog({ ids, name, onOpenChange, remove }: DeletionDialogProps) {
  const shared = {
    open: true,
    onOpenChange,
    tone: 'critical' as const,
    confirmLabel: <FormattedMessage {...messages.confirmDelete} />,
  };
  const count = ids.length;
  return name === undefined ? (
    <LazyConfirm
      {...shared}
      title={<FormattedMessage {...messages.deleteManyTitle} values={{ count }} />}
      onConfirm={() => remove(<FormattedMessage {...messages.deletedMany} values={{ count }} />)}
    >
      <FormattedMessage {...messages.deleteManyText} />
    </LazyConfirm>
  ) : (
    <LazyConfirm
      {...shared}
      title={<FormattedMessage {...messages.deleteTitle} />}
      onConfirm={() => remove(<FormattedMessage {...messages.deleted} values={{ name }} />)}
    >
      <FormattedMessage {...messages.deleteText} values={{ name }} />
    </LazyConfirm>
  );
}

interface RowReselectDialogProps {
  cart: Cart;
  reselect: CartReselect;
  chosen: CartRow;
  onOpenChange: (open: boolean) => void;
}

/** Chooses another SKU of a row. */
function RowReselectDialog({ cart, reselect, chosen, onOpenChange }: RowReselectDialogProps) {
  const row = cart.rows.find(({ id }) => id === chosen.id) ?? chosen;
  const others = cart.rows.filter(({ id }) => id !== row.id);
  return (
    <LazyReselectDialog
      row={row}
      skusInCart={new Set(others.flatMap(({ skuId }) => skuId ?? []))}
      load={reselect.load}
      onOpenChange={onOpenChange}
      onChoose={async (sku, quantity) => {
        // A later save would overwrite the quantity of a merged row
        if (!(await cart.settle())) throw new Error('A quantity could not be saved.');
        const values = { name: row.name, specification: sku.options.join(', ') };
        await cart.change(
          row.id,
          sku.id,
          () => reselect.onChoose(row.id, sku, quantity),
          <FormattedMessage {...messages.reselected} values={values} />,
        );
      }}
    />
  );
}
