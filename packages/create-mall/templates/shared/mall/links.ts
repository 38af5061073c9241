import type { MallLinks } from '@vermilion/mall-data/format';

/** Where the pages of this app are. Those of orders, shops and activities are yours to make. */
export const links = {
  home: () => '/',
  goods: (id) => `/goods/${id}`,
  search: ({ cid }) => `/?category=${cid}`,
  activity: (id) => `/activities/${id}`,
  shop: (id) => `/shops/${id}`,
  order: (orderNo) => `/orders/${orderNo}`,
  logistics: (orderNo) => `/orders/${orderNo}#tracking`,
  orders: () => '/orders',
  refundForm: (orderNo) => `/orders/${orderNo}/refund`,
  refund: (refundNo) => `/refunds/${refundNo}`,
  refunds: () => '/refunds',
  reviews: () => '/reviews',
  writeReview: (orderNo, lineId) => `/orders/${orderNo}/review/${lineId}`,
  coupons: () => '/coupons',
  settlement: () => '/open-a-shop',
} satisfies MallLinks;

export const ownLinks = {
  find: (title: string) => `/?title=${encodeURIComponent(title)}`,
  cart: '/cart',
  checkout: '/checkout',
  profile: '/profile',
  terms: '/terms',
  privacy: '/privacy',
  teaware: '/?category=12',
  language: (tag: string) => `/language/${tag}`,
};
