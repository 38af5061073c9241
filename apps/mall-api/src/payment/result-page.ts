import type { Settings } from '../config/settings';

/** URL of the storefront's page with the result of a payment. */
export const resultPage = ({ settings }: { settings: Pick<Settings, 'storefrontUrl'> }): string =>
  `${settings.storefrontUrl}/order/payment_result`;

/** The URL to which PayPal redirects a shopper who cancels; other clients read this parameter. */
export const cancelAddress = (returnTo: string, orderNo: string): string =>
  `${returnTo}?status=0&local_order_no=${encodeURIComponent(orderNo)}`;

/** The same with the provider's parameters; the page asks the mall before trusting any of them. */
export const resultAddress = (returnTo: string, orderNo: string, isPaid: boolean): string =>
  `${returnTo}?status=${isPaid ? 1 : 0}&orderNo=${encodeURIComponent(orderNo)}`;
