import { type RefObject, useReducer } from 'react';
import type { ActionResult } from '../../internal/use-pending';
import type { Id } from '../../settings';
import { allRows } from '../cart-model';
import type { CartLater, CartQuantity, CartSelection, CartShop, InvalidCartRow } from '../types';
import { useCartQuantities } from '../use-cart-quantities';
import { useCartSelection } from '../use-cart-selection';
import { type CartDialog, cartViewStep } from './cart-view-state';
import { useCartLater } from './use-cart-later';
import { useCartMoves } from './use-cart-moves';
import { useOrder } from './use-order';

/** What the cart needs; see `CartViewProps`. */
interface CartOptions {
  shops: readonly CartShop[];
  invalid: readonly InvalidCartRow[];
  later?: CartLater;
  onQuantitySave: (rowId: Id, quantity: number) => ActionResult;
  onCheckout: (rowIds: Id[]) => ActionResult;
  onUnsaved?: (settle: (() => Promise<boolean>) | undefined) => void;
  onSelectedRows?: (order: readonly CartQuantity[]) => void;
}

export type Cart = ReturnType<typeof useCart>;

const everyRow = () => true;

/** What the cart displays, and what can be done with it. */
export function useCart(root: RefObject<HTMLElement | null>, props: CartOptions) {
  const quantities = useCartQuantities(props.shops, props.onQuantitySave, props.onUnsaved);
  const { shops, problems, flush: settle } = quantities;
  const [toOrder, setToOrder] = useCartSelection(props.shops);
  const [state, send] = useReducer(cartViewStep, { isStopped: false });
  const { move, change } = useCartMoves(root, props, (announcement) =>
    send({ type: 'ROWS.CHANGE', announcement }),
  );
  const rows = allRows(shops);
  const later = useCartLater({ root, rows, later: props.later, settle, move });

  useOrder(shops, toOrder, props.onSelectedRows);

  const managed = shops.length > 0 ? state.managed : undefined;
  const present = new Set(rows.map(({ id }) => id));
  const open = (dialog: CartDialog) => send({ type: 'DIALOG.OPEN', dialog });
  return {
    shops,
    rows,
    problems,
    later,
    move,
    change,
    settle,
    open,
    dialog: state.dialog,
    announcement: state.announcement,
    changeQuantity: quantities.change,
    retry: quantities.retry,
    isManaging: managed !== undefined,
    toggleManaging: () => send({ type: 'MANAGE.TOGGLE' }),
    /** The rows to order, or in the management mode those chosen there. */
    selection: managed ? new Set([...managed].filter((id) => present.has(id))) : toOrder,
    select: (selection: CartSelection) =>
      managed ? send({ type: 'MANAGE.SELECT', selection }) : setToOrder(selection),
    /** Undefined outside the management mode, where the cart has its own rule. */
    selectable: managed && everyRow,
    closeDialog: () => send({ type: 'DIALOG.CLOSE' }),
    isStopped: state.isStopped && problems.size > 0,
    async checkOut(ids: Id[]) {
      const isSaved = await settle();
      send({ type: isSaved ? 'CHECKOUT.GO' : 'CHECKOUT.STOP' });
      if (isSaved) return props.onCheckout(ids);
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}
