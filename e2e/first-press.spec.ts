import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { publicAddresses } from './support/public-pages';
import { expect, test } from './support/test';

/** Refuses scripts from here on; returns those that were asked for. */
async function refuseScripts(page: Page) {
  const asked: string[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

/** Whether everything has arrived that the document lists for what opens over the page. */
const isPrepared = () => {
  const listed = document.querySelector<HTMLMetaElement>('meta[name=overlays]')?.content.split(' ');
  const arrived = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname);
  return listed?.every((file) => arrived.includes(file));
};

/** Presses a control, and closes what it opens. */
async function press(page: Page, control: Locator) {
  // Behind another one, or gone with what was opened before
  if (!(await control.isVisible()) || !(await control.isEnabled())) return;
  await control.focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press('Escape');
}

for (const name of ['home', 'goods_search', 'goods_detail', 'shop_home'])
  test(`a press on any control of ${name} needs no code from the network, once the browser was idle`, async ({
    page,
  }) => {
    const path = publicAddresses[name] ?? '';
    await openHydrated(page, path);
    await expect.poll(() => page.evaluate(isPrepared)).toBe(true);
    const asked = await refuseScripts(page);
    const controls = page.locator('button[type=button]:visible, [role=combobox]:visible, summary');
    const count = await controls.count();
    expect(count).toBeGreaterThan(5);
    for (let at = 0; at < count; at += 1) await press(page, controls.nth(at));
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked).toEqual([]);
  });
