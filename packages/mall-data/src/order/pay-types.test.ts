import { describe, expect, it } from 'vitest';
import { openPayTypes } from './pay-types';

const closed = { stripeStatus: false, paypalStatus: false, wechatPaySwitch: false };

describe('the open ways to pay', () => {
  it.each([
    [{ stripeStatus: true }, ['stripe']],
    [{ paypalStatus: true }, ['paypal']],
    [{ wechatPaySwitch: true }, ['wechat']],
    [{ codSwitch: true }, ['cod']],
    [{ testStatus: true }, []],
    [
      { codSwitch: true, wechatPaySwitch: true, paypalStatus: true, stripeStatus: true },
      ['stripe', 'paypal', 'wechat', 'cod'],
    ],
  ])('with %j are %j', (part, payTypes) => {
    expect(openPayTypes({ ...closed, ...part })).toEqual(payTypes);
  });

  it('are none before the server has told them', () => expect(openPayTypes(undefined)).toEqual([]));
});
