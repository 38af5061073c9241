import type { MallClient } from '@vermilion/api-client';
import type { Address } from '@vermilion/mall-components/address';
import { describe, expect, it } from 'vitest';
import { startPayment, toOrderArgs } from './place-order';

const address: Address = {
  id: 4,
  name: 'Mina',
  email: 'mina@example.com',
  country: 'Thailand',
  dialCode: '66',
  phone: '812345678',
  detail: '5 Kiln Lane',
  postCode: '10110',
  isDefault: true,
};

const draft = {
  preOrderNo: 'PRE1',
  addresses: [address],
  choice: { couponIds: [8, 9], pointsUsed: true },
  quoteHash: 'abc',
};

const order = {
  addressId: 4,
  paymentMethodId: 'stripe',
  notes: [{ shopId: 2, text: 'Ring twice' }],
};

const payingBy = (redirect: string | null, stripeClientSecret: string | null) =>
  ({ startPayment: async () => ({ redirect, stripeClientSecret }) }) as unknown as MallClient;

describe('toOrderArgs', () => {
  it('names the shopper of the address, and every choice', () => {
    expect(toOrderArgs(order, draft)).toMatchObject({
      preOrderNo: 'PRE1',
      payType: 'stripe',
      addressId: 4,
      couponIds: [8, 9],
      useIntegral: true,
      quoteHash: 'abc',
      shopMarks: [{ merId: 2, mark: 'Ring twice' }],
      realName: 'Mina',
    });
  });

  it('has what servers with one coupon and one note use', () => {
    expect(toOrderArgs(order, draft)).toMatchObject({ couponId: 8, mark: 'Ring twice' });
  });
});

describe('startPayment', () => {
  it.each([
    ['card', 'stripe', 'secret', { kind: 'card', clientSecret: 'secret' }],
    ['QR code', 'wechat', null, { kind: 'result' }],
    ['payment on delivery', 'cod', null, { kind: 'result' }],
    ['page of the provider', 'paypal', null, { kind: 'redirect', url: 'https://pay.example/' }],
  ])('goes on with the %s', async (_case, payType, secret, step) => {
    const api = payingBy('https://pay.example/', secret);
    expect(await startPayment(api, { orderNo: 'PT1', payType })).toEqual(step);
  });

  it('follows no script', async () => {
    const api = payingBy('javascript:alert(1)', null);
    await expect(startPayment(api, { orderNo: 'PT1', payType: 'paypal' })).rejects.toThrow(
      'paypal',
    );
  });
});
