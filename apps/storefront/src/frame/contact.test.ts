import type { HomeIndex } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { contactOf } from './contact';

const home = {
  consumerHotline: '+86 400',
  consumerEmail: 'help@mall.example',
  consumerH5Url: 'https://chat.mall.example',
  consumerMessage: 'https://m.me/mall',
};
const contact = (consumerType: string, more = {}) =>
  contactOf({ ...home, consumerType, ...more } as HomeIndex);
describe('contactOf', () => {
  // Only the fields that are read

  it.each([
    ['h5', { chatHref: home.consumerH5Url }],
    ['H5', { chatHref: home.consumerH5Url }],
    ['message', { chatHref: home.consumerMessage }],
    ['hotline', { phone: home.consumerHotline }],
    ['phone', { phone: home.consumerHotline }],
    ['email', { email: home.consumerEmail }],
  ])('of the kind %s is reached in that one way', (type, expected) =>
    expect(contact(type)).toEqual(expected),
  );

  it('is reached in every way that the mall offers, together', () => {
    const mall = { contactTypes: ['h5', 'hotline', 'pigeon'] };
    expect(contact('h5', { mall })).toEqual({
      chatHref: home.consumerH5Url,
      phone: home.consumerHotline,
    });
    expect(contact('email', { mall: { contactTypes: [] } })).toEqual({ email: home.consumerEmail });
  });

  it('is not there without an address, of an unknown kind or by a link that could run', () => {
    expect(contactOf(undefined)).toEqual({});
    expect(contact('hotline', { consumerHotline: '' })).toEqual({ phone: undefined });
    expect(contact('pigeon')).toEqual({});
    expect(contact('h5', { consumerH5Url: 'javascript:alert(1)' })).toEqual({
      chatHref: undefined,
    });
  });
});
