'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { LinkBase } from '@vermilion/design-system/link';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import { LazyConfirm } from '../../internal/lazy-confirm';
import type { ActionResult } from '../../internal/use-pending';
import { CartShopGroup } from '../cart-shop-group';
import { InvalidGoods } from '../invalid-goods';
import { messages } from '../messages';
import { CartSummary } from '../cart-summary';
import type { CartRow, CartShop, InvalidCartRow } from '../types';
import { useCartQuantities } from '../use-cart-quantities';
import { useCartSelection } from '../use-cart-selection';
import { CartSkeleton } from './cart-skeleton';
import * as styles from './cart-view.css';
import { useCartRemoval } from './use-cart-removal';

export interface CartViewProps {
  shops: readonly CartShop[];
  invalid: readonly InvalidCartRow[];
  state?: LoadState;
  onRetry?: () => void;
  /**
   * Called half a second after the last change, with one call per row at a time. A rejection's message is
   * shown in the row, which keeps the quantity as it was set; until it is saved there is no checkout.
   */
  onQuantityChange: (rowId: number, quantity: number) => ActionResult;
  onDelete: (rowIds: number[]) => ActionResult;
  onCheckout: (rowIds: number[]) => ActionResult;
  /** Where an empty cart leads. */
  shoppingHref: string;
  /** The cart of somebody who is not signed in: says so, and offers to sign in. */
  onSignIn?: () => void;
  /**
   * Called with a function when quantities become unsaved, and with `undefined` when all are saved. The
   * function saves at once and resolves to whether that succeeded, e.g. before the page is left.
   */
  onUnsaved?: (settle: (() => Promise<boolean>) | undefined) => void;
}

/** The cart: goods by shop, what is no longer available, and the sum. */
export function CartView(props: CartViewProps) {
  const { invalid, state = 'ready', onSignIn } = props;
  const root = useRef<HTMLDivElement>(null);
  const quantities = useCartQuantities(props.shops, props.onQuantityChange, props.onUnsaved);
  const { shops, problems } = quantities;
  const { announcement, remove } = useCartRemoval(root, props);
  const [stopped, setStopped] = useState(false);
  const [selection, setSelection] = useCartSelection(props.shops);
  const [deleting, setDeleting] = useState<CartRow>();
  const checkOut = async (ids: number[]) => {
    const saved = await quantities.flush();
    setStopped(!saved);
    if (saved) return props.onCheckout(ids);
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
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
      {onSignIn && (
        <Alert
          action={
            <Button size="sm" variant="secondary" onClick={onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          }
        >
          <FormattedMessage {...messages.guest} />
        </Alert>
      )}
      {shops.length === 0 && (
        <EmptyState
          illustration={<Drawing name="bag" />}
          action={
            <Button asChild>
              <LinkBase href={props.shoppingHref}>
                <FormattedMessage {...messages.keepShopping} />
              </LinkBase>
            </Button>
          }
        >
          <FormattedMessage {...messages.empty} />
        </EmptyState>
      )}
      {shops.length > 0 && (
        <div aria-hidden="true" className={styles.columns}>
          <span className={styles.first}>
            <FormattedMessage {...messages.goods} />
          </span>
          <FormattedMessage {...messages.price} tagName="span" />
          <FormattedMessage {...messages.quantity} tagName="span" />
          <span className={styles.last}>
            <FormattedMessage {...messages.lineTotal} />
          </span>
        </div>
      )}
      {shops.map((shop) => (
        <CartShopGroup
          key={shop.id}
          shop={shop}
          selection={selection}
          onSelectionChange={setSelection}
          onQuantityChange={quantities.change}
          onDelete={setDeleting}
          problems={problems}
          onRetry={quantities.retry}
        />
      ))}
      <InvalidGoods
        rows={invalid}
        onClear={(ids) => remove(ids, <FormattedMessage {...messages.cleared} />)}
      />
      {shops.length > 0 && (
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
      <LazyConfirm
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title={<FormattedMessage {...messages.deleteTitle} />}
        confirmLabel={<FormattedMessage {...messages.confirmDelete} />}
        tone="critical"
        onConfirm={() =>
          deleting &&
          remove(
            [deleting.id],
            <FormattedMessage {...messages.deleted} values={{ name: deleting.name }} />,
          )
        }
      >
        <FormattedMessage {...messages.deleteText} values={{ name: deleting?.name ?? '' }} />
      </LazyConfirm>
    </div>
  );
}
