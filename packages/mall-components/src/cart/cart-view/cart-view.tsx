'use client';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import type { ActionResult } from '../../internal/use-pending';
import { allRows } from '../cart-model';
import { CartManageBar } from '../cart-manage-bar';
import { CartShopGroup } from '../cart-shop-group';
import { CartSummary } from '../cart-summary';
import { InvalidGoods } from '../invalid-goods';
import { messages } from '../messages';
import { SavedGoods } from '../saved-goods/saved-goods';
import type { CartLater, CartReselect, CartShop, InvalidCartRow } from '../types';
import { useCartQuantities } from '../use-cart-quantities';
import { useCartSelection } from '../use-cart-selection';
import { CartColumns, CartTitle, EmptyCart, GuestNotice } from './cart-head';
import { CartSkeleton } from './cart-skeleton';
import * as styles from './cart-view.css';
import { useCartLater } from './use-cart-later';
import { useCartManage } from './use-cart-manage';
import { useCartMoves } from './use-cart-moves';
import { useDeletion } from './use-deletion';
import { useReselect } from './use-reselect';
import type { Id } from '../../settings';

export interface CartViewProps {
  /** The heading above the cart. The button for managing shares its line. */
  heading?: ReactNode;
  shops: readonly CartShop[];
  invalid: readonly InvalidCartRow[];
  state?: LoadState;
  onRetry?: () => void;
  /**
   * Saves a quantity, half a second after its last change, with one call per row at a time. The message of a rejection
   * is shown in the row, which keeps the quantity that was set; checkout is disabled until it is saved.
   */
  onQuantitySave: (rowId: Id, quantity: number) => ActionResult;
  onDelete: (rowIds: Id[]) => ActionResult;
  onCheckout: (rowIds: Id[]) => ActionResult;
  /** Choosing another SKU of a row; without it the specification is plain text. */
  reselect?: CartReselect;
  /** The rows saved for later; without it there are none. */
  later?: CartLater;
  /** Moves rows to the collected goods, from the management mode. */
  onCollect?: (rowIds: Id[]) => ActionResult;
  /** Link of the empty state. */
  shoppingHref: string;
  /** Further content below an empty cart, e.g. recommended goods. */
  whenEmpty?: ReactNode;
  /** For a guest's cart: shows a notice that offers sign-in. */
  onSignIn?: () => void;
  /**
   * Called with a function when quantities become unsaved, and with `undefined` when all are saved. The
   * function saves at once and resolves to whether that succeeded; call it e.g. before leaving the page.
   */
  onUnsaved?: (settle: (() => Promise<boolean>) | undefined) => void;
}

/** The cart: goods by shop, unavailable goods, totals, and what is saved for later. */
export function CartView(props: CartViewProps) {
  const { heading, invalid, state = 'ready', onSignIn, onCollect } = props;
  const root = useRef<HTMLDivElement>(null);
  const quantities = useCartQuantities(props.shops, props.onQuantitySave, props.onUnsaved);
  const { shops, problems } = quantities;
  const { announcement, move, change } = useCartMoves(root, props);
  const [stopped, setStopped] = useState(false);
  const [selection, setSelection] = useCartSelection(props.shops);
  const manage = useCartManage(props.shops);
  const deletion = useDeletion((ids, message) => move(ids, props.onDelete, { message }));
  const settle = quantities.flush;
  const reselect = useReselect({ shops, reselect: props.reselect, settle, change });
  const later = useCartLater({ root, rows: allRows(shops), later: props.later, settle, move });
  const checkOut = async (ids: Id[]) => {
    const saved = await quantities.flush();
    setStopped(!saved);
    if (saved) return props.onCheckout(ids);
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const hasSaved = (props.later?.rows.length ?? 0) > 0;
  if (state !== 'ready')
    return (
      <>
        {heading}
        {state === 'loading' ? (
          <CartSkeleton />
        ) : (
          <FailedState onRetry={props.onRetry}>
            <FormattedMessage {...messages.failed} />
          </FailedState>
        )}
      </>
    );
  return (
    <div ref={root} data-component="cart-view" className={styles.view}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {shops.length === 0 ? (
        heading
      ) : (
        <CartTitle
          heading={heading}
          managing={manage.managing}
          onManagingChange={manage.setManaging}
        />
      )}
      {onSignIn && (shops.length > 0 || hasSaved) && <GuestNotice onSignIn={onSignIn} />}
      {shops.length === 0 ? (
        <EmptyCart shoppingHref={props.shoppingHref} onSignIn={hasSaved ? undefined : onSignIn} />
      ) : (
        <CartColumns />
      )}
      {shops.map((shop) => (
        <CartShopGroup
          key={shop.id}
          shop={shop}
          selection={manage.managing ? manage.selection : selection}
          onSelectionChange={manage.managing ? manage.setSelection : setSelection}
          selectable={manage.selectable}
          onQuantityChange={quantities.change}
          onDelete={deletion.ask}
          onReselect={reselect.open}
          onReselectIntent={reselect.prepare}
          onSaveForLater={later.saveOne}
          problems={problems}
          onRetry={quantities.retry}
        />
      ))}
      <InvalidGoods
        rows={invalid}
        onDelete={deletion.ask}
        onClear={(ids) =>
          move(ids, props.onDelete, { message: <FormattedMessage {...messages.cleared} /> })
        }
      />
      {shops.length > 0 && manage.managing && (
        <CartManageBar
          shops={shops}
          selection={manage.selection}
          onSelectionChange={manage.setSelection}
          onDelete={deletion.askMany}
          onSaveForLater={later.saveMany}
          onCollect={onCollect && ((ids) => move(ids, onCollect))}
        />
      )}
      {shops.length > 0 && !manage.managing && (
        <CartSummary
          shops={shops}
          selection={selection}
          onSelectionChange={setSelection}
          onCheckout={checkOut}
          problem={
            stopped && problems.size > 0 && <FormattedMessage {...messages.checkQuantities} />
          }
        />
      )}
      {later.saved && <SavedGoods {...later.saved} />}
      {shops.length === 0 && props.whenEmpty}
      {deletion.dialog}
      {reselect.dialog}
    </div>
  );
}
