'use client';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { DeliveryCountry, type DeliveryCountryProps } from '../../delivery/delivery-country';
import { line as countryLine } from '../../delivery/delivery-country.css';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import type { ActionResult } from '../../internal/use-pending';
import type { Id } from '../../settings';
import { CartDelivery, type CartDeliveryProps } from '../cart-delivery';
import { CartManageBar } from '../cart-manage-bar';
import { CartShopGroup } from '../cart-shop-group';
import { CartSummary } from '../cart-summary';
import { InvalidGoods } from '../invalid-goods';
import { messages } from '../messages';
import { preloadReselectDialog } from '../reselect-dialog/lazy-reselect-dialog';
import { SavedGoods } from '../saved-goods/saved-goods';
import type {
  CartEstimate,
  CartLater,
  CartQuantity,
  CartReselect,
  CartRow,
  CartShop,
  InvalidCartRow,
} from '../types';
import { CartDialogs } from './cart-dialogs';
import { CartColumns, CartTitle, EmptyCart, GuestNotice } from './cart-head';
import { CartSkeleton } from './cart-skeleton';
import * as styles from './cart-view.css';
import { type Cart, useCart } from './use-cart';

export interface CartViewProps {
  /** The heading above the cart. The button for managing shares its line. */
  heading?: ReactNode;
  /** The rows that can be bought, by shop, in display order. */
  shops: readonly CartShop[];
  /** Rows that can no longer be bought, listed below the others. */
  invalid: readonly InvalidCartRow[];
  state?: LoadState;
  onRetry?: () => void;
  /**
   * Saves a quantity, half a second after its last change, with one call per row at a time. The message of a rejection
   * is shown in the row, which keeps the quantity that was set; checkout is disabled until it is saved.
   */
  onQuantitySave: (rowId: Id, quantity: number) => ActionResult;
  /** Removes rows, after confirmation. The dialog stays open when the promise is rejected. */
  onDelete: (rowIds: Id[]) => ActionResult;
  /** Orders these rows, once all quantities are saved: navigate to the checkout. */
  onCheckout: (rowIds: Id[]) => ActionResult;
  /**
   * Called with the rows that would be ordered and their quantities, at first and when they have changed: calculate
   * `estimate` for them.
   */
  onSelectedRows?: (order: readonly CartQuantity[]) => void;
  /** What these rows will cost with delivery and coupons; without it their prices are totalled. */
  estimate?: CartEstimate;
  /**
   * Called with the ISO 3166-1 alpha-2 code of the country that the shopper chooses: estimate for it. Without it the country
   * cannot be changed.
   */
  onCountryChange?: DeliveryCountryProps['onCountryChange'];
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
  const { heading, state = 'ready', onSignIn } = props;
  const root = useRef<HTMLDivElement>(null);
  const cart = useCart(root, props);
  const { shops, later } = cart;
  const hasSaved = (props.later?.rows.length ?? 0) > 0;
  if (state === 'loading')
    return (
      <>
        {heading}
        <CartSkeleton />
      </>
    );
  if (state === 'failed')
    return (
      <>
        {heading}
        <FailedState onRetry={props.onRetry}>
          <FormattedMessage {...messages.failed} />
        </FailedState>
      </>
    );
  return (
    <div ref={root} data-component="cart-view" className={styles.view}>
      <VisuallyHidden role="status">{cart.announcement}</VisuallyHidden>
      {shops.length === 0 ? (
        heading
      ) : (
        <CartTitle
          heading={heading}
          managing={cart.isManaging}
          onManagingChange={cart.toggleManaging}
        />
      )}
      {shops.length > 0 && props.onCountryChange && (
        <Country estimate={props.estimate} onCountryChange={props.onCountryChange} />
      )}
      {onSignIn && (shops.length > 0 || hasSaved) && <GuestNotice onSignIn={onSignIn} />}
      {shops.length === 0 && (
        <EmptyCart shoppingHref={props.shoppingHref} onSignIn={hasSaved ? undefined : onSignIn} />
      )}
      {shops.length + props.invalid.length > 0 && (
        <div className={styles.order}>
          <div className={styles.view}>
            {shops.length > 0 && <CartColumns />}
            <CartGoods cart={cart} reselect={props.reselect} estimate={props.estimate} />
            <InvalidGoods
              rows={props.invalid}
              onDelete={({ id, name }) => cart.open({ type: 'delete', ids: [id], name })}
              onClear={(ids) =>
                cart.move(ids, props.onDelete, {
                  message: <FormattedMessage {...messages.cleared} />,
                })
              }
            />
          </div>
          {shops.length > 0 && (
            <CartBar cart={cart} onCollect={props.onCollect} estimate={props.estimate} />
          )}
        </div>
      )}
      {later.saved && <SavedGoods {...later.saved} />}
      {shops.length === 0 && props.whenEmpty}
      <CartDialogs cart={cart} onDelete={props.onDelete} reselect={props.reselect} />
    </div>
  );
}

/** Where the goods go; its line is there before the estimate is. */
const Country = ({
  estimate,
  onCountryChange,
}: Pick<CartViewProps, 'estimate'> & Pick<DeliveryCountryProps, 'onCountryChange'>) =>
  estimate ? (
    <DeliveryCountry countryIso={estimate.countryIso} onCountryChange={onCountryChange} />
  ) : (
    <div className={countryLine} />
  );

/** The rows of every shop. */
function CartGoods({
  cart,
  reselect,
  estimate,
}: Pick<CartViewProps, 'reselect' | 'estimate'> & { cart: Cart }) {
  const deliveryOf = (shopId: Id) => estimate?.deliveries.find((one) => one.shopId === shopId);
  /** An estimate is for the country that the shopper has chosen. */
  const inCountry = (shop: CartShop) =>
    estimate ? { ...shop, arrival: deliveryOf(shop.id)?.arrival } : shop;
  const prepare = ({ id }: CartRow) => {
    preloadReselectDialog();
    reselect?.load(id).catch(() => undefined);
  };
  return cart.shops.map((shop) => (
    <CartShopGroup
      key={shop.id}
      shop={inCountry(shop)}
      selection={cart.selection}
      onSelectionChange={cart.select}
      selectable={cart.selectable}
      onQuantityChange={cart.changeQuantity}
      onDelete={({ id, name }) => cart.open({ type: 'delete', ids: [id], name })}
      onReselect={reselect && ((row) => cart.open({ type: 'reselect', row }))}
      onReselectIntent={reselect && prepare}
      onSaveForLater={cart.later.saveOne}
      problems={cart.problems}
      onRetry={cart.retry}
    >
      <Delivery delivery={deliveryOf(shop.id)} countryIso={estimate?.countryIso} />
    </CartShopGroup>
  ));
}

const Delivery = ({
  delivery,
  ...rest
}: Partial<Pick<CartDeliveryProps, 'delivery' | 'countryIso'>>) =>
  delivery && <CartDelivery delivery={delivery} {...rest} />;

/** The totals, or the actions of the management mode. */
function CartBar({
  cart,
  onCollect,
  estimate,
}: Pick<CartViewProps, 'onCollect' | 'estimate'> & { cart: Cart }) {
  const selection = {
    shops: cart.shops,
    selection: cart.selection,
    onSelectionChange: cart.select,
  };
  return cart.isManaging ? (
    <CartManageBar
      {...selection}
      onDelete={(ids) => cart.open({ type: 'delete', ids })}
      onSaveForLater={cart.later.saveMany}
      onCollect={onCollect && ((ids) => cart.move(ids, onCollect))}
    />
  ) : (
    <CartSummary
      {...selection}
      estimate={estimate}
      onCheckout={cart.checkOut}
      problem={cart.isStopped && <FormattedMessage {...messages.checkQuantities} />}
    />
  );
}
