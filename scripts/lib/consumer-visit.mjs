import { desktop, PATIENCE, withPage } from './consumer-page.mjs';

/** The custom property of the primary button's background. */
const TOKEN = '--vm-color-brand-accent';
/** The accent of the app's brand, `#00695c`. */
const BRAND = 'rgb(0, 105, 92)';

/** Clicks until the page reacts: before hydration clicks are lost. */
async function openDialog(page) {
  const dialog = page.getByRole('dialog', { name: 'Edit address' });
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    const open = await dialog.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (open) return dialog;
  }
  throw new Error('The dialog does not open.');
}

/** Computed background of the button and computed value of the token. */
const backgrounds = (button, token) =>
  button.evaluate((element, name) => {
    const probe = element.ownerDocument.body.appendChild(element.ownerDocument.createElement('i'));
    probe.style.backgroundColor = `var(${name})`;
    const [actual, expected] = [element, probe].map(
      (it) => globalThis.getComputedStyle(it).backgroundColor,
    );
    probe.remove();
    return { actual, expected };
  }, token);

/** Fills the app's cart. Resolves to a list of problems. */
async function fillCart(page) {
  const cart = page.getByRole('region', { name: 'Your cart' });
  await cart.getByRole('button', { name: 'Add: Kettle' }).click();
  await cart.getByRole('button', { name: 'Add: Kettle' }).click();
  await cart.getByRole('checkbox').first().check();
  const total = await cart
    .getByText('$25.80')
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  return total ? [] : ['the cart does not add up to $25.80'];
}

/** Submits the form without required values, then with them. */
async function sendForm(page) {
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const summary = form.getByRole('group', { name: 'One field is missing' });
  await summary.waitFor();
  await form.getByRole('textbox', { name: 'E-mail' }).fill('mina@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await summary.waitFor({ state: 'detached' });
}

/** A dialog opened from an area with another brand and language has both, in a portal. */
async function openForeignDialog(page) {
  await page.getByRole('button', { name: 'من نحن' }).click();
  const dialog = page.getByRole('dialog', { name: 'عن المتجر' });
  await dialog.waitFor();
  const look = await dialog.evaluate((element) => {
    const { direction } = globalThis.getComputedStyle(element);
    return [element.dataset.brand, element.dataset.colorMode, element.lang, direction].join(' ');
  });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return look === 'vermilion dark ar rtl' ? [] : [`the dialog of the area is ${look}`];
}

/** Visits a page of trials as a user and as a crawler. Resolves to a list of problems. */
export async function visitTrial(browser, url) {
  const problems = [];
  const html = await fetch(url).then((answer) => answer.text());
  if (!html.includes('Open the dialog')) problems.push('the server did not render Button');
  if (!/role="combobox"/.test(html)) problems.push('the server did not render ComboBox');
  if (!html.includes('Linen throw')) problems.push('the server did not render the goods');
  if (!/<html[^>]*data-brand="harbour"/.test(html)) problems.push('the first paint has no brand');
  const visit = async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const primary = page.getByRole('button', { name: 'Open the dialog' });
    const { actual, expected } = await backgrounds(primary, TOKEN);
    if (actual !== expected || actual === 'rgba(0, 0, 0, 0)')
      problems.push(`the primary button is ${actual}, the token ${expected}`);
    if (expected !== BRAND) problems.push(`the accent of the own brand is ${expected}`);
    const dialog = await openDialog(page);
    const country = dialog.getByRole('combobox', { name: 'Country in the dialog' });
    await country.pressSequentially('tha');
    await page.getByRole('option', { name: 'Thailand' }).click();
    await page.waitForFunction(({ value }) => value === 'Thailand', await country.elementHandle());
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    problems.push(...(await fillCart(page)));
    await sendForm(page);
    problems.push(...(await openForeignDialog(page)));
  };
  await withPage(browser, problems, visit, desktop);
  return problems;
}
