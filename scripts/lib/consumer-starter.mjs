import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { visitOwnPage } from './consumer-own-page.mjs';
import { desktop, withPage } from './consumer-page.mjs';
import { visitRendered } from './consumer-rendered.mjs';
import { runNode } from './processes.mjs';

/** Violations on the page as it is, one text each. */
async function axeSays(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

/** Follows a link of the list with the app's router, without a page load. */
async function openGoods(page) {
  await page.evaluate(() => (globalThis.same = true));
  await page.getByRole('link', { name: 'Round teapot' }).first().click();
  await page.getByRole('heading', { name: 'Round teapot', level: 1 }).waitFor();
  return (await page.evaluate(() => globalThis.same)) ? [] : ['a link loaded the page anew'];
}

/** Adds the goods to the cart as a guest, who signs in for it. */
async function buy(page) {
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nora@example.com');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a password');
  await dialog.getByRole('checkbox').check();
  const problems = await axeSays(page, 'sign-in');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('It is in your cart.').waitFor();
  return problems;
}

/** The cart has what was added, at the price of the list. */
async function openCart(page) {
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Check out' }).waitFor();
  const total = await page.getByRole('main').textContent();
  return total.includes('$34.00') ? [] : ['the cart does not add up to $34.00'];
}

/** Submits the form without its value, then with it. */
async function fillForm(page, url) {
  await page.goto(`${url}/profile`);
  const form = page.getByRole('form', { name: 'Your profile' });
  const nickname = form.getByRole('textbox', { name: 'Nickname' });
  const save = form.getByRole('button', { name: 'Save' });
  await nickname.fill('');
  await save.click();
  await form.getByText('Enter a nickname.').waitFor();
  const problems = await axeSays(page, 'form');
  await nickname.fill('Noor');
  await save.click();
  await page.getByText('Your profile is saved.').waitFor();
  await page.getByRole('button', { name: 'Noor' }).waitFor();
  return problems;
}

/** What is there before scripts run. */
async function htmlSays(url, rendered) {
  const html = await fetch(url).then((answer) => answer.text());
  return [
    !/<html[^>]*data-brand="harbour"/.test(html) && 'the first paint has no brand',
    !html.includes('href="/favicon.svg"') && 'the page has no icon',
    rendered && !html.includes('Round teapot') && 'the server did not render the goods',
  ].filter(Boolean);
}

/** Chooses French, which is kept on the next page, and English again. */
async function chooseLanguage(page, url) {
  await page.goto(`${url}/goods/102`);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().waitFor();
  await page.getByRole('heading', { name: 'Théière ronde', level: 1 }).waitFor();
  const problems = await axeSays(page, 'French');
  if (new URL(page.url()).pathname !== pathname) problems.push('a language leads to another page');
  const title = await page.title();
  await page.goto(`${url}/cart`);
  await page.getByRole('heading', { name: 'Panier', level: 1 }).waitFor();
  if ((await page.locator('html').getAttribute('lang')) !== 'fr')
    problems.push(`the page in French, ${title}, says another language`);
  await page.goto(`${url}/language/en`, { referer: `${url}/` });
  await page.getByRole('button', { name: 'Language: English' }).waitFor();
  return problems;
}

/** The pages that shoppers agree to, and the logo. */
async function openTerms(page) {
  const problems = [];
  for (const name of ['Terms of use', 'Privacy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    problems.push(...(await axeSays(page, name)));
  }
  const logo = page.getByRole('img', { name: 'Harbour' }).first();
  if (!(await logo.evaluate((image) => image.naturalWidth))) problems.push('the logo is not there');
  return problems;
}

/** A brand of another name than the page has is refused, with the file to change. */
export async function brandSays(folder) {
  const file = join(folder, 'mall', 'brand.mjs');
  const brand = readFileSync(file, 'utf8');
  writeFileSync(file, brand.replace("'harbour'", "'plum'"));
  const { code, output } = await runNode(['mall/write-brand.mjs'], { cwd: folder, quiet: true });
  writeFileSync(file, brand);
  const isRefused = code === 1 && output.includes('mall/theme.ts names another brand');
  return isRefused ? [] : ['a misnamed brand is not refused'];
}

/**
 * Visits a starter: list, goods, sign-in, cart, form, terms, a page added by its README, and another language, each
 * checked by axe; without scripts too where a server renders. Resolves to a list of problems.
 */
export async function visitStarter(browser, url, { rendered = false } = {}) {
  const problems = await htmlSays(url, rendered);
  const visit = async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    problems.push(...(await axeSays(page, 'list')));
    problems.push(...(await openGoods(page)));
    problems.push(...(await axeSays(page, 'goods')));
    problems.push(...(await buy(page)));
    problems.push(...(await openCart(page)));
    problems.push(...(await axeSays(page, 'cart')));
    problems.push(...(await fillForm(page, url)));
    problems.push(...(await openTerms(page)));
    problems.push(...(await visitOwnPage(page, url, axeSays)));
    problems.push(...(await chooseLanguage(page, url)));
  };
  await withPage(browser, problems, visit, desktop);
  if (rendered) problems.push(...(await visitRendered(browser, url)));
  return problems;
}
