import type { ShopInfo } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { storyPictureOf, toContact, toOpeningHours, toShop } from './shop';

const info = (part: Partial<ShopInfo>): ShopInfo => ({
  id: 3,
  name: 'Kiln',
  typeId: 2,
  isSelf: false,
  avatar: '/logo.webp',
  starLevel: 4,
  isCollect: false,
  pcBanner: '[]',
  pcBackImage: null,
  ...part,
});

describe('customer service', () => {
  it.each([
    [
      { serviceType: 'phone', servicePhone: '+1 555' },
      { kind: 'phone', value: '+1 555' },
    ],
    [
      { serviceType: 'hotline', servicePhone: '+1 555' },
      { kind: 'phone', value: '+1 555' },
    ],
    [
      { serviceType: 'h5', serviceLink: 'https://a.b/' },
      { kind: 'link', href: 'https://a.b/', opensWindow: false },
    ],
    [
      { serviceType: 'email', serviceEmail: 'a@b.co' },
      { kind: 'email', value: 'a@b.co' },
    ],
    [
      { serviceType: 'H5', serviceLink: 'https://a.b/' },
      { kind: 'link', href: 'https://a.b/', opensWindow: false },
    ],
    [
      { serviceType: 'h5', serviceLink: 'http://a.b/' },
      { kind: 'link', href: 'http://a.b/', opensWindow: false },
    ],
    [
      { serviceType: 'message', serviceMessage: 'https://a.b/' },
      { kind: 'link', href: 'https://a.b/', opensWindow: true },
    ],
  ] as const)('is the one way that %j tells', (part, contact) => {
    expect(toContact(info(part))).toEqual(contact);
  });

  it.each([
    { serviceType: 'phone', servicePhone: '' },
    { serviceType: 'email', serviceEmail: null },
    { serviceType: 'H5', serviceLink: null },
    { serviceType: 'H5', serviceLink: 'x https://a.b/' },
    { serviceType: 'H5', serviceLink: 'javascript:alert(1)' },
    { serviceType: 'pigeon', serviceMessage: 'https://a.b/' },
    { serviceType: null },
  ])('is not there for %j', (part) => {
    expect(toContact(info(part))).toBeUndefined();
  });
});

describe('a shop', () => {
  it('is shown with its parts', () => {
    const wire = info({ stars: 4.3, collectNum: 12, createTime: '2025-06-01 08:00:00' });
    expect(toShop(mall, wire, [])).toEqual({
      id: 3,
      name: 'Kiln',
      logoSrc: '/logo.webp',
      rating: 4.3,
      selfOperated: false,
      followerCount: 12,
      followed: false,
      since: new Date('2025-06-01T00:00:00Z'),
    });
  });

  it.each([
    [{ pcBackImage: '/wide.webp', pcBanner: '[{"sattDir":"/one.webp"}]' }, '/wide.webp'],
    [{ pcBanner: '[{"sattDir":"/one.webp"}]', backImage: '/back.webp' }, '/one.webp'],
    [{ pcBanner: 'no JSON', backImage: '/back.webp' }, '/back.webp'],
    [{ pcBanner: '[{}]', backImage: '/back.webp' }, '/back.webp'],
    [{}, undefined],
    [{ backImage: '' }, undefined],
  ])('has the sign of %j', (part, sign) => {
    expect(toShop(mall, info(part), []).bannerSrc).toBe(sign);
  });

  it('names the type, but not twice for what the mall runs itself', () => {
    const types = [
      { id: 1, name: 'Outlet', info: '' },
      { id: 2, name: 'Flagship', info: '' },
    ];
    expect(toShop(mall, info({}), types).typeName).toBe('Flagship');
    expect(toShop(mall, info({ isSelf: true }), types).typeName).toBeUndefined();
  });

  describe('the rating of a shop', () => {
    it.each([
      ['the mean', { stars: 4.3 }, 4.3],
      ['none without reviews', { stars: null }, 0],
      ['whole stars of a server that tells no mean', {}, 4],
    ])('is %s', (_case, part, rating) => expect(toShop(mall, info(part), []).rating).toBe(rating));
  });
});

describe('the second banner of a shop', () => {
  it.each([
    ['[{"sattDir":"/one.webp"},{"sattDir":"/two.webp"}]', '/two.webp'],
    ['[{"sattDir":"/one.webp"},{"sattDir":""}]', undefined],
    ['[{"sattDir":"/one.webp"}]', undefined],
    ['', undefined],
  ])('of %s is %s', (pcBanner, picture) => expect(storyPictureOf({ pcBanner })).toBe(picture));
});

describe('the opening hours of a shop', () => {
  const spans = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }];

  it('are in the zone of the mall', () => {
    const wire = info({ openingHours: spans as ShopInfo['openingHours'] });
    expect(toOpeningHours(mall, wire)).toEqual({ spans, utcOffset: 8 });
    expect(toShop(mall, wire, []).openingHours).toEqual({ spans, utcOffset: 8 });
  });

  it.each([undefined, []])('are not there for %j', (openingHours) => {
    expect(toOpeningHours(mall, info({ openingHours }))).toBeUndefined();
  });
});
