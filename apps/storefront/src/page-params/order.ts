import type { OrderTab } from '@vermilion/mall-components/order';
import { statusOfTab, tabOfStatus } from '@vermilion/mall-data/order';
import type { ListParams } from './list-params';
import type { Param } from './query-codec';
import { code, page, queryCodec, raw } from './query-codec';

export const confirmParams = queryCodec<{ preOrderNo: string }>({ preOrderNo: raw });

/** The payment provider writes everything but the order number; the last two are PayPal's. */
interface PaymentResultParams {
  orderNo: string;
  status: string;
  token: string;
  PayerID: string;
}
export const paymentResultParams = queryCodec<PaymentResultParams>({
  orderNo: { ...raw, aliases: ['local_order_no'] },
  status: { ...raw, aliases: ['redirect_status'] },
  token: raw,
  PayerID: raw,
});

/** The client secret of a Stripe payment. Other clients of the API write no order number. */
export const stripePaymentParams = queryCodec<{ clientSecret: string; orderNo: string }>({
  clientSecret: raw,
  orderNo: raw,
});

/** `orderStatus` 0 is an unpaid master order; all other orders belong to one shop. */
export const orderParams = queryCodec<{ orderNo: string; orderStatus: number | undefined }>({
  orderNo: raw,
  orderStatus: code,
});

/** `orderNo` is the order's number for an application, and the refund's own number for a refund. */
export const refundParams = queryCodec<{ orderNo: string }>({ orderNo: raw });

const orderTab: Param<OrderTab> = {
  fallback: 'all',
  parse: tabOfStatus,
  format: (tab) => String(statusOfTab(tab)),
};
/** The URL identifies a tab by its number in the API. */
export const ordersParams = queryCodec<ListParams & { orderStatus: OrderTab }>({
  orderStatus: orderTab,
  page,
});
