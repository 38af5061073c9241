import minorUnits from '@vermilion/api-client/contract/currencies.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings';
import { decimalsOf, isoDecimals } from '../money/currency';
import { fromPaypal, toPaypal } from './paypal/amounts';
import { decimalsAtPaypal, decimalsAtStripe } from './provider-decimals';
import { fromStripe, toStripe } from './stripe/amounts';
import { unpayableReason } from './unpayable-reason';

const mallIn = (currency: string, decimals: number | null = null) => ({
  currency: { currency, decimals },
});

describe('an amount at Stripe', () => {
  it.each([
    ['USD', null, 1250, 1250],
    ['JPY', null, 1200, 1200],
    ['KRW', null, 1200, 1200],
    // The units of ISO 4217 are not those of Stripe
    ['ISK', null, 1200, 120_000],
    ['MGA', 0, 1200, 1200],
    ['HUF', 0, 1200, 120_000],
    ['HUF', null, 120_050, 120_050],
    ['LAK', 0, 1200, 120_000],
    ['KWD', 2, 125, 1250],
  ])('in %s with decimals %s: %i is %i', (currency, decimals, minor, amount) => {
    const mall = mallIn(currency, decimals);
    expect(toStripe(mall, minor, currency)).toBe(amount);
    expect(fromStripe(mall, amount, currency)).toBe(minor);
  });

  it('counts no more than was received', () => {
    expect(fromStripe(mallIn('HUF', 0), 120_099, 'HUF')).toBe(1200);
  });
});

describe('an amount at PayPal', () => {
  it.each([
    ['USD', null, 1250, '12.50'],
    ['JPY', null, 1200, '1200'],
    ['HUF', 0, 1200, '1200'],
    ['TWD', 0, 5, '5'],
    ['KWD', 2, 125, '1.25'],
  ])('in %s with decimals %s: %i is %s', (currency, decimals, minor, value) => {
    const mall = mallIn(currency, decimals);
    expect(toPaypal(mall, minor, currency)).toEqual({ currency_code: currency, value });
    expect(fromPaypal(mall, value)).toBe(minor);
  });

  it('is read with zeros that PayPal adds', () => {
    expect(fromPaypal(mallIn('JPY'), '1200.00')).toBe(1200);
  });
});

/** Every currency, in full or with fewer decimals in use. */
const mall = fc
  .tuple(fc.constantFrom(...Object.keys(minorUnits)), fc.nat({ max: 3 }))
  .map(([code, fewer]) => mallIn(code, Math.min(fewer, isoDecimals(code) ?? 0)));

const stripe = readSettings({
  MALL_STRIPE_SECRET_KEY: 'sk_test_x',
  MALL_STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  MALL_STRIPE_WEBHOOK_SECRETS: 'whsec_x',
  MALL_LIMIT_KEY: 'x'.repeat(64),
});
const paypal = readSettings({
  MALL_PAYPAL_CLIENT_ID: 'x',
  MALL_PAYPAL_CLIENT_SECRET: 'x',
  MALL_PAYPAL_WEBHOOK_ID: 'x',
  MALL_LIMIT_KEY: 'x'.repeat(64),
});

const starts = (settings: typeof stripe, own: ReturnType<typeof mallIn>) => {
  try {
    expect(unpayableReason(settings, own)).toBeUndefined();
    return true;
  } catch {
    return false;
  }
};

describe('a mall that starts with a provider', () => {
  it('can charge every amount exactly, with only zeros below what the provider charges', () => {
    fc.assert(
      fc.property(mall, fc.nat({ max: 10 ** 9 }), (own, minor) => {
        const { currency } = own.currency;
        if (starts(stripe, own)) {
          const amount = toStripe(own, minor, currency);
          const { unit = 0, charged = 0 } = decimalsAtStripe(currency) ?? {};
          expect(amount % 10 ** (unit - charged)).toBe(0);
          expect(fromStripe(own, amount, currency)).toBe(minor);
        }
        if (starts(paypal, own)) {
          const { value } = toPaypal(own, minor, currency);
          expect(value).toMatch(decimalsAtPaypal(currency).charged ? /^\d+\.\d\d$/ : /^\d+$/);
          expect(fromPaypal(own, value)).toBe(minor);
        }
      }),
    );
  });

  it.each([
    [stripe, 'KWD', null, 'Stripe charges KWD with at most 2 decimals: set currency.decimals'],
    [stripe, 'UGX', null, 'Stripe is set up, but how it counts UGX is not known.'],
    [stripe, 'MGA', null, 'Stripe charges MGA with at most 0 decimals'],
    [paypal, 'HUF', null, 'PayPal charges HUF with at most 0 decimals'],
    [paypal, 'KWD', null, 'PayPal charges KWD with at most 2 decimals'],
  ])(
    'is none that the provider cannot charge: %#, %s',
    (settings, currency, decimals, sentence) => {
      expect(unpayableReason(settings, mallIn(currency, decimals))).toMatch(sentence);
    },
  );

  it.each(['USD', 'EUR', 'JPY', 'KRW', 'ISK', 'RSD', 'LAK', 'HUF'])(
    'can have Stripe in %s',
    (code) => {
      expect(unpayableReason(stripe, mallIn(code))).toBeUndefined();
      expect(decimalsOf(mallIn(code))).toBe(isoDecimals(code));
    },
  );

  it('needs no such check without providers', () => {
    expect(unpayableReason(readSettings({ MALL_MODE: 'trial' }), mallIn('UGX'))).toBeUndefined();
  });
});
