import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const colors = (page: Page) => page.getByRole('group', { name: 'Colours of the page' });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const frameColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => window.matchMedia(media).matches,
      )?.content,
  );

/** Notes the color mode of the page at its first paint. */
const watchFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      Object.assign(window, { paintedIn: document.documentElement.dataset.colorMode });
    }).observe({ type: 'paint', buffered: true });
  });

test('a shopper chooses dark colors, and every later page is painted in them at once', async ({
  page,
}) => {
  await page.goto('/');
  const light = { background: await background(page), frame: await frameColor(page) };
  await expect(colors(page).getByRole('radio', { name: 'Light' })).toBeChecked();
  await colors(page).getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => background(page)).not.toBe(light.background);
  const dark = { background: await background(page), frame: await frameColor(page) };
  expect(dark.frame).not.toBe(light.frame);

  await watchFirstPaint(page);
  await page.goto('/th/goods/goods_search');
  await expect
    .poll(() => page.evaluate(() => (window as { paintedIn?: string }).paintedIn))
    .toBe('dark');
  expect({ background: await background(page), frame: await frameColor(page) }).toEqual(dark);
});

test('the colors of the device are followed when a shopper says so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const light = await background(page);
  await colors(page).getByRole('radio', { name: 'Device' }).check();
  await expect.poll(() => background(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
});
