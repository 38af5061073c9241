import type { BrowserContext } from '@playwright/test';
import { draft } from './places';
import { callMall } from './sign-in';

interface Listed<T> {
  list: T[];
}
const first = async <T>(context: BrowserContext, path: string): Promise<T> => {
  const { list } = await callMall<Listed<T>>(context, `/api/front/order/${path}&page=1&limit=20`);
  const [row] = list;
  if (!row) throw new Error(`${path} is empty.`);
  return row;
};

/** URLs of the ordering pages of a signed-in user with orders in every state. */
export async function orderingPages(context: BrowserContext): Promise<Record<string, string>> {
  const [unpaid, toShip, refund, toReview, confirm] = await Promise.all([
    first<{ orderNo: string }>(context, 'await/pay/list?'),
    first<{ orderNo: string }>(context, 'list?type=1'),
    first<{ refundOrderNo: string }>(context, 'refund/list?'),
    first<{ merOrderNo: string; id: number }>(context, 'reply/list?'),
    draft(context),
  ]);
  return {
    cart: '/order/shopping_cart',
    confirm,
    'payment result': `/order/payment_result?orderNo=${unpaid.orderNo}`,
    orders: '/users/order_list?orderStatus=1',
    order: `/order/order_detail?orderNo=${toShip.orderNo}&orderStatus=1`,
    'refund form': `/users/refund_confirm?orderNo=${toShip.orderNo}`,
    refund: `/order/refund_detail?orderNo=${refund.refundOrderNo}`,
    'write a review': `/users/evaluation_confirm?orderNo=${toReview.merOrderNo}&id=${toReview.id}`,
    points: '/users/points',
    coupons: '/users/coupon_list',
  };
}

/** More URLs: other states and tabs. */
export async function moreOrderingPages(context: BrowserContext): Promise<Record<string, string>> {
  const [unpaid, toReceive] = await Promise.all([
    first<{ orderNo: string }>(context, 'await/pay/list?'),
    first<{ orderNo: string }>(context, 'list?type=2'),
  ]);
  return {
    'all orders': '/users/order_list',
    'orders to pay': '/users/order_list?orderStatus=0',
    'orders to receive': '/users/order_list?orderStatus=2',
    'completed orders': '/users/order_list?orderStatus=3',
    'refunds among orders': '/users/order_list?orderStatus=5',
    'cancelled orders': '/users/order_list?orderStatus=6',
    'unpaid order': `/order/order_detail?orderNo=${unpaid.orderNo}&orderStatus=0`,
    'shipped order': `/order/order_detail?orderNo=${toReceive.orderNo}&orderStatus=2`,
    'closed refund form': `/users/refund_confirm?orderNo=${toReceive.orderNo}`,
    refunds: '/users/refund_list',
    'to review': '/users/evaluation_list',
    'own reviews': '/users/evaluation_list?tab=written',
    'earning points': '/users/points?tab=earn',
    'coupons that are past': '/users/coupon_list?tab=past',
  };
}
