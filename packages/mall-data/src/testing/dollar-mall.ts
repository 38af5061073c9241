import type { Mall } from '../format/mall';

/** A mall in dollars whose times are those of Shanghai, and whose pages are named like their links. */
export const mall: Mall = {
  currency: 'USD',
  currencySymbol: undefined,
  decimals: 2,
  utcOffset: 480,
  links: {
    home: () => '/',
    goods: (id, { sku } = {}) => (sku ? `/goods/${id}?sku=${sku}` : `/goods/${id}`),
    search: ({ cid }) => `/search?cid=${cid}`,
    activity: (id, type, name) => `/activity/${id}/${type}/${name}`,
    shop: (id) => `/shop/${id}`,
    order: (orderNo, status) =>
      status === undefined ? `/order/${orderNo}` : `/order/${orderNo}?status=${status}`,
    logistics: (orderNo, status) => `/order/${orderNo}?status=${status}#logistics`,
    orders: (tab = 'all') => `/orders/${tab}`,
    refundForm: (orderNo) => `/refund-form/${orderNo}`,
    refund: (refundNo) => `/refund/${refundNo}`,
    refunds: () => '/refunds',
    reviews: () => '/reviews',
    writeReview: (orderNo, lineId) => `/review/${orderNo}/${lineId}`,
    coupons: () => '/coupons',
    settlement: (id) => (id ? `/settlement/${id}` : '/settlement'),
  },
};
