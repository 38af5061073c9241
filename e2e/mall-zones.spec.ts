import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { tempFolder } from '../scripts/lib/cleanup.mjs';
import { startMall } from './start-mall.mjs';
import { freshCaller } from './support/callers';
import { shippedOrder, unpaidOrder } from './support/places';
import { repeats } from './support/repetition';
import { callMall, demo, signIn } from './support/sign-in';
import { test } from './support/test';

/** Minutes from UTC, the same all year round. `E2E_ZONES=-480,0,330,540` walks through more malls. */
const offsets = (process.env.E2E_ZONES ?? '-480,330').split(',').map(Number);
const MINUTE = 60_000;
/** For which the demo has orders. */
const DAYS = 80;

const offsetIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** A zone of a browser that has changed its clocks since the demo's first orders, if any has. */
function zoneElsewhere(): string {
  const zones = ['America/New_York', 'Pacific/Auckland', 'Europe/Berlin', 'America/Santiago'];
  const then = new Date(Date.now() - DAYS * 24 * 60 * MINUTE);
  return zones.find((zone) => offsetIn(zone, then) !== offsetIn(zone, new Date())) ?? 'Asia/Tokyo';
}

/** Every time in the content is that of its instant in the zone of the browser, without a name of a zone. */
async function expectTimesOf(page: Page): Promise<number[]> {
  const shown = page.getByRole('main').getByRole('time');
  await expect(shown.first()).toBeVisible();
  const times = await shown.evaluateAll((elements) =>
    elements.map((time) => {
      const at = time.getAttribute('datetime') ?? '';
      // Read in the browser, so in its zone
      return [Date.parse(at), Date.parse(time.textContent), time.textContent] as const;
    }),
  );
  for (const [at, written, text] of times) {
    expect(text).toMatch(/\d\d:\d\d [AP]M$/);
    expect(Math.floor(written / MINUTE), text).toBe(Math.floor(at / MINUTE));
  }
  return times.map(([at]) => at);
}

/** A time of the API as an instant. */
const instantOf = (wire: string, offset: number) =>
  Date.parse(`${wire.replace(' ', 'T')}Z`) - offset * MINUTE;

/** A context in a browser elsewhere, signed in as a demo shopper. */
async function openElsewhere(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    timezoneId: zoneElsewhere(),
    locale: 'en-US',
    extraHTTPHeaders: freshCaller(),
  });
  // A server is busy for a moment after its start
  await expect(() => signIn(context, demo.ming)).toPass({ timeout: 60_000 });
  return context;
}

async function orderPayAndCancel(page: Page, context: BrowserContext, offset: number) {
  const main = page.getByRole('main');
  const orderNo = await unpaidOrder(context);
  const detail = `/api/front/order/master/detail/${orderNo}`;
  const { createTime } = await callMall<{ createTime: string }>(context, detail);
  expect(Math.abs(instantOf(createTime, offset) - Date.now())).toBeLessThan(5 * MINUTE);
  await page.goto(`/order/order_detail?orderNo=${orderNo}&orderStatus=0`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^To pay/);
  expect(await expectTimesOf(page)).toContain(instantOf(createTime, offset));
  await expect(main.getByRole('timer')).toHaveText(/\b1 h 5\d min/);
  await main.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Pay\b/ }).click();
  await expect(page).toHaveURL(/\/order\/payment_result/);
  await page.goto('/users/order_list?orderStatus=1');
  await main.getByRole('article').first().getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^To be shipped, arrives/);
  await expectTimesOf(page);
  await main.getByRole('button', { name: /^Cancel order/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancelled/);
  await expectTimesOf(page);
}

async function lookAtTheRest(page: Page, context: BrowserContext) {
  await page.goto(await shippedOrder(context));
  await expectTimesOf(page);
  await page.goto('/users/refund_list');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order\/refund_detail/);
  await expectTimesOf(page);
  await page.goto('/users/coupon_list');
  const ends = page.getByRole('main').getByText(/until \w+ \d+, \d{4}$/);
  await expect(ends.first()).toBeVisible();
}

for (const offset of offsets)
  test(`a mall ${offset} minutes from UTC means its own times, and shows them in the zone of its shoppers${repeats(offset, offsets[0])}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const usual = process.env.E2E_URL;
    const mall = await startMall({
      policy: { zoneOffsetMinutes: offset },
      logFile: join(tempFolder('mall-zones'), 'mall.log'),
      detached: false,
    });
    process.env.E2E_URL = mall.url;
    try {
      const context = await openElsewhere(browser, mall.url);
      const page = await context.newPage();
      // Tells the server the zone of the browser
      await page.goto('/users');
      await orderPayAndCancel(page, context, offset);
      await lookAtTheRest(page, context);
      await context.close();
    } finally {
      process.env.E2E_URL = usual;
      await mall.close();
    }
  });
