import { describe, expect, test } from 'vitest';
import { readSettings } from './config';

test.each([
  [undefined, '*'],
  ['*', '*'],
  ['none', []],
  ['https://a.example, https://b.example/', ['https://a.example', 'https://b.example']],
])('sites that may call: %s', (MALL_CORS_ORIGINS, corsOrigins) => {
  expect(readSettings({ MALL_CORS_ORIGINS }).corsOrigins).toEqual(corsOrigins);
});

describe('test payment and outbox', () => {
  const open = (env: NodeJS.ProcessEnv) => {
    const { testPay, outbox } = readSettings(env);
    return { testPay, outbox };
  };

  test.each([undefined, 'http://localhost:3000/', 'http://127.0.0.1:5001', 'http://[::1]:3000'])(
    'are open in a mall to try out: %s',
    (url) => {
      expect(open({ MALL_STOREFRONT_URL: url })).toEqual({ testPay: true, outbox: true });
    },
  );

  test.each([
    'https://mall.example',
    'https://localhost.example',
    'http://192.168.0.7:3000',
    'nonsense',
  ])('are closed in a real one: %s', (url) => {
    expect(open({ MALL_STOREFRONT_URL: url })).toEqual({ testPay: false, outbox: false });
  });

  test('are as they were set, wherever the storefront is', () => {
    const MALL_STOREFRONT_URL = 'https://demo.example';
    const on = { MALL_STOREFRONT_URL, MALL_TEST_PAY: 'on', MALL_OUTBOX: '1' };
    expect(open(on)).toEqual({ testPay: true, outbox: true });
    expect(open({ MALL_TEST_PAY: 'off', MALL_OUTBOX: 'no' })).toEqual({
      testPay: false,
      outbox: false,
    });
  });
});
