import type { Address as WireAddress } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { toAddress, toSaveArgs } from './address';

const wire: WireAddress = {
  id: 601,
  realName: 'Nora Lindgren',
  phone: '701234567',
  email: 'nora@example.com',
  country: 'Sweden',
  countryIso: 'SE',
  countryCode: '46',
  detail: 'Kungsgatan 12, Stockholm',
  postCode: 11135,
  isDefault: true,
};
const shown = {
  name: 'Nora Lindgren',
  email: 'nora@example.com',
  country: 'Sweden',
  dialCode: '46',
  phone: '701234567',
  detail: 'Kungsgatan 12, Stockholm',
  postCode: '11135',
  isDefault: true,
};

describe('an address of the address book', () => {
  it('is shown with its parts', () => {
    expect(toAddress(wire)).toEqual({ ...shown, id: 601, countryIso: 'SE' });
  });

  it.each([null, undefined, '', 'se', 'SWE', 'XSE', '4'])('has no country code for %j', (code) => {
    expect(toAddress({ ...wire, countryIso: code }).countryIso).toBeUndefined();
  });

  it.each([
    ['+46', '46'],
    ['+1 684', '1684'],
    [46 as never, '46'],
  ])('has the digits of the dial code %j', (countryCode, dialCode) => {
    expect(toAddress({ ...wire, countryCode }).dialCode).toBe(dialCode);
  });
});

describe('an address to save', () => {
  it('is new without an id, and changes the one with it', () => {
    const { postCode, realName, countryCode } = wire;
    const args = { postCode, realName, countryCode, isDefault: true, country: 'Sweden' };
    expect(toSaveArgs(shown)).toMatchObject({ ...args, id: undefined });
    expect(toSaveArgs(shown, 601)).toEqual({
      ...args,
      id: 601,
      email: 'nora@example.com',
      phone: '701234567',
      detail: 'Kungsgatan 12, Stockholm',
    });
  });

  it.each([
    ['0', 0],
    ['10110', 10110],
    ['999999999', 999_999_999],
    ['1000000000', '1000000000'],
    ['01067', '01067'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['1234 AB', '1234 AB'],
    ['A1', 'A1'],
    ['', undefined],
  ])('has the postal code %j as %j', (postCode, sent) => {
    expect(toSaveArgs({ ...shown, postCode }).postCode).toBe(sent);
  });
});
