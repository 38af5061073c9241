import type { OrderPrice, PayMethods } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toMethods } from './checkout';

const price: OrderPrice = {
  proTotalFee: '25.00',
  couponFee: '0.00',
  freightFee: '4.00',
  payFee: '29.00',
};

describe('the payment methods of a checkout', () => {
  const closed: PayMethods = { stripeStatus: false, paypalStatus: false, wechatPaySwitch: false };
  const card = { id: 'stripe', kind: 'card' };
  const delivery = { id: 'cod', kind: 'delivery' };
  const methodsOf = (methods: Partial<PayMethods>, cashOnDelivery?: OrderPrice['cashOnDelivery']) =>
    toMethods(mall, { ...closed, ...methods }, { ...price, cashOnDelivery });

  it('are the open ones, the trial one last', () => {
    const open = { testStatus: true, codSwitch: true, wechatPaySwitch: true, paypalStatus: true };
    expect(methodsOf({ ...open, stripeStatus: true })).toEqual([
      card,
      { id: 'paypal', kind: 'paypal' },
      { id: 'wechat', kind: 'wechat' },
      delivery,
      { id: 'test', kind: 'test' },
    ]);
    expect(methodsOf({ stripeStatus: true, codSwitch: false, upiSwitch: true })).toEqual([card]);
    expect(methodsOf({})).toEqual([]);
  });

  it.each([
    [{ refusal: null, max: null }, [delivery]],
    [{ refusal: 'closed', max: null }, []],
    [{ refusal: 'virtual', max: null }, [{ ...delivery, obstacle: { kind: 'virtual' } }]],
    [
      { refusal: 'amount', max: '50.00' },
      [{ ...delivery, obstacle: { kind: 'amount', mostMinor: 5000 } }],
    ],
    [
      { refusal: 'amount', max: null },
      [{ ...delivery, obstacle: { kind: 'amount', mostMinor: 0 } }],
    ],
  ] as const)('tell why payment on delivery is refused: %j', (cashOnDelivery, methods) => {
    expect(methodsOf({ codSwitch: true }, cashOnDelivery)).toEqual(methods);
  });

  it('are without payment on delivery where the mall does not have it', () => {
    expect(methodsOf({ codSwitch: false }, { refusal: 'amount', max: '50.00' })).toEqual([]);
  });
});
