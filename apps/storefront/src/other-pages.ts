import type { PageModule } from './routing/page-module';
import { inOwnZone } from './shared/in-own-zone';

/** The non-public pages: sign-in, cart, orders, account; and help. */
export const otherPages = {
  help: () => import('./pages/help/view'),
  about_mall: () => import('./pages/about_mall/view'),
  paying: () => import('./pages/paying/view'),
  delivery_returns: () => import('./pages/delivery_returns/view'),
  login: () => import('./pages/login/view'),
  callback: () => import('./pages/callback/view'),
  shop_entry: () => import('./pages/shop_entry/view'),
  shopping_cart: () => import('./pages/shopping_cart/view'),
  order_visitor: inOwnZone(() => import('./pages/order_visitor/view')),
  order_confirm: inOwnZone(() => import('./pages/order_confirm/view')),
  stripe_payment: () => import('./pages/stripe_payment/view'),
  payment_result: inOwnZone(() => import('./pages/payment_result/view')),
  order_detail: inOwnZone(() => import('./pages/order_detail/view')),
  refund_confirm: inOwnZone(() => import('./pages/refund_confirm/view')),
  refund_list: inOwnZone(() => import('./pages/refund_list/view')),
  refund_detail: inOwnZone(() => import('./pages/refund_detail/view')),
  users: inOwnZone(() => import('./pages/users/view')),
  order_list: inOwnZone(() => import('./pages/order_list/view')),
  evaluation_list: inOwnZone(() => import('./pages/evaluation_list/view')),
  evaluation_confirm: inOwnZone(() => import('./pages/evaluation_confirm/view')),
  collection_list: () => import('./pages/collection_list/view'),
  coupon_list: inOwnZone(() => import('./pages/coupon_list/view')),
  points: inOwnZone(() => import('./pages/points/view')),
  address_list: () => import('./pages/address_list/view'),
  merchant_settled: () => import('./pages/merchant_settled/view'),
  application_record: inOwnZone(() => import('./pages/application_record/view')),
  mails: () => import('./pages/mails/view'),
  user_info: () => import('./pages/user_info/view'),
} satisfies Record<string, () => Promise<PageModule>>;
