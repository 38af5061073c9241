import type { HomeIndex } from '@vermilion/api-client';
import minorUnits from '@vermilion/api-client/contract/currencies.json';
import { describe, expect, it } from 'vitest';
import { mallFormat } from './mall-format';

const home = (shopPayCurrency: string, zoneOffsetMinutes?: number) =>
  ({ shopPayCurrency, mall: { zoneOffsetMinutes } }) as unknown as HomeIndex;

describe('the currency', () => {
  it.each([
    ['{"currency":"EUR","symbol":"€"}', 'EUR', '€', 2],
    ['{"symbol":"₹"}', 'USD', '₹', 2],
    ['{"currency":"JPY","symbol":"¥"}', 'JPY', '¥', 0],
    ['{"currency":"JPY","decimals":0}', 'JPY', undefined, 0],
    ['{"currency":"HUF","decimals":0}', 'HUF', undefined, 0],
    ['{"currency":"HUF"}', 'HUF', undefined, 2],
    ['{"currency":"KWD","decimals":"many"}', 'KWD', undefined, 3],
    ['{"currency":"EUR","decimals":4}', 'EUR', undefined, 4],
    ['{"currency":"EUR","decimals":5}', 'EUR', undefined, 2],
    ['{"currency":"EUR","decimals":12}', 'EUR', undefined, 2],
    ['{"currency":"EUR","decimals":40}', 'EUR', undefined, 2],
    ['{"currency":"xEUR","symbol":3}', 'USD', undefined, 2],
    ['{"currency":"EURO"}', 'USD', undefined, 2],
    ['{"currency":["EUR"]}', 'USD', undefined, 2],
    ['{"currency":"dollars","symbol":""}', 'USD', undefined, 2],
    ['{', 'USD', undefined, 2],
    ['null', 'USD', undefined, 2],
  ])('of %s is %s, %s with %i decimals', (text, currency, currencySymbol, decimals) =>
    expect(mallFormat(home(text), 0)).toMatchObject({ currency, currencySymbol, decimals }),
  );

  it('has the decimals of ISO 4217 where the server sends none, whatever Intl knows', () => {
    const decimals = Object.keys(minorUnits).map((currency) => [
      currency,
      mallFormat(home(JSON.stringify({ currency })), 0).decimals,
    ]);
    expect(Object.fromEntries(decimals)).toEqual(minorUnits);
  });
});

describe('the zone of the times', () => {
  it.each([
    [330, 330],
    [0, 0],
    [-480, -480],
    [undefined, 60],
    [840, 840],
    [-840, -840],
    [841, 60],
    [2000, 60],
    [7.5, 60],
  ])('of home data with %s is %i, where the setting says 60', (sent, utcOffset) =>
    expect(mallFormat(home('{}', sent), 60).utcOffset).toBe(utcOffset),
  );

  it('is the setting without home data', () => {
    expect(mallFormat(undefined, 60)).toMatchObject({ currency: 'USD', utcOffset: 60 });
    const sparse = { shopPayCurrency: '{}' } as HomeIndex;
    expect(mallFormat(sparse, 60)).toMatchObject({ currency: 'USD', utcOffset: 60 });
  });
});
