import type { OrderData, UserInfo } from '@vermilion/api-client';
import type { AccountFigure, OrderStateCount } from '@vermilion/mall-components/account';
import { paths } from '../page-params/paths';

/** The account's figures. A number that the server does not send stays blank. */
export const toFigures = (user: UserInfo | undefined): AccountFigure[] => [
  { kind: 'coupons', count: user?.couponCount, href: paths.coupons() },
  { kind: 'points', count: user?.integral, href: paths.points() },
  { kind: 'collected', count: user?.collectCount, href: paths.collection() },
];

/** The number of orders in each state. */
export const toOrderStates = (counts: OrderData | undefined): OrderStateCount[] => [
  { state: 'toPay', count: counts?.unPaidCount, href: paths.orders('toPay') },
  { state: 'toShip', count: counts?.unShippedCount, href: paths.orders('toShip') },
  { state: 'toReceive', count: counts?.receivedCount, href: paths.orders('toReceive') },
  { state: 'toReview', count: counts?.commentCount, href: paths.orders('toReview') },
  { state: 'refunds', count: counts?.refundCount, href: paths.refunds() },
];
