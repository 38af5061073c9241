'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { Heading } from '@vermilion/design-system/heading';
import type { RadioChangeDetail } from '@vermilion/design-system/radio-cards';
import type { SwitchChangeDetail } from '@vermilion/design-system/switch';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Address, AddressCountry, AddressDraft } from '../../address';
import { LazyAddressDialog } from '../../address/dialog/lazy-address-dialog';
import { useSavedAddress } from '../../address/use-saved-address';
import { SubmissionAlert } from '../../error/submission-alert';
import type { ActionResult } from '../../internal/use-pending';
import { PriceBreakdown } from '../../order/price-breakdown';
import type { Id } from '../../settings';
import { useDraft, useMoney } from '../../settings';
import { AddressPicker } from '../address-picker/address-picker';
import { FirstAddress } from '../address-picker/first-address';
import { CheckoutGoods } from '../checkout-goods';
import { CheckoutTotals } from '../checkout-totals';
import { CouponPicker } from '../coupon-picker';
import { messages } from '../messages';
import { OrderNotes } from '../order-notes';
import { PaymentMethods } from '../payment-methods';
import { piecesOf } from '../pieces-of';
import { PointsSwitch } from '../points-switch';
import { PriceChange } from '../price-change';
import { Reservation } from '../reservation';
import type {
  CheckoutCoupon,
  CheckoutOrder,
  CheckoutPoints,
  CheckoutReservation,
  CheckoutShop,
  CheckoutTotalsModel,
  PaymentMethod,
  ShopDelivery,
} from '../types';
import * as styles from './checkout-view.css';
import { useCheckout } from './use-checkout';

export interface CheckoutFormProps {
  /** Absent when nothing is shipped. */
  addresses?: readonly Address[];
  /** The chosen address. */
  addressId?: Id;
  /** Called when another address is chosen: set `addressId`, and recalculate the totals. */
  onAddressChange: (id: Id, detail: RadioChangeDetail) => void;
  /** Saves a new address; set `addressId` to it. The message of a `ShopperError` is shown in the form. */
  onAddressSave: (address: AddressDraft) => ActionResult;
  /** Countries that the mall delivers to; all countries by default. */
  countries?: readonly AddressCountry[];
  /** Initial values of a new address. */
  addressSuggestion?: Partial<AddressDraft>;
  /** What is bought, by shop, in display order. */
  shops: readonly CheckoutShop[];
  /** Recalculate the totals, and set the shop's `delivery`. */
  onDeliveryChange?: (delivery: ShopDelivery, detail: RadioChangeDetail) => void;
  /** All coupons of the shopper, in display order. */
  coupons: readonly CheckoutCoupon[];
  /** Ids of the chosen coupons. */
  couponIds: readonly Id[];
  /** Recalculate the totals, and set `couponIds`. */
  onCouponsChange: (ids: Id[], detail: RadioChangeDetail) => void;
  /** Absent where the mall has no points. */
  points?: CheckoutPoints;
  /** Whether the order is paid with points as far as possible. Default: `false`. */
  pointsUsed?: boolean;
  /** Recalculate the totals, and set `pointsUsed`. */
  onPointsUsedChange?: (used: boolean, detail: SwitchChangeDetail) => void;
  /** In display order, with unavailable ones and their obstacles. The first available one is chosen at first. */
  paymentMethods: readonly PaymentMethod[];
  /** The amounts of the order with all choices made so far. */
  totals: CheckoutTotalsModel;
  /** The totals are being recalculated; the order cannot be submitted meanwhile. */
  totalsPending?: boolean;
  /** The total that was displayed before it changed without the shopper's doing; minor units. */
  formerPayMinor?: number;
  /** Why there is no total, e.g. because a shop does not deliver to the address. */
  totalsProblem?: string;
  /** Absent where the server does not send one. */
  reservation?: CheckoutReservation;
  /** Renews the reservation after it has ended. */
  onRenew?: () => ActionResult;
  /** Places the order and navigates to its payment. The message of a `ShopperError` is shown above the button. */
  onSubmit: (order: CheckoutOrder) => ActionResult;
}

/** The checkout form. */
export function CheckoutForm(props: CheckoutFormProps) {
  const money = useMoney();
  const checkout = useCheckout(props);
  const [adding, setAdding] = useDraft('addingAddress', false);
  const root = useRef<HTMLDivElement>(null);
  const { save, announcement } = useSavedAddress(
    root,
    props.addresses ?? [],
    props.onAddressSave,
    (id) => `[data-component="address-picker"] input[value="${id}"]`,
  );
  const { totals, totalsPending } = props;
  const isAddressNeeded = props.addresses?.length === 0;
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div ref={root} data-component="checkout-view" className={styles.view}>
        <Heading level={1} className={styles.title}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {/* Not in the form of the order: the form of a first address stands here */}
        {isAddressNeeded ? (
          <FirstAddress
            id={checkout.idOf('address')}
            suggestion={props.addressSuggestion}
            countries={props.countries}
            onSave={save}
          />
        ) : (
          props.addresses && (
            <AddressPicker
              id={checkout.idOf('address')}
              addresses={props.addresses}
              addressId={props.addressId}
              onAddressChange={props.onAddressChange}
              onAdd={() => setAdding(true)}
              invalid={checkout.addressMissing}
            />
          )
        )}
        <Form errors={checkout.errors} className={styles.form} onSubmit={checkout.handleSubmit}>
          <div className={styles.blocks}>
            <CheckoutGoods shops={props.shops} onDeliveryChange={props.onDeliveryChange}>
              <PriceBreakdown order={{ ...totals, shops: props.shops }} />
            </CheckoutGoods>
            <CouponPicker
              coupons={props.coupons}
              couponIds={props.couponIds}
              savedMinor={totals.couponMinor}
              onCouponsChange={props.onCouponsChange}
            />
            {props.points && props.onPointsUsedChange && (
              <PointsSwitch
                points={props.points}
                used={props.pointsUsed ?? false}
                onUsedChange={props.onPointsUsedChange}
              />
            )}
            <OrderNotes
              shops={props.shops}
              notes={checkout.notes}
              onNoteChange={checkout.setNote}
            />
            <PaymentMethods
              id={checkout.idOf('method')}
              methods={props.paymentMethods}
              methodId={checkout.method?.id}
              onMethodChange={checkout.setMethod}
              invalid={checkout.methodMissing}
            />
          </div>
          <div className={styles.aside}>
            <section className={styles.totals}>
              <Heading level={2} size="md">
                <FormattedMessage {...messages.totals} />
              </Heading>
              <CheckoutTotals
                pieces={piecesOf(props.shops)}
                totals={totals}
                pending={totalsPending}
                shipped={props.addresses !== undefined}
              />
            </section>
            <div className={styles.pay}>
              {props.totalsProblem && (
                <Alert tone="critical" role="alert">
                  {props.totalsProblem}
                </Alert>
              )}
              <PriceChange former={props.formerPayMinor} totals={totals} pending={totalsPending} />
              {props.reservation && props.onRenew && (
                <Reservation reservation={props.reservation} onRenew={props.onRenew} />
              )}
              <SubmissionAlert failure={checkout.failure} fallback={messages.submitFailed} />
              <Button
                variant="primary"
                block
                type="submit"
                size="lg"
                pending={checkout.pending || totalsPending}
                className={styles.payButton}
              >
                {isAddressNeeded ? (
                  <FormattedMessage {...messages.enterAddress} />
                ) : (
                  <FormattedMessage
                    {...(checkout.method?.kind === 'delivery' ? messages.place : messages.pay)}
                    values={{ amount: money(totals.payMinor) }}
                  />
                )}
              </Button>
            </div>
          </div>
        </Form>
      </div>
      <LazyAddressDialog
        open={adding}
        onOpenChange={setAdding}
        suggestion={props.addressSuggestion}
        countries={props.countries}
        onSave={save}
      />
    </>
  );
}
