import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumArgs, findHeadless } from '../../../scripts/lib/chromium.mjs';
import { root } from '../../../scripts/lib/root.mjs';

const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');

/** Opens the mall in a browser, and searches there; resolves to the header of the trace that the search had. */
export async function searchInBrowser(url) {
  const browser = await chromium.launch({ executablePath: findHeadless(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await pause(2000);
    const asked = page.waitForRequest((request) => request.headers().traceparent !== undefined, {
      timeout: 20_000,
    });
    const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    await box.fill('teapot');
    await box.press('Enter');
    return (await asked).headers().traceparent;
  } finally {
    await browser.close();
  }
}
