import { sampleLines, sampleShops } from '../order/testing/samples';
import type { CheckoutCoupon, CheckoutShop, CheckoutTotalsModel, PaymentMethod } from './types';

export const sampleCheckoutShops: CheckoutShop[] = [
  {
    ...sampleShops.home,
    lines: [sampleLines.mug, sampleLines.lamp],
    freightMinor: 650,
    sumMinor: 16450,
  },
  {
    ...sampleShops.leather,
    lines: [sampleLines.bag, sampleLines.shoe],
    freightMinor: 0,
    sumMinor: 43650,
  },
];

export const sampleCoupons: CheckoutCoupon[] = [
  {
    id: 71,
    name: 'Hearth & Clay, all goods',
    amountMinor: 1000,
    minimumMinor: 9900,
    endsAt: new Date('2026-12-31T23:59:59Z'),
  },
  {
    id: 72,
    name: 'Welcome to the mall',
    amountMinor: 500,
    minimumMinor: 0,
    endsAt: new Date('2026-11-30T23:59:59Z'),
  },
  { id: 73, name: '山木皮具 · 满减券', amountMinor: 8800, minimumMinor: 28800 },
];

export const samplePaymentMethods: PaymentMethod[] = [
  { id: 'stripe', kind: 'card' },
  { id: 'paypal', kind: 'paypal' },
  { id: 'test', kind: 'test' },
];

export const sampleTotals: CheckoutTotalsModel = {
  goodsMinor: 59450,
  couponMinor: 1000,
  freightMinor: 650,
  payMinor: 59100,
};
