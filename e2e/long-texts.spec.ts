import type { BrowserContext, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/axe';
import { expectWholePrices } from './support/cut-prices';
import { pagesForAnybody, pagesOfShopper } from './support/every-page';
import { openHydrated } from './support/hydrated';
import { lengthenTexts } from './support/lengthen-texts';
import { repeats } from './support/repetition';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 720 } });

const audiences = {
  anybody: async () => pagesForAnybody,
  'a shopper': async (context: BrowserContext) => {
    await signIn(context, demo.sofia);
    return pagesOfShopper(context);
  },
};

async function expectRoomAfter(page: Page, how: 'repeat' | 'join') {
  await test.step(how, async () => {
    await page.evaluate(lengthenTexts, how);
    await expectNoSidewaysScroll(page);
    await expectWholePrices(page);
  });
}

for (const [audience, pagesOf] of Object.entries(audiences)) {
  test(`texts of three times the length and prices of millions fit 320 px on the pages of ${audience}`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 40\d/);
    // React cannot keep the HTML of a part whose texts were changed before it is interactive
    consoleGuard.allow(/React error #418/);
    for (const [name, path] of Object.entries(await pagesOf(context))) {
      await test.step(name, async () => {
        await openHydrated(page, path);
        await expectRoomAfter(page, 'repeat');
        await expectRoomAfter(page, 'join');
      });
    }
  });
}

for (const width of [320, 390, 768]) {
  test(`suggestions show the whole price beside a long name at ${width} px${repeats(width, 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await openHydrated(page, '/');
    await page.getByRole('combobox', { name: 'Search items' }).fill('sho');
    const options = page.getByRole('group', { name: 'Items' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.evaluate(lengthenTexts, 'repeat' as const);
    const box = await page.getByRole('listbox').boundingBox();
    const prices = options.locator('[data-component="price"]');
    for (const price of await prices.all()) {
      const { x, width: own } = (await price.boundingBox()) ?? { x: 0, width: Infinity };
      expect(x + own).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    }
    await expectNoSidewaysScroll(page);
  });
}
