import { desktop, withPage } from './consumer-page.mjs';

/** Computed values of an element beside those that tokens have. */
const looks = (page) =>
  page.evaluate(() => {
    const { document, getComputedStyle } = globalThis;
    const styleOf = (selector) => getComputedStyle(document.querySelector(selector));
    const probe = document.querySelector('main').appendChild(document.createElement('i'));
    const token = (property, name) => {
      probe.style[property] = `var(${name})`;
      return getComputedStyle(probe)[property];
    };
    const body = styleOf('body');
    return {
      ground: [body.backgroundColor, token('backgroundColor', '--vm-color-ground')],
      text: [body.color, token('color', '--vm-color-text')],
      'font of the brand': [body.fontFamily.split(',')[0], 'Verdana'],
      heading: [styleOf('main h1').fontSize, token('fontSize', '--vm-font-size-xl')],
    };
  });

/** A page with Tailwind: its reset changes nothing of the components, and its utilities override them. */
export async function visitTailwind(browser, url) {
  const problems = [];
  const visit = async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    for (const [what, [is, should]] of Object.entries(await looks(page)))
      if (is !== should) problems.push(`with Tailwind the ${what} is ${is} instead of ${should}`);
    const search = page.getByRole('button', { name: 'Search' });
    const padding = await search.evaluate((button) => {
      button.classList.add('p-11');
      return globalThis.getComputedStyle(button).paddingTop;
    });
    if (padding !== '44px') problems.push(`a utility gives a button a padding of ${padding}`);
  };
  await withPage(browser, problems, visit, desktop);
  return problems;
}
