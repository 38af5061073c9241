import { withPage } from './consumer-page.mjs';

/** Computed styles of the app's own elements, one text each. */
const ownStyles = (page) =>
  page.evaluate(() => {
    const { document, getComputedStyle } = globalThis;
    const own = [document.documentElement, document.body];
    own.push(...document.querySelectorAll('header[aria-label="Own elements"], header *'));
    return own.map((element) => {
      const style = getComputedStyle(element);
      // The size of the page follows from the components on it
      const names = [...style].filter((name) => !/^--|size$|height$|origin$/.test(name));
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return { tag: element.tagName, values };
    });
  });

/** Differences of the app's own elements with and without the packages' stylesheets. */
async function changedElements(page) {
  const styled = await ownStyles(page);
  await page.evaluate(() => {
    for (const sheet of globalThis.document.styleSheets) sheet.disabled = true;
  });
  const plain = await ownStyles(page);
  await page.evaluate(() => {
    for (const sheet of globalThis.document.styleSheets) sheet.disabled = false;
  });
  return styled.flatMap(({ tag, values }, at) => {
    const others = values.filter((value) => !plain[at].values.includes(value));
    return others.map((value) => `the components change an own ${tag}: ${value}`);
  });
}

/** Opens what opens; scrolling is locked behind a dialog and a menu. */
async function openAll(page) {
  const problems = [];
  const lock = async (what) => {
    const overflow = await page.evaluate(
      () => globalThis.getComputedStyle(globalThis.document.body).overflowY,
    );
    if (overflow !== 'hidden') problems.push(`scrolling is not locked behind ${what}`);
  };
  await page.getByRole('button', { name: 'Show a toast' }).click();
  await page.getByText('A message').waitFor();
  for (const [button, role] of [
    ['Open the dialog', 'dialog'],
    ['Open the menu', 'menu'],
  ]) {
    await page.getByRole('button', { name: button }).click();
    const opened = page.getByRole(role);
    await opened.waitFor();
    await lock(`the ${role}`);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Show countries' }).click();
  await page.getByRole('option', { name: 'Laos' }).click();
  const height = await page
    .getByRole('region', { name: 'Days' })
    .evaluate((region) => region.clientHeight);
  if (height > 200) problems.push(`the table is ${height} px high instead of 200`);
  return problems;
}

/**
 * Visits an app with elements of its own and a policy without `unsafe-inline`: both stay as they are. Resolves to a
 * list of problems.
 */
export async function visitHost(browser, url) {
  const problems = [];
  const html = await fetch(url).then((answer) => answer.text());
  if (!html.includes('Open the dialog'))
    problems.push('Button was not rendered before the browser');
  if (!/role="combobox"/.test(html)) problems.push('ComboBox was not rendered before the browser');
  await withPage(browser, problems, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    problems.push(...(await changedElements(page)));
    problems.push(...(await openAll(page)));
  });
  return problems;
}
