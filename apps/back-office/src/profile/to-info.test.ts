import type { ShopInfo } from '@vermilion/api-client';
import { toContact, toShop } from '@vermilion/mall-data/shop';
import { describe, expect, it } from 'vitest';
import { mallFormat } from '../testing/goods-samples';
import { shop, shopInfo } from '../testing/shop-samples';
import { type ProfileValues, profileValues } from './profile-values';
import { toInfo } from './to-info';

const info = (values: Partial<ProfileValues> = {}, known?: ShopInfo, language = 'en') =>
  toInfo({ ...profileValues(shop), ...values }, { id: 7, language, known });

describe('a shop as its form has it now', () => {
  it('has what was typed, and of the mall what is no field', () => {
    expect(info({ name: 'Pine' }, shopInfo)).toMatchObject({ name: 'Pine', collectNum: 12 });
  });

  it('has no rating before the mall shows it', () => {
    expect(toShop(mallFormat, info(), []).rating).toBe(0);
  });

  it('has its introduction in the language of the shopper, else as it was written', () => {
    expect(info({}, undefined, 'fr').intro).toBe('Du fer et du bois');
    expect(info({}, undefined, 'th').intro).toBe(shop.intro);
  });

  it('has the banner that the mall would choose', () => {
    const signOf = (values: Partial<ProfileValues>) =>
      toShop(mallFormat, info(values), []).bannerSrc;
    expect(signOf({ pcBackImage: ['/picture/wide.jpg'] })).toBe('/picture/wide.jpg');
    expect(signOf({})).toBe('/picture/one.jpg');
    expect(signOf({ pcBanner: [], backImage: ['/picture/back.jpg'] })).toBe('/picture/back.jpg');
  });

  it('is open at the hours that are typed whole', () => {
    const [hours] = profileValues(shop).openingHours;
    const openingHours = [hours, { ...hours, opens: '9' }, { ...hours, closes: '25:00' }];
    expect(info({ openingHours: openingHours as ProfileValues['openingHours'] })).toMatchObject({
      openingHours: shop.openingHours,
    });
  });

  it('is reached in the way that is chosen', () => {
    const contactOf = (serviceType: ProfileValues['serviceType'], serviceValue: string) =>
      toContact(info({ serviceType, serviceValue }, { ...shopInfo, serviceEmail: 'old@a.b' }));
    expect(contactOf('phone', '+1 555')).toEqual({ kind: 'phone', value: '+1 555' });
    expect(contactOf('H5', 'https://a.b/')).toMatchObject({ kind: 'link' });
    expect(contactOf('phone', '')).toBeUndefined();
  });
});
