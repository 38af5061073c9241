/** The custom property that the primary button's background is taken from. */
const TOKEN = '--vm-color-brand-accent';
const PATIENCE = 20_000;

/** Presses until the page answers: before React has taken it over, a press is lost. */
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

/** The button's background, and what the token says, both as the browser computes them. */
const backgrounds = (button, token) =>
  button.evaluate((element, name) => {
    const probe = element.ownerDocument.body.appendChild(element.ownerDocument.createElement('i'));
    probe.style.backgroundColor = `var(${name})`;
    const [own, wanted] = [element, probe].map(
      (it) => globalThis.getComputedStyle(it).backgroundColor,
    );
    probe.remove();
    return { own, wanted };
  }, token);

/** Looks at an app as a person and as a crawler would. Resolves to sentences about what is wrong. */
export async function visit(browser, url) {
  const problems = [];
  const html = await fetch(url).then((answer) => answer.text());
  if (!html.includes('Open the dialog')) problems.push('the server did not render Button');
  if (!/role="combobox"/.test(html)) problems.push('the server did not render ComboBox');
  // without motion: what is pressed stands where it was a moment ago
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const primary = page.getByRole('button', { name: 'Open the dialog' });
    const { own, wanted } = await backgrounds(primary, TOKEN);
    if (own !== wanted || own === 'rgba(0, 0, 0, 0)')
      problems.push(`the primary button is ${own}, the token ${wanted}`);
    const dialog = await openDialog(page);
    const country = dialog.getByRole('combobox', { name: 'Country in the dialog' });
    await country.pressSequentially('tha');
    await page.getByRole('option', { name: 'Thailand' }).click();
    if ((await country.inputValue()) !== 'Thailand') problems.push('nothing was chosen');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  } catch (error) {
    problems.push(error.message);
  } finally {
    await page.close();
  }
  return problems;
}
