import type { MallArgs, MallClient } from '@vermilion/api-client';
import type { Address } from '@vermilion/mall-components/address';
import type { CheckoutOrder } from '@vermilion/mall-components/checkout';
import { integerOf } from '../format/rows';
import { COD, WECHAT } from '../order/pay-types';
import type { PriceChoice } from './draft';

/** The draft of an order, with what the shopper has chosen. */
export interface OrderDraft {
  /** Number of the draft, from `startOrder`. */
  preOrderNo: string;
  /** The shopper's addresses. */
  addresses: readonly Address[];
  /** The choices for which the price was computed. */
  choice: PriceChoice;
  /** Of the price that the shopper sees: the server refuses another one with the reason `price-changed`. */
  quoteHash?: string;
}

/** An order as request arguments. The draft's number makes the call idempotent. */
export function toOrderArgs(
  { addressId, paymentMethodId, notes }: CheckoutOrder,
  { preOrderNo, addresses, choice, quoteHash }: OrderDraft,
): MallArgs['createOrder'] {
  const address = addresses.find(({ id }) => id === addressId);
  return {
    preOrderNo,
    payType: paymentMethodId,
    payChannel: 'pc',
    addressId: addressId === undefined ? undefined : integerOf(addressId),
    couponId: choice.couponIds[0],
    couponIds: [...choice.couponIds],
    useIntegral: choice.pointsUsed,
    deliveries: [...(choice.deliveries ?? [])],
    quoteHash,
    // Servers that support one note per order use the first
    mark: notes[0]?.text,
    shopMarks: notes.map(({ shopId, text }) => ({ merId: integerOf(shopId), mark: text })),
    realName: address?.name,
    phone: address?.phone,
    email: address?.email,
  };
}

/** How a payment goes on. */
export type PaymentStep =
  | {
      /**
       * `card`: on a page of the mall with Stripe's form. `result`: on a page of the mall that shows a QR code, or that
       * payment is on delivery. `redirect`: on the provider's page.
       */
      kind: 'card';
      /** Secret of the payment, for Stripe's form. */
      clientSecret: string;
    }
  | { kind: 'result' }
  | {
      kind: 'redirect';
      /** URL of the provider's page: http or https. */
      url: string;
    };

/** Only http and https URLs are followed. */
const isUrl = (text: string | null): text is string => /^https?:\/\//.test(text ?? '');

/** Starts the payment of an order of several shops by a `payType` of the API. */
export async function startPayment(
  api: MallClient,
  { orderNo, payType }: { orderNo: string; payType: string },
): Promise<PaymentStep> {
  const { redirect, stripeClientSecret } = await api.startPayment({
    orderNo,
    payType,
    payChannel: 'pc',
  });
  if (stripeClientSecret) return { kind: 'card', clientSecret: stripeClientSecret };
  if (payType === WECHAT || payType === COD) return { kind: 'result' };
  if (!isUrl(redirect)) throw new TypeError(`The payment ${payType} has no page to go to.`);
  return { kind: 'redirect', url: redirect };
}
