import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import type { CallOptions } from '../testing/call';
import { fillLittleMall } from '../testing/little-mall';

const existingClient = { 'x-image-addresses': '' };

describe('picture addresses', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp({ settings: { publicUrl: 'http://mall.example:4321' } });
      await fillLittleMall(mall.db);
    });

    const logo = async (headers: CallOptions['headers']) =>
      (await mall.call('homeIndex', { headers: { ...headers } })).data.logoUrl as string;

    test('lead a client of any origin to this server, without a setting', async () => {
      expect(await logo(existingClient)).toBe('http://mall.example:4321/picture/logo.webp');
      const { data } = await mall.call('productDetail', {
        params: { id: 1 },
        headers: existingClient,
      });
      const { image, sliderImage, content } = data.productInfo;
      expect(image).toBe('http://mall.example:4321/picture/mug.webp');
      expect(JSON.parse(sliderImage)[0]).toBe('http://mall.example:4321/picture/mug.webp');
      expect(content).toContain('src="http://mall.example:4321/picture/mug.webp"');
    });

    test('are relative for a storefront that relays pictures, also from the cache', async () => {
      await logo(existingClient);
      expect(await logo({})).toBe('/picture/logo.webp');
      expect(await logo(existingClient)).toBe('http://mall.example:4321/picture/logo.webp');
    });

    test('do not follow the Host that a caller writes', async () => {
      const headers = {
        ...existingClient,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      };
      expect(await logo(headers)).toBe('http://mall.example:4321/picture/logo.webp');
    });
  });
});
