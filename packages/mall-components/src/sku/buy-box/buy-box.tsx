'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { HeartFilledIcon, HeartIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CouponChip } from '../../coupon/types';
import { langOf } from '../../internal/lang-of';
import { usePending, type ActionResult } from '../../internal/use-pending';
import type { Id } from '../../settings';
import { messages } from '../messages';
import { QuantityStepper } from '../quantity-stepper';
import { priceBand, totalStock } from '../sku-model';
import { SkuPicker } from '../sku-picker';
import type { Sku, SkuMatrix, SkuSelection } from '../types';
import * as styles from './buy-box.css';
import { PriceBand } from './price-band';
import { StockNote } from './stock-note';

export interface BuyBoxProps {
  name: string;
  matrix: SkuMatrix;
  selection: SkuSelection;
  onSelectionChange: (selection: SkuSelection) => void;
  /** The sku of the selection; undefined where there is none. */
  sku: Sku | undefined;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  soldCount?: number;
  /** "pieces", "boxes", as the shop counts. */
  unitName?: string;
  coupons?: readonly CouponChip[];
  /** Claims a coupon; without it they are only shown. */
  onClaimCoupon?: (id: Id) => ActionResult;
  collected?: boolean;
  /** Collects the goods, or no longer; without it there is no heart. */
  onCollect?: (collect: boolean) => ActionResult;
  onAddToCart: (sku: Sku, quantity: number) => ActionResult;
  onBuyNow: (sku: Sku, quantity: number) => ActionResult;
}

/** Everything about buying on a goods page. Keep the choice with `useSkuChoice`. */
export function BuyBox(props: BuyBoxProps) {
  const { name, matrix, selection, sku, quantity, collected = false } = props;
  const intl = useIntl();
  const [adding, add] = usePending(props.onAddToCart);
  const [buying, buy] = usePending(props.onBuyNow);
  const [collecting, collect] = usePending(props.onCollect);
  const stock = sku?.stock ?? 0;
  return (
    <div data-component="buy-box" className={styles.box}>
      <div className={styles.head}>
        <Heading level={1} size="lg" lang={langOf(name)} className={styles.title}>
          {name}
        </Heading>
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
        coupons={props.coupons}
        onClaimCoupon={props.onClaimCoupon}
      />
      <SkuPicker matrix={matrix} selection={selection} onChange={props.onSelectionChange} />
      <div className={styles.quantityRow}>
        <span aria-hidden="true" className={styles.label}>
          <FormattedMessage {...messages.quantity} />
        </span>
        <QuantityStepper value={quantity} stock={stock} onValueChange={props.onQuantityChange} />
        <StockNote stock={stock} total={totalStock(matrix)} unitName={props.unitName} />
      </div>
      <div className={styles.buttons}>
        {sku && stock > 0 ? (
          <>
            <Button
              variant="soft"
              size="lg"
              pending={adding}
              className={styles.button}
              onClick={() => void add(sku, quantity)}
            >
              <FormattedMessage {...messages.addToCart} />
            </Button>
            <Button
              variant="primary"
              size="lg"
              pending={buying}
              className={styles.button}
              onClick={() => void buy(sku, quantity)}
            >
              <FormattedMessage {...messages.buyNow} />
            </Button>
          </>
        ) : (
          <Button variant="primary" size="lg" disabled className={styles.soldOut}>
            <FormattedMessage {...messages.soldOut} />
          </Button>
        )}
      </div>
    </div>
  );
}
