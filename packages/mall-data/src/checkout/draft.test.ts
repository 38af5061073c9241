import { type CouponOption, type MallClient, MallError } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { couponsQuery, draftQuery, priceQuery, suggestedCoupons } from './draft';

const failure = (kind: MallError['kind']) =>
  new MallError({ kind, operation: 'loadPreOrder', code: 0, status: 0 });
const clientOf = (calls: object) => calls as unknown as MallClient; // only the calls in use
const { signal } = new AbortController();

describe('the query of a draft', () => {
  it('loads it until the page is left, and keeps it', async () => {
    const loadPreOrder = vi.fn(async () => ({ payFee: '29.00' }));
    const query = draftQuery(clientOf({ loadPreOrder }), 'PRE1');
    expect(await query.queryFn({ signal })).toEqual({ payFee: '29.00' });
    expect(loadPreOrder).toHaveBeenCalledExactlyOnceWith({ preOrderNo: 'PRE1' }, { signal });
    expect(query.queryKey).toEqual(['loadPreOrder', { preOrderNo: 'PRE1' }, 'or expired']);
    expect(query.staleTime).toBe(Infinity);
  });

  it.each(['business', 'notFound'] as const)('is null once it has expired: %s', async (kind) => {
    const loadPreOrder = () => Promise.reject(failure(kind));
    expect(await draftQuery(clientOf({ loadPreOrder }), 'PRE1').queryFn({ signal })).toBeNull();
  });

  it.each([failure('transport'), new TypeError('broken')])('fails with %s', async (error) => {
    const loadPreOrder = () => Promise.reject(error);
    const query = draftQuery(clientOf({ loadPreOrder }), 'PRE1');
    await expect(query.queryFn({ signal })).rejects.toBe(error);
  });
});

describe('the query of the coupons of a draft', () => {
  const coupon = { id: 811, name: '3 off tea', money: '3.00', minPrice: '20.00', useType: 1 };

  it('has all of the shopper’s coupons with their obstacles', async () => {
    const couponOptions = vi.fn(async () => [{ ...coupon, obstacle: 'otherGoods' }]);
    const query = couponsQuery(clientOf({ couponOptions }), 'PRE1');
    expect(await query.queryFn()).toEqual([{ ...coupon, obstacle: 'otherGoods' }]);
    expect(couponOptions).toHaveBeenCalledExactlyOnceWith({ preOrderNo: 'PRE1' });
    expect(query.queryKey).toEqual(['couponOptions', { preOrderNo: 'PRE1' }]);
  });

  it('has the fitting ones of a server that gives no reasons', async () => {
    const couponOptions = () => Promise.reject(failure('notFound'));
    const orderCoupons = vi.fn(async () => [coupon]);
    const query = couponsQuery(clientOf({ couponOptions, orderCoupons }), 'PRE1');
    expect(await query.queryFn()).toEqual([
      { ...coupon, merName: null, discount: '3.00', isBest: false, obstacle: null, missing: null },
    ]);
    expect(orderCoupons).toHaveBeenCalledExactlyOnceWith({ preOrderNo: 'PRE1' });
  });

  it.each([failure('session'), new TypeError('broken')])('fails with %s', async (error) => {
    const orderCoupons = vi.fn();
    const couponOptions = () => Promise.reject(error);
    const query = couponsQuery(clientOf({ couponOptions, orderCoupons }), 'PRE1');
    await expect(query.queryFn()).rejects.toBe(error);
    expect(orderCoupons).not.toHaveBeenCalled();
  });
});

describe('the coupons that are selected at first', () => {
  const option = (id: number, isSuggested?: boolean) => ({ id, isSuggested }) as CouponOption;

  it('are those that the server suggests', () => {
    const coupons = [option(1), option(2, true), option(3, false), option(4, true)];
    expect(suggestedCoupons(coupons)).toEqual([2, 4]);
    expect(suggestedCoupons()).toEqual([]);
  });
});

describe('the query of the price of a draft', () => {
  const computePrice = vi.fn(async () => ({ payFee: '25.50' }));
  const api = clientOf({ computePrice });
  const deliveries = [{ merId: 7, method: 'courier' }] as const;

  it('asks for the price of what is chosen', async () => {
    const choice = { addressId: 601, couponIds: [9, 10, 8], pointsUsed: true, deliveries };
    expect(await priceQuery(api, 'PRE1', choice).queryFn()).toEqual({ payFee: '25.50' });
    expect(computePrice).toHaveBeenCalledExactlyOnceWith({
      preOrderNo: 'PRE1',
      addressId: 601,
      couponId: 8,
      couponIds: [8, 9, 10],
      useIntegral: true,
      deliveries: [{ merId: 7, method: 'courier' }],
    });
  });

  it('is the same in whatever order the coupons were chosen', () => {
    const keyOf = (couponIds: number[]) =>
      priceQuery(api, 'PRE1', { couponIds, pointsUsed: false }).queryKey;
    expect(keyOf([10, 9])).toEqual(keyOf([9, 10]));
    expect(keyOf([9])).not.toEqual(keyOf([10]));
    expect(keyOf([9])).toEqual([
      'computePrice',
      { preOrderNo: 'PRE1', couponIds: [9], pointsUsed: false, deliveries: [] },
    ]);
  });

  it('tries again twice, but not when the server refuses', () => {
    const { retry, staleTime } = priceQuery(api, 'PRE1', { couponIds: [], pointsUsed: false });
    const tries = [0, 1, 2].map((count) => retry(count, failure('transport')));
    expect(tries).toEqual([true, true, false]);
    expect(retry(0, failure('business'))).toBe(false);
    expect(retry(1, new TypeError('broken'))).toBe(true);
    expect(staleTime).toBe(Infinity);
  });
});
