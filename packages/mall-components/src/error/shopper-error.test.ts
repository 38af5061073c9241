import { describe, expect, it } from 'vitest';
import { LoginError } from '../login/login-error';
import { SettlementFieldError } from '../settlement/settlement-form/settlement-field-error';
import { ShopperError, shopperMessage } from './shopper-error';

describe('ShopperError', () => {
  it.each([
    new Error('setCartQuantity: transport (code 0, HTTP 0)'),
    new TypeError('crypto.randomUUID is not a function'),
    new ShopperError(''),
    'a text',
    undefined,
  ])('%s has no message for the shopper', (error) => {
    expect(shopperMessage(error)).toBeUndefined();
  });

  it.each([
    new ShopperError('Sold out.'),
    new LoginError({ reason: 'refused', message: 'Sold out.' }),
    new SettlementFieldError('email', 'Sold out.'),
  ])('%s has one', (error) => {
    expect(shopperMessage(error)).toBe('Sold out.');
  });
});
