import type { MasterOrderDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { paymentCodeOf } from './payment-code';

const order = (change: Partial<MasterOrderDetail>) =>
  // Only the fields that are read
  ({ payType: 'wechat', paid: false, redirect: 'weixin://x', ...change }) as MasterOrderDetail;

describe('paymentCodeOf', () => {
  it('is that of the payment which has begun', () => {
    expect(paymentCodeOf(order({}))).toBe('weixin://x');
  });

  it.each([{ paid: true }, { isCancel: true }, { redirect: null }, { payType: 'paypal' }])(
    'is none with %j',
    (change) => expect(paymentCodeOf(order(change))).toBeUndefined(),
  );
});
