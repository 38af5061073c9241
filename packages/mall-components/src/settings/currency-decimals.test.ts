import { describe, expect, it } from 'vitest';
import { currencyDecimals } from '.';

describe('currencyDecimals', () => {
  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
    // Intl of browsers and of servers disagree about these
    ['RSD', 2],
    ['HUF', 2],
    ['LAK', 2],
    ['AAA', 2],
  ])('the decimals of %s in ISO 4217 are %i', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });
});
