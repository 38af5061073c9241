import type { FreightRule } from '@vermilion/mall-api';
import type { ShopKey } from './shops';

/** Countries near the mall. */
const NEAR = ['US', 'CA'];

/** Shops with their own freight rule; the others use the postage of each product. */
export const FREIGHT: Partial<Record<ShopKey, FreightRule>> = {
  lumen: {
    by: 'piece',
    zones: [
      {
        countries: NEAR,
        baseUnits: 1,
        baseMinor: 450,
        furtherUnits: 1,
        furtherMinor: 150,
        freeFromMinor: 15_000,
        days: { from: 2, to: 4 },
      },
      {
        countries: [],
        baseUnits: 1,
        baseMinor: 1250,
        furtherUnits: 1,
        furtherMinor: 400,
        freeFromMinor: 30_000,
        days: { from: 7, to: 14 },
      },
    ],
  },
  northfell: {
    by: 'weight',
    zones: [
      {
        countries: NEAR,
        baseUnits: 1000,
        baseMinor: 590,
        furtherUnits: 500,
        furtherMinor: 80,
        freeFromMinor: null,
        days: { from: 3, to: 5 },
      },
      {
        countries: [],
        baseUnits: 1000,
        baseMinor: 1490,
        furtherUnits: 500,
        furtherMinor: 250,
        freeFromMinor: null,
        days: { from: 10, to: 18 },
      },
    ],
  },
};

/** Shops with their own delivery; the others use couriers only. */
export const DELIVERY: Partial<
  Record<ShopKey, { methods: ('courier' | 'shopCourier')[]; shopCourierMinor: number }>
> = {
  vermilion: { methods: ['courier', 'shopCourier'], shopCourierMinor: 200 },
};
