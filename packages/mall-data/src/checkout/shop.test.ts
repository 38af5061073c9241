import type { PreOrderShop } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { shownLine } from '../testing/wire-order';
import { toCheckoutShop } from './checkout';

const line = {
  productId: 101,
  productName: 'Oolong tea',
  attrValueId: 1001,
  image: '/tea.webp',
  sku: '100 g,Green',
  price: '12.50',
  payNum: 2,
};
const wire: PreOrderShop = {
  merId: 7,
  merName: 'Leaf & Kettle',
  orderInfoList: [line],
  freightFee: '4.00',
  freeFreightMissing: '15.00',
  deliveryMethod: 'courier',
  deliveryMethods: [
    { method: 'courier', freightFee: '4.00' },
    { method: 'shopCourier', freightFee: '0.00' },
  ],
};
const shown = (part: Partial<PreOrderShop>) => toCheckoutShop(mall, { ...wire, ...part });

describe('a shop of the checkout', () => {
  it('tells its lines, their sum with delivery, and how they can be delivered', () => {
    expect(shown({})).toEqual({
      id: 7,
      name: 'Leaf & Kettle',
      href: '/shop/7',
      lines: [{ ...shownLine, id: 1001 }],
      freightMinor: 400,
      sumMinor: 2900,
      freeFreightMissingMinor: 1500,
      delivery: {
        method: 'courier',
        options: [
          { method: 'courier', freightMinor: 400 },
          { method: 'shopCourier', freightMinor: 0 },
        ],
      },
    });
  });

  it('adds up the delivery of its pieces where the server does not', () => {
    const orderInfoList = [
      { ...line, postage: '1.50' },
      { ...line, postage: '2.00', payNum: 1 },
      { ...line, postage: null },
    ];
    expect(shown({ freightFee: undefined, orderInfoList })).toMatchObject({
      freightMinor: 500,
      sumMinor: 6750,
    });
  });

  it('leaves nothing to choose where the server tells no way of delivery', () => {
    expect(shown({ deliveryMethod: undefined }).delivery).toBeUndefined();
    expect(shown({ deliveryMethods: undefined }).delivery).toEqual({
      method: 'courier',
      options: [],
    });
  });
});
