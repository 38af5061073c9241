import type { Settings } from '../config/settings';

/** The storefront's page that shows what became of a payment. */
export const resultPage = ({ settings }: { settings: Pick<Settings, 'storefrontUrl'> }): string =>
  `${settings.storefrontUrl}/order/payment_result`;

/** The same with what a provider knows; the page asks the mall before it believes any of it. */
export const resultAddress = (returnTo: string, orderNo: string, isPaid: boolean): string =>
  `${returnTo}?status=${isPaid ? 1 : 0}&orderNo=${encodeURIComponent(orderNo)}`;
