import type { CouponOption } from '@vermilion/api-client';
import { expect, it } from 'vitest';
import { defaultCoupons } from './default-coupons';

const coupon = (id: number, discount: string, isBest = true) =>
  ({ id, discount, isBest }) as CouponOption;
const draft = { proTotalFee: '20.00' };

it('takes the best of every giver', () => {
  const coupons = [coupon(1, '12.00'), coupon(2, '5.00'), coupon(3, '4.00', false)];
  expect(defaultCoupons(draft, coupons)).toEqual([1, 2]);
});

it('leaves something to pay for the goods', () => {
  const coupons = [coupon(1, '12.00'), coupon(2, '8.00'), coupon(3, '7.99')];
  expect(defaultCoupons(draft, coupons)).toEqual([1, 3]);
});

it.each([[undefined], [[]]])('takes none where there is none: %j', (none) => {
  expect(defaultCoupons(draft, none)).toEqual([]);
});
