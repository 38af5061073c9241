import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { expectFocusNeverHidden } from './support/covered';
import { openHydrated } from './support/hydrated';
import { moreOrderingPages, orderingPages } from './support/ordering-pages';
import { repeats } from './support/repetition';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { expectTranslated } from './support/untranslated';
import { allLocales, languageOf, type Locale, prefixOf } from './support/words';

/** Maximum number of tab stops of a page. */
const STOPS = 150;

/**
 * With `E2E_EVERY=1` there are more pages, each at both widths, with axe on all of them including
 * colours, and Tab through all of it in both directions.
 */
const isEvery = Boolean(process.env.E2E_EVERY);
/** axe is slow and rarely finds differences between languages: one is checked; other tests check English. */
const AXE_LOCALE: Locale = 'lao';

async function lookDeeply(page: Page) {
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expectNoAxeViolations(page);
  await expectFocusNeverHidden(page, 'Tab', STOPS);
  await expectFocusNeverHidden(page, 'Shift+Tab', STOPS);
}

for (const locale of allLocales) {
  test(`the pages of ordering in ${locale}: language, words, width, axe${repeats(locale, AXE_LOCALE)}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(isEvery ? 3_600_000 : 240_000);
    await signIn(context, demo.ming);
    const pages = await orderingPages(context);
    if (isEvery) Object.assign(pages, await moreOrderingPages(context));
    for (const [name, path] of Object.entries(pages)) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const response = await openHydrated(page, prefixOf(locale) + path);
        expect.soft(response?.status(), name).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', languageOf(locale));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expectTranslated(page, locale);
        await expectNoSidewaysScroll(page);
        if (isEvery) await lookDeeply(page);
        await page.setViewportSize({ width: 320, height: 700 });
        await expectNoSidewaysScroll(page);
        // colours are the same in every language, and checked in other tests
        if (locale === AXE_LOCALE)
          await expectNoAxeViolations(page, { without: ['color-contrast'] });
        if (isEvery) await lookDeeply(page);
      });
    }
  });
}
