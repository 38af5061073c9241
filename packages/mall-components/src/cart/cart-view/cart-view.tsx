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
import { CartColumns, EmptyCart, GuestNotice } from './cart-head';
import { CartSkeleton } from './cart-skeleton';
import * as styles from './cart-view.css';
import { useCartLater } from './use-cart-later';
import { useCartManage } from './use-cart-manage';
import { useCartMoves } from './use-cart-moves';
import { useDeletion } from './use-deletion';
import { useReselect } from './use-reselect';
import type { Id } from '../../settings';

export interface CartViewProps {
  shops: readonly CartShop[];
  invalid: readonly InvalidCartRow[];
  state?: LoadState;
  onRetry?: () => void;
  /**
   * Called half a second after the last change, with one call per row at a time. A rejection's message is
   * shown in the row, which keeps the quantity as it was set; until it is saved there is no checkout.
   */
  onQuantityChange: (rowId: Id, quantity: number) => ActionResult;
  onDelete: (rowIds: Id[]) => ActionResult;
  onCheckout: (rowIds: Id[]) => ActionResult;
  /** Choosing another specification of a row; without it the specification is text. */
  reselect?: CartReselect;
  /** What is saved for later; without it nothing can be. */
  later?: CartLater;
  /** Moves rows to what the shopper has collected, in the management of the cart. */
  onCollect?: (rowIds: Id[]) => ActionResult;
  /** Where an empty cart leads. */
  shoppingHref: string;
  /** What else an empty cart offers, e.g. goods; stands at its end. */
  whenEmpty?: ReactNode;
  /** The cart of somebody who is not signed in: says so, and offers to sign in. */
  onSignIn?: () => void;
  /**
   * Called with a function when quantities become unsaved, and with `undefined` when all are saved. The
   * function saves at once and resolves to whether that succeeded, e.g. before the page is left.
   */
  onUnsaved?: (settle: (() => Promise<boolean>) | undefined) => void;
}

/** The cart: goods by shop, what is no longer available, the sum, and what is saved for later. */
export function CartView(props: CartViewProps) {
  const { invalid, state = 'ready', onSignIn, onCollect } = props;
  const root = useRef<HTMLDivElement>(null);
  const quantities = useCartQuantities(props.shops, props.onQuantityChange, props.onUnsaved);
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
  if (state === 'loading') return <CartSkeleton />;
  if (state === 'failed')
    return (
      <FailedState onRetry={props.onRetry}>
        <FormattedMessage {...messages.failed} />
      </FailedState>
    );
  return (
    <div ref={root} data-component="cart-view" className={styles.view}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {onSignIn && (shops.length > 0 || hasSaved) && <GuestNotice onSignIn={onSignIn} />}
      {shops.length === 0 ? (
        <EmptyCart shoppingHref={props.shoppingHref} onSignIn={hasSaved ? undefined : onSignIn} />
      ) : (
        <CartColumns managing={manage.managing} onManagingChange={manage.setManaging} />
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
