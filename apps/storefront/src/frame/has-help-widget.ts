import { patterns } from '../paths';

/** Pages whose content must not be covered: an order, a refund, payment, agreement, sign-in. */
const without: readonly string[] = [
  patterns.orderDetail,
  patterns.visitorOrder,
  patterns.refundDetail,
  patterns.stripePayment,
  patterns.paymentResult,
  patterns.privacy,
  patterns.login,
];

/** Whether the page at a path has the help widget. */
export const hasHelpWidget = (pathname: string) => !without.includes(pathname);
