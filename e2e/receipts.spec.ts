import { readFile } from 'node:fs/promises';
import { expectHydrated } from './support/hydrated';
import { shippedOrder } from './support/places';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a paid order is printed as a receipt, dark on white, and nothing else is on the sheet', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  const path = await shippedOrder(context);
  const orderNo = new URL(path, 'http://mall').searchParams.get('orderNo') ?? '';
  await page.goto(path);
  await expectHydrated(page);
  const printed = page.evaluate(
    () => new Promise<boolean>((resolve) => (window.print = () => resolve(true))),
  );
  await page.getByRole('button', { name: 'Print receipt' }).click();
  expect(await printed).toBe(true);

  await page.evaluate(() => (document.documentElement.dataset.colorMode = 'dark'));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(receipt.getByText(orderNo)).toBeVisible();
  await expect(receipt.getByRole('table')).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(receipt).toHaveCSS('color', 'rgb(33, 28, 25)');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(receipt).toHaveCount(0);

  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000);
});

test('the receipt of a paid order is saved as a PDF', async ({ page, context }) => {
  await signIn(context, demo.sofia);
  const path = await shippedOrder(context);
  await page.goto(`/th${path}`);
  await expectHydrated(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลด PDF' }).click();
  const file = await download;
  const orderNo = new URL(path, 'http://mall').searchParams.get('orderNo');
  expect(file.suggestedFilename()).toBe(`${orderNo}.pdf`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // the response is in the language of the page, not of the browser
  expect(bytes.includes('/Lang <FEFF00740068>')).toBe(true);
});
