import type { OrderCoupon } from '@vermilion/api-client';
import { expect, it } from 'vitest';
import { defaultCoupon } from './default-coupon';

const coupon = (id: number, money: string, endTime: string) =>
  ({ id, money, minPrice: '0.00', endTime }) as OrderCoupon;
const coupons = [
  coupon(1, '5.00', '2026-12-01'),
  coupon(2, '12.00', '2026-12-31'),
  coupon(3, '12.00', '2026-12-02'),
];
const draft = { userCouponId: null };

it('takes what takes off most, and of equal ones what ends first', () => {
  expect(defaultCoupon(draft, coupons)).toBe(3);
});

it("keeps the draft's own", () => expect(defaultCoupon({ userCouponId: 1 }, coupons)).toBe(1));

it.each([[undefined], [[]]])('takes none where none fits: %j', (none) => {
  expect(defaultCoupon(draft, none)).toBeUndefined();
});
