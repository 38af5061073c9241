import { chromiumArgs, findHeadless } from '../scripts/lib/chromium.mjs';
import { expectNoSidewaysScroll } from './support/axe';
import { expectWholePrices } from './support/cut-prices';
import { pagesForAnybody, pagesOfShopper } from './support/every-page';
import { openHydrated } from './support/hydrated';
import { demo, signIn } from './support/sign-in';
import { test } from './support/test';

// A font size of 32 px instead of 16, as set in the browser
test.use({
  viewport: { width: 320, height: 900 },
  launchOptions: {
    executablePath: findHeadless(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

test('letters of twice the size fit 320 px on every page', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40\d/);
  await signIn(context, demo.sofia);
  const pages = { ...pagesForAnybody, ...(await pagesOfShopper(context)) };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, async () => {
      await openHydrated(page, path);
      await expectNoSidewaysScroll(page);
      await expectWholePrices(page);
    });
  }
});
