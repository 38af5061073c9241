import type { PageModule } from './routing/page-module';

/** The non-public pages: sign-in, cart, orders, account; and the guide. */
export const otherPages = {
  delivery_returns: () => import('./pages/delivery_returns/view'),
  login: () => import('./pages/login/view'),
  callback: () => import('./pages/callback/view'),
  shop_entry: () => import('./pages/shop_entry/view'),
  shopping_cart: () => import('./pages/shopping_cart/view'),
  order_visitor: () => import('./pages/order_visitor/view'),
  order_confirm: () => import('./pages/order_confirm/view'),
  stripe_payment: () => import('./pages/stripe_payment/view'),
  payment_result: () => import('./pages/payment_result/view'),
  order_detail: () => import('./pages/order_detail/view'),
  refund_confirm: () => import('./pages/refund_confirm/view'),
  refund_list: () => import('./pages/refund_list/view'),
  refund_detail: () => import('./pages/refund_detail/view'),
  users: () => import('./pages/users/view'),
  order_list: () => import('./pages/order_list/view'),
  evaluation_list: () => import('./pages/evaluation_list/view'),
  evaluation_confirm: () => import('./pages/evaluation_confirm/view'),
  collection_list: () => import('./pages/collection_list/view'),
  coupon_list: () => import('./pages/coupon_list/view'),
  points: () => import('./pages/points/view'),
  address_list: () => import('./pages/address_list/view'),
  merchant_settled: () => import('./pages/merchant_settled/view'),
  application_record: () => import('./pages/application_record/view'),
  user_info: () => import('./pages/user_info/view'),
} satisfies Record<string, () => Promise<PageModule>>;
