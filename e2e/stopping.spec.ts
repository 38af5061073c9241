import { steadyLoad } from '../packages/admission/src/testing/steady-load';
import { startSecondStorefront } from './support/second-storefront';
import { expect, test } from './support/test';

const pages = {
  'a page for everybody': '/',
  'a call': '/api/front/search/keyword',
};

test.describe('a storefront that is told to stop', () => {
  for (const [name, path] of Object.entries(pages)) {
    test(`breaks no request off: ${name}`, async () => {
      const settings = { MALL_STOP_DELAY: '500', MALL_TRUST_PROXY: 'loopback' };
      const apiUrl = process.env.E2E_API_URL ?? '';
      const storefront = await startSecondStorefront(apiUrl, undefined, settings);
      const load = steadyLoad(storefront.url, path, (status) => status === 200);
      await load.begun;
      await storefront.stop();
      const { fine, failures } = await load.ended;
      expect(failures).toEqual([]);
      expect(fine).toBeGreaterThan(12);
    });
  }
});
