// `npm run docs:pictures`: takes the pictures of the documentation from the pages as they are, in a mall of its own.
// Usage: node scripts/pictures.mjs [name ...]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { startMall } from '../e2e/start-mall.mjs';
import { build } from './build.mjs';
import { chromiumArgs, noChromium, provideChromium } from './lib/chromium.mjs';
import { main } from './lib/cleanup.mjs';
import { plugInPasskeys } from './lib/passkey-device.mjs';
import { pictures } from './lib/picture-list.mjs';
import { Problem } from './lib/problem.mjs';
import { root } from './lib/root.mjs';

const PASSWORD = 'Vermilion-2026';
const people = { shopper: 'ming', shop: 'ada', mall: 'mira' };

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

async function signInAsShopper(page, url) {
  const headers = { 'x-vermilion': '1', origin: url, referer: `${url}/` };
  const data = { email: `${people.shopper}@vermilion.example`, password: PASSWORD };
  await page.context().request.post(`${url}/api/front/login/email`, { headers, data });
}

/** The mall's staff need a second factor: a passkey of the browser's own. */
async function addPasskey(page) {
  await plugInPasskeys(page);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
}

async function signInToOffice(page, url, who) {
  await page.goto(`${url}/back-office/`);
  await page.getByLabel('Email address or phone number').fill(`${people[who]}@vermilion.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (who === 'mall') await addPasskey(page);
  await page.getByRole('navigation', { name: 'Pages of the back office' }).waitFor();
}

/** Opens a page, signed in, in a window of its own. */
async function openFor(browser, url, { as, phone: onPhone }) {
  const context = await browser.newContext({
    ...(onPhone ? phone : wide),
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (as === 'shopper') await signInAsShopper(page, url);
  if (as === 'shop' || as === 'mall') await signInToOffice(page, url, as);
  return page;
}

async function take(page, url, { file, path, before }) {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await before?.(page);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  const small = await sharp(png).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  writeFileSync(join(root, 'docs', 'screenshots', `${file}.png`), small);
  console.log(`  ${file}.png, ${Math.round(small.length / 1000)} KB`);
}

await main(async () => {
  const wanted = process.argv.slice(2);
  const executablePath = await provideChromium();
  if (!executablePath) throw new Problem(noChromium);
  await build();
  // Browsers make no passkeys for an address without a name
  const mall = await startMall({ hostname: 'localhost' });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const pages = new Map();
  for (const picture of pictures) {
    if (wanted.length && !wanted.includes(picture.file)) continue;
    const window = `${picture.as} ${Boolean(picture.phone)}`;
    if (!pages.has(window)) pages.set(window, await openFor(browser, mall.url, picture));
    await take(pages.get(window), mall.url, picture);
  }
  await browser.close();
  await mall.close();
  return 0;
});
