import type { RouteObject } from 'react-router-dom';
import { scopedPages } from './scoped-pages';

/** The pages of those who sell; the mall's staff have some of them for all shops. */
export const shopRoutes: RouteObject[] = [
  scopedPages('orders:read', {
    '/orders': () => import('./pages/orders'),
    '/orders/:orderNo': () => import('./pages/order'),
    '/orders/slips': () => import('./pages/slips'),
  }),
  scopedPages('orders:ship', { '/orders/waybills': () => import('./pages/waybills') }),
  scopedPages('refunds:read', {
    '/refunds': () => import('./pages/refunds'),
    '/refunds/:refundNo': () => import('./pages/refund'),
  }),
  scopedPages('reviews:read', { '/reviews': () => import('./pages/reviews') }),
  scopedPages('goods:read', {
    '/goods': () => import('./pages/goods'),
    '/goods/new': () => import('./pages/goods-edit'),
    '/goods/:id': () => import('./pages/goods-edit'),
  }),
  scopedPages('coupons:read', {
    '/coupons': () => import('./pages/coupons'),
    '/coupons/:id': () => import('./pages/coupon'),
  }),
  scopedPages('shops:write', {
    '/delivery': () => import('./pages/delivery'),
    '/shop': () => import('./pages/profile'),
    '/shop/categories': () => import('./pages/shop-categories'),
    '/shop/home': () => import('./pages/shop-home'),
    '/shop/holiday': () => import('./pages/shop-holiday'),
  }),
  scopedPages('money:read', {
    '/money': () => import('./pages/money'),
    '/money/statement': () => import('./pages/statement'),
  }),
];
