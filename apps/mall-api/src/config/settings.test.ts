import type { Environment } from '@vermilion/settings';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings';

describe('readSettings', () => {
  test.each([
    [undefined, '*'],
    ['*', '*'],
    ['none', []],
    ['https://a.example, https://b.example/', ['https://a.example', 'https://b.example']],
  ])('sites that may call: %s', (MALL_CORS_ORIGINS, corsOrigins) => {
    expect(readSettings({ MALL_CORS_ORIGINS }).corsOrigins).toEqual(corsOrigins);
  });

  test('pictures are in the database unless a bucket is named', () => {
    expect(readSettings({ MALL_S3_BUCKET: 'mall' }).s3).toBeUndefined();
    const MALL_PICTURE_STORE = 's3';
    expect(() => readSettings({ MALL_PICTURE_STORE })).toThrow('MALL_S3_BUCKET is missing');
    const env = { MALL_PICTURE_STORE, MALL_S3_BUCKET: 'mall' };
    expect(readSettings(env).s3).toMatchObject({ bucket: 'mall', credentials: undefined });
    expect(() => readSettings({ ...env, MALL_S3_ACCESS_KEY_ID: 'key' })).toThrow(
      'MALL_S3_ACCESS_KEY_ID cannot be used without MALL_S3_SECRET_ACCESS_KEY.',
    );
  });

  describe('what belongs to a mall to try out', () => {
    const parts = (env: Environment) => {
      const { isTrial, testPay, outbox, seed } = readSettings(env);
      return { isTrial, testPay, outbox, seed };
    };
    const all = { isTrial: true, testPay: true, outbox: true, seed: 'demo' };
    const none = { isTrial: false, testPay: false, outbox: false, seed: 'none' };

    test.each([
      {},
      { MALL_STOREFRONT_URL: 'http://localhost:3000' },
      { DATABASE_URL: 'postgres://localhost/mall' },
      { MALL_OUTBOX: 'off', MALL_TEST_PAY: 'off', MALL_SEED: 'none' },
    ])('is closed unless somebody asks for it: %o', (env) => {
      expect(parts(env)).toEqual(none);
    });

    test.each([
      {},
      { MALL_STOREFRONT_URL: 'http://127.0.0.1:5001', MALL_PUBLIC_URL: 'http://[::1]:4000' },
    ])('comes with one setting: %o', (env) => {
      expect(parts({ MALL_MODE: 'trial', ...env })).toEqual(all);
    });

    test('can be left out piece by piece', () => {
      const env = { MALL_MODE: 'trial', MALL_OUTBOX: 'no', MALL_TEST_PAY: '0', MALL_SEED: 'none' };
      expect(parts(env)).toEqual({ ...none, isTrial: true });
    });

    test.each([
      { MALL_STOREFRONT_URL: 'https://mall.example' },
      { MALL_STOREFRONT_URL: 'https://localhost.example' },
      { MALL_STOREFRONT_URL: 'http://192.168.0.7:3000' },
      { MALL_PUBLIC_URL: 'https://api.mall.example' },
      { NODE_ENV: 'production' },
    ])('refuses to be where strangers come: %o', (env) => {
      const [[name, value]] = Object.entries(env) as [[string, string]];
      const start = () => readSettings({ MALL_MODE: 'trial', ...env });
      expect(start).toThrow(
        /^MALL_MODE is "trial", which is for trying the mall out on one machine;/,
      );
      expect(start).toThrow(name);
      expect(start).toThrow(value);
    });

    test.each([{ MALL_OUTBOX: 'on' }, { MALL_TEST_PAY: '1' }, { MALL_SEED: 'demo' }])(
      'is no part of a real one: %o',
      (env) => {
        expect(() => readSettings(env)).toThrow(
          `${Object.keys(env)[0]} opens what only a mall to try`,
        );
      },
    );
  });

  test.each([
    [
      { MALL_API_PORT: 'tcp://10.0.0.1:80' },
      /^MALL_API_PORT is "tcp.+whole number from 0 to 65535\.$/,
    ],
    [{ MALL_DB_POOL: '0' }, 'MALL_DB_POOL is "0"; it must be a whole number from 1 to 1000.'],
    [{ MALL_DB_POOL: '1e3' }, /^MALL_DB_POOL is "1e3"/],
    [{ MALL_OUTBOX: 'perhaps' }, 'MALL_OUTBOX is "perhaps"; it must be on or off.'],
    [{ MALL_PUBLIC_URL: 'nonsense' }, /^MALL_PUBLIC_URL is "nonsense"; it must be an address/],
    [{ MALL_CORS_ORIGINS: 'https://a.example/x' }, /^MALL_CORS_ORIGINS is/],
    [{ MALL_TRUST_PROXY: 'true' }, /^MALL_TRUST_PROXY is "true"; it must be none, or addresses/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; it must be one of info/],
    [
      { MALL_GOOGLE_CLIENT_ID: 'x' },
      /^MALL_GOOGLE_CLIENT_ID cannot be used without MALL_GOOGLE_CLIENT_S/,
    ],
  ])('refuses %o in a sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });

  describe('providers', () => {
    const stripe = {
      MALL_STRIPE_SECRET_KEY: 'sk_test_a',
      MALL_STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
      MALL_STRIPE_WEBHOOK_SECRETS: 'whsec_old, whsec_new',
    };
    const paypal = {
      MALL_PAYPAL_CLIENT_ID: 'id',
      MALL_PAYPAL_CLIENT_SECRET: 'secret',
      MALL_PAYPAL_WEBHOOK_ID: 'hook',
    };

    test('are off until their settings are there', () => {
      const { stripe: cards, paypal: wallet, twilio, google } = readSettings({});
      expect([cards, wallet, twilio, google]).toEqual(Array(4).fill(undefined));
    });

    test('are on with all of them, and both webhook secrets count while one is changed', () => {
      const settings = readSettings({ ...stripe, ...paypal });
      expect(settings.stripe).toEqual({
        url: 'https://api.stripe.com',
        secretKey: 'sk_test_a',
        publishableKey: 'pk_test_a',
        webhookSecrets: ['whsec_old', 'whsec_new'],
      });
      expect(settings.paypal).toEqual({
        url: 'https://api-m.paypal.com',
        clientId: 'id',
        clientSecret: 'secret',
        webhookId: 'hook',
      });
    });

    test.each([...Object.keys(stripe), ...Object.keys(paypal)])(
      'are refused without %s',
      (name) => {
        const { [name]: _left, ...env }: Environment = { ...stripe, ...paypal };
        expect(() => readSettings(env)).toThrow(new RegExp(`cannot be used without ${name}\\.$`));
      },
    );

    test.each([
      [{ MALL_STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }, /must both be test keys or both be live keys/],
      [{ MALL_STRIPE_SECRET_KEY: 'pk_test_a' }, /^MALL_STRIPE_SECRET_KEY cannot be used; it must/],
      [{ MALL_STRIPE_WEBHOOK_SECRETS: 'secret' }, /^MALL_STRIPE_WEBHOOK_SECRETS cannot be used/],
    ])('of two modes or of another shape are refused: %o', (change, sentence) => {
      expect(() => readSettings({ ...stripe, ...change })).toThrow(sentence);
    });
  });

  test('a real mall is given no key that others know', () => {
    const env = { DATABASE_URL: 'postgres://localhost/mall' };
    expect(readSettings(env).limitKey).toBe('');
    expect(readSettings({ ...env, MALL_MODE: 'trial' }).limitKey).toBe(env.DATABASE_URL);
    expect(readSettings({ MALL_LIMIT_KEY: 'own' }).limitKey).toBe('own');
  });

  test('what is secret is not shown when it is refused', () => {
    const refuse = () =>
      readSettings({
        DATABASE_URL: 'mysql://ann:pass@host/mall',
        MALL_SMTP_URL: 'http://ann:pass@host',
      });
    expect(refuse).toThrow(
      /^DATABASE_URL cannot be used; it must .+\nMALL_SMTP_URL cannot be used/,
    );
    expect(refuse).not.toThrow('pass');
  });
});
