import { afterEach, describe, expect, it } from 'vitest';
import { pageAddress, render } from './render/entry';
import type { TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

const home = {
  banner: [],
  bastBanner: [],
  logoUrl: '',
  recommendImage: '',
  shopStreetHeaderImag: '',
  shopPayCurrency: '{}',
  consumerType: 'email',
  consumerHotline: null,
  consumerH5Url: null,
  consumerMessage: null,
  consumerEmail: null,
};

const pages = async () => ({
  addressOf: pageAddress,
  render,
  entry: '/e.js',
  head: () => '',
  policy: true,
});

let mall: TestMall;
afterEach(() => mall.close());

describe('time zone', () => {
  it.each([
    [undefined, 330, 'Asia/Kolkata'],
    [undefined, -480, 'Etc/GMT+8'],
    [undefined, undefined, 'Etc/GMT-1'],
    ['Europe/Paris', 330, 'Europe/Paris'],
  ])(
    'with the setting %s and times of the API at %s minutes it shows times in %s',
    async (timeZone, zoneOffsetMinutes, shown) => {
      const own = { name: { en: 'Mall' }, address: null, zoneOffsetMinutes };
      const data = { ...home, mall: own };
      const answer = ({ url = '' }) => ({
        code: 200,
        message: 'ok',
        data: url.startsWith('/api/pc/home/index') ? data : [],
      });
      mall = await openTestMall(answer, { pages, timeZone, utcOffset: 60 });
      const page = await (await fetch(`${mall.origin}/login`)).text();
      expect(/ data-time-zone="([^"]*)" data-utc-offset="60"/.exec(page)?.[1]).toBe(shown);
    },
  );

  it.each([
    ['America/New_York', 'America/New_York'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['Mars/Olympus', 'Europe/Paris'],
    ['+03:07', 'Europe/Paris'],
  ])(
    'shows times on a page for one visitor in the zone %s of their browser as %s',
    async (own, shown) => {
      const answer = () => ({ code: 200, message: 'ok', data: [] });
      mall = await openTestMall(answer, { pages, timeZone: 'Europe/Paris' });
      const zoneAt = async (path: string) => {
        const headers = { cookie: `time_zone=${own}` };
        const page = await (await fetch(mall.origin + path, { headers })).text();
        return / data-time-zone="([^"]*)"/.exec(page)?.[1];
      };
      expect(await zoneAt('/login')).toBe(shown);
      // The same page for everybody
      expect(await zoneAt('/help')).toBe('Europe/Paris');
    },
  );

  it('tells the browser the zone in which the mall shows times', async () => {
    const answer = () => ({ code: 200, message: 'ok', data: [] });
    mall = await openTestMall(answer, { pages, timeZone: 'Europe/Paris' });
    const page = await (await fetch(`${mall.origin}/login`)).text();
    expect(page).toMatch(/^<!DOCTYPE html><html[^>]* data-time-zone="Europe\/Paris"/i);
  });
});
