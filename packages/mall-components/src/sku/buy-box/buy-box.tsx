'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { HeartFilledIcon, HeartIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import type { NumberStepperChangeDetail } from '@vermilion/design-system/number-stepper';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CouponChip } from '../../coupon/types';
import { writtenText } from '../../internal/lang-of';
import { lazyComponent } from '../../internal/lazy-component';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { type Id, Price } from '../../settings';
import { messages } from '../messages';
import { QuantityStepper } from '../quantity-stepper';
import { priceBand, totalStock } from '../sku-model';
import { SkuPicker } from '../sku-picker';
import type { Sku, SkuMatrix, SkuSelection, SkuSelectionChangeDetail } from '../types';
import * as styles from './buy-box.css';
import { BuyButtons } from './buy-buttons';
import { PriceBand } from './price-band';
import { StockNote } from './stock-note';
import { useScrolledPast } from './use-scrolled-past';
import { WatchButton } from './watch-button';

const LazyBuyBar = lazyComponent(async () => (await import('./buy-bar')).BuyBar);

export interface BuyBoxProps {
  /** Name of the goods, as written by the shop or translated by the server. */
  name: string;
  /** Name as written by the shop, where `name` is a translation. */
  ownName?: string;
  /** All SKUs of the goods. */
  matrix: SkuMatrix;
  /** The selected options, where you keep them with `useSkuChoice`. */
  selection: SkuSelection;
  /** Called when an option is selected: set `selection`, and with it `sku` and `quantity`. */
  onSelectionChange: (selection: SkuSelection, detail: SkuSelectionChangeDetail) => void;
  /** The selected SKU; undefined where none matches the selection. */
  sku: Sku | undefined;
  /** Number of units to buy. */
  quantity: number;
  /** Called with each quantity that the shopper sets: set `quantity`. */
  onQuantityChange: (quantity: number, detail: NumberStepperChangeDetail) => void;
  /** Number of units sold; absent where the server does not send it. */
  soldCount?: number;
  /** Unit used by the shop: "pieces", "boxes". */
  unitName?: string;
  /** Coupons for the goods, in display order. */
  coupons?: readonly CouponChip[];
  /** Claims a coupon; without it coupons are read-only. */
  onClaimCoupon?: (id: Id) => ActionResult;
  /** Whether the shopper has collected the goods: set it when `onCollect` has succeeded. */
  collected?: boolean;
  /** Adds the goods to the collection, or removes them; without it there is no button. */
  onCollect?: (collect: boolean) => ActionResult;
  /** Shown below the name: `GoodsReasons`. */
  reasons?: ReactNode;
  /** Shown next to the collect button: a `ShareMenu`. */
  tools?: ReactNode;
  /** Shown above the quantity while anything is in stock: `GoodsFacts`. */
  facts?: ReactNode;
  /** Shown below the options, or below the buttons where the box is narrow: `Guarantees`. */
  guarantees?: ReactNode;
  /** Whether the shopper is told when this SKU is back: set it when `onWatch` has succeeded. */
  watched?: boolean;
  /** Tells the shopper when this sold-out SKU is back, or not; without it there is no button. */
  onWatch?: (sku: Sku, watch: boolean) => ActionResult;
  /** Shown below the button of a sold-out SKU: SimilarGoods. */
  similar?: ReactNode;
  /** Adds this SKU to the cart. The button is busy until the promise settles; the app reports the outcome. */
  onAddToCart: (sku: Sku, quantity: number) => ActionResult;
  /** Orders this SKU alone: navigate to the checkout. The button is busy until the promise settles. */
  onBuyNow: (sku: Sku, quantity: number) => ActionResult;
}

/**
 * Name, price, SKU picker and buy buttons of a goods page; the buttons stay reachable on scroll. Keep its
 * state with `useSkuChoice`.
 */
export function BuyBox(props: BuyBoxProps) {
  const { name, ownName, matrix, selection, sku, quantity, collected = false } = props;
  const intl = useIntl();
  const [adding, add] = usePending(props.onAddToCart);
  const [buying, buy] = usePending(props.onBuyNow);
  const [collecting, collect] = usePending(props.onCollect);
  const row = useRef<HTMLDivElement>(null);
  const past = useScrolledPast(row);
  const stock = sku?.stock ?? 0;
  const total = totalStock(matrix);
  const buttons = {
    adding,
    buying,
    onAdd: () => sku && void add(sku, quantity),
    onBuy: () => sku && void buy(sku, quantity),
  };
  return (
    <>
      <div data-component="buy-box" className={styles.box}>
        <div className={styles.columns}>
          <div className={styles.head}>
            <div className={styles.title}>
              <Heading level={1} size="lg" {...writtenText(name)} className={styles.name}>
                {name}
              </Heading>
              {ownName && (
                <p {...writtenText(ownName)} className={styles.ownName}>
                  {ownName}
                </p>
              )}
              {props.reasons}
            </div>
            {props.tools}
            {props.onCollect && (
              <IconButton
                round
                variant="ghost"
                pending={collecting}
                aria-pressed={collected}
                label={intl.formatMessage(collected ? messages.collected : messages.collect)}
                icon={collected ? <HeartFilledIcon /> : <HeartIcon />}
                onClick={() => void collect(!collected)}
              />
            )}
          </div>
          <PriceBand
            priceMinor={sku?.priceMinor ?? priceBand(matrix)?.minMinor ?? 0}
            oldPriceMinor={sku?.oldPriceMinor}
            soldCount={props.soldCount}
            soldOut={total === 0}
            coupons={props.coupons}
            onClaimCoupon={props.onClaimCoupon}
          />
          <div className={styles.choices}>
            <SkuPicker
              matrix={matrix}
              selection={selection}
              onSelectionChange={props.onSelectionChange}
            />
          </div>
          <div className={styles.order}>
            {total > 0 && props.facts}
            <div className={styles.quantityRow}>
              {stock > 0 && (
                <>
                  <span aria-hidden="true" className={styles.label}>
                    <FormattedMessage {...messages.quantity} />
                  </span>
                  <QuantityStepper
                    value={quantity}
                    stock={stock}
                    onValueChange={props.onQuantityChange}
                  />
                </>
              )}
              <StockNote stock={stock} total={total} unitName={props.unitName} />
            </div>
            <div ref={row} className={styles.buttons}>
              {sku && stock > 0 ? (
                <>
                  {/* The price of the band may be out of sight */}
                  <span aria-hidden="true" className={styles.barPrice}>
                    <Price minor={sku.priceMinor} size="lg" />
                  </span>
                  <BuyButtons size="lg" {...buttons} className={styles.button} />
                </>
              ) : sku && props.onWatch ? (
                <WatchButton
                  key={sku.id}
                  watched={props.watched ?? false}
                  onToggle={(watch) => props.onWatch?.(sku, watch)}
                />
              ) : (
                <Button variant="primary" size="lg" disabled className={styles.soldOut}>
                  <FormattedMessage {...messages.soldOut} />
                </Button>
              )}
            </div>
            {stock <= 0 && props.similar}
          </div>
          {props.guarantees && <div className={styles.guarantees}>{props.guarantees}</div>}
        </div>
      </div>
      {past && sku && stock > 0 && <LazyBuyBar name={name} sku={sku} {...buttons} />}
    </>
  );
}
