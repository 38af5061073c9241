import type { Settings } from '../config/settings';

/** The storefront's page that shows what became of a payment. */
export const resultPage = ({ settings }: { settings: Pick<Settings, 'storefrontUrl'> }): string =>
  `${settings.storefrontUrl}/order/payment_result`;

/** Where PayPal sends a shopper who does not want to pay; other clients read this parameter. */
export const cancelAddress = (returnTo: string, orderNo: string): string =>
  `${returnTo}?status=0&local_order_no=${encodeURIComponent(orderNo)}`;

/** The same with what a provider knows; the page asks the mall before it believes any of it. */
export const resultAddress = (returnTo: string, orderNo: string, isPaid: boolean): string =>
  `${returnTo}?status=${isPaid ? 1 : 0}&orderNo=${encodeURIComponent(orderNo)}`;
