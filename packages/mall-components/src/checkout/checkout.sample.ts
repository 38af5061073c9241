import { sampleLines, sampleShops } from '../order/testing/samples';
import type {
  CheckoutCoupon,
  CheckoutPoints,
  CheckoutShop,
  CheckoutTotalsModel,
  PaymentMethod,
} from './types';

export const sampleCheckoutShops: CheckoutShop[] = [
  {
    ...sampleShops.home,
    lines: [sampleLines.mug, sampleLines.lamp],
    freightMinor: 650,
    sumMinor: 16450,
    freeFreightMissingMinor: 4200,
    arrival: { from: '2026-12-01', until: '2026-12-05' },
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
    shop: { id: sampleShops.home.id, name: sampleShops.home.name },
    best: true,
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
  {
    id: 74,
    name: 'Spring sale',
    shop: { id: sampleShops.home.id, name: sampleShops.home.name },
    amountMinor: 300,
    minimumMinor: 0,
  },
  {
    id: 73,
    name: '山木皮具 · 满减券',
    shop: { id: sampleShops.leather.id, name: sampleShops.leather.name },
    amountMinor: 8800,
    minimumMinor: 68800,
    obstacle: { kind: 'belowMinimum', missingMinor: 9350 },
  },
  {
    id: 75,
    name: 'Books and paper',
    amountMinor: 400,
    minimumMinor: 0,
    obstacle: { kind: 'otherGoods' },
  },
];

export const samplePoints: CheckoutPoints = { balance: 1250, usable: 1250, usableMinor: 1250 };

export const samplePaymentMethods: PaymentMethod[] = [
  { id: 'stripe', kind: 'card' },
  { id: 'paypal', kind: 'paypal' },
  { id: 'test', kind: 'test' },
];

export const sampleTotals: CheckoutTotalsModel = {
  goodsMinor: 59450,
  couponMinor: 1000,
  pointsMinor: 0,
  freightMinor: 650,
  payMinor: 59100,
};
