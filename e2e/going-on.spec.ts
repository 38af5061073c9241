import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

const list = '/goods/goods_search';
const detail = /\/product\/detail/;
const linkTo = (page: Page, place: number) =>
  page.getByRole('main').getByRole('article').nth(place).getByRole('link').first();

/** Records requested product URLs. */
function noteDetails(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (detail.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Follows a link by keyboard, and waits for its page. */
async function follow(page: Page, place: number) {
  await linkTo(page, place).press('Enter');
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
}

test('goods that the pointer rests on have come before they are pressed', async ({ page }) => {
  await openHydrated(page, list);
  const requests = noteDetails(page);
  const answered = page.waitForResponse(detail);
  await linkTo(page, 0).hover();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await linkTo(page, 0).click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(scripts.filter((url) => !url.includes('recent')).length, scripts.join('\n')).toBe(0);
});

test('goods that the pointer only passes are not loaded', async ({ page }) => {
  await openHydrated(page, list);
  const requests = noteDetails(page);
  // in one move: a busy machine would pause between mouse events
  await page.getByRole('main').evaluate((main) => {
    const options = { bubbles: true, pointerType: 'mouse' };
    for (const link of main.querySelectorAll('article a')) {
      link.dispatchEvent(new PointerEvent('pointerover', options));
      link.dispatchEvent(new PointerEvent('pointerout', options));
    }
  });
  await follow(page, 5);
  expect(new Set(requests).size, requests.join('\n')).toBe(1);
});

test('nothing is loaded ahead on a slow line', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  );
  await openHydrated(page, list);
  const requests = noteDetails(page);
  await linkTo(page, 0).hover();
  await linkTo(page, 1).focus();
  await follow(page, 5);
  expect(new Set(requests).size, requests.join('\n')).toBe(1);
});

test('a page that takes long is told of by a thin bar, for five seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, list);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(detail, async (route) => {
    await held;
    await route.continue();
  });
  await linkTo(page, 0).press('Enter');
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  await expect(bar).toHaveCSS('animation-duration', '5s');
  expect((await bar.boundingBox())?.y).toBe(0);
  arrive();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('what cannot be loaded ahead is not spoken of', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await openHydrated(page, list);
  await page.route(detail, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => detail.test(request.url()));
  await linkTo(page, 0).hover();
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: /F6/ })).toHaveText('');
  await page.unroute(detail);
  await linkTo(page, 0).click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
});
