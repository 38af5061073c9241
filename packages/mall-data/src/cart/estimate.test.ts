import type { CartEstimate } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { toEstimate } from './estimate';

const mall = { currency: 'USD', currencySymbol: '$', decimals: 2, utcOffset: 480 };
const arrival = { from: '2026-12-01', until: '2026-12-05' };
const wire: CartEstimate = {
  country: 'SE',
  proTotalFee: '30.00',
  couponFee: '5.00',
  freightFee: '4.90',
  totalFee: '29.90',
  shops: [
    {
      merId: 1,
      deliveryMethod: 'courier',
      freightFee: '4.90',
      freeFreightMissing: '12.00',
      arrival,
    },
    { merId: 2, deliveryMethod: null, freightFee: null, freeFreightMissing: null },
    { merId: 3, deliveryMethod: 'virtual', freightFee: '0.00', freeFreightMissing: null },
  ],
};

describe('the estimate of a cart', () => {
  it('tells delivery and its days by shop, also that there is none, and nothing of goods that are not shipped', () => {
    expect(toEstimate(mall)(wire)).toEqual({
      countryIso: 'SE',
      freightMinor: 490,
      couponMinor: 500,
      totalMinor: 2990,
      deliveries: [
        { shopId: 1, freightMinor: 490, missingForFreeMinor: 1200, arrival },
        { shopId: 2, freightMinor: undefined, missingForFreeMinor: undefined, arrival: undefined },
      ],
    });
  });

  it('tells the sums where the server tells nothing of shops', () => {
    expect(toEstimate(mall)({ ...wire, country: null, shops: undefined } as never)).toEqual({
      freightMinor: 490,
      couponMinor: 500,
      totalMinor: 2990,
      deliveries: [],
    });
  });
});
