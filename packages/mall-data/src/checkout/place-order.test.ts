import type { MallClient } from '@vermilion/api-client';
import type { Address } from '@vermilion/mall-components/address';
import { describe, expect, it, vi } from 'vitest';
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

  it('is that of a web page, with the contact of the address', () => {
    const other = { ...address, id: 5, name: 'Nora' };
    expect(toOrderArgs(order, { ...draft, addresses: [other, address] })).toMatchObject({
      payChannel: 'pc',
      realName: 'Mina',
      phone: '812345678',
      email: 'mina@example.com',
      deliveries: [],
    });
  });

  it('names the deliveries that were chosen', () => {
    const deliveries = [{ merId: 2, method: 'courier' }] as const;
    const choice = { ...draft.choice, deliveries };
    expect(toOrderArgs(order, { ...draft, choice }).deliveries).toEqual(deliveries);
  });

  it('has no address and no note where nothing is shipped and nothing was written', () => {
    const args = toOrderArgs({ ...order, addressId: undefined, notes: [] }, draft);
    expect([args.addressId, args.realName, args.phone, args.email, args.mark]).toEqual(
      Array(5).fill(undefined),
    );
    expect(args.shopMarks).toEqual([]);
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

  it('begins the payment of the order for a web page', async () => {
    const start = vi.fn(async () => ({
      redirect: 'http://pay.example/',
      stripeClientSecret: null,
    }));
    const api = { startPayment: start } as unknown as MallClient;
    const step = await startPayment(api, { orderNo: 'PT1', payType: 'paypal' });
    expect(step).toEqual({ kind: 'redirect', url: 'http://pay.example/' });
    const args = { orderNo: 'PT1', payType: 'paypal', payChannel: 'pc' };
    expect(start).toHaveBeenCalledExactlyOnceWith(args);
  });

  it.each(['javascript:alert(1)', 'javascript:"https://pay.example/"', null, ''])(
    'goes nowhere by %j',
    async (redirect) => {
      const api = payingBy(redirect, null);
      await expect(startPayment(api, { orderNo: 'PT1', payType: 'paypal' })).rejects.toThrow(
        'paypal',
      );
    },
  );
});
