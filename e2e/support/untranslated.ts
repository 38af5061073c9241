import { expect, type Page } from '@playwright/test';
import { type Locale, untranslatedIn } from './words';

/**
 * Fails if a page in another language contains texts of the English catalogue, visible or for
 * assistive technology.
 */
export async function expectTranslated(page: Page, locale: Locale): Promise<void> {
  if (locale === 'en') return;
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll(':not(script, style, noscript)')) {
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
    }
    found.push(document.title);
    return [...new Set(found.map((text) => text.trim()))].filter(Boolean);
  });
  const english = untranslatedIn(locale).map((source) => new RegExp(source));
  const left = texts.filter((text) => english.some((one) => one.test(text)));
  expect.soft(left, `English words on a page in ${locale}`).toEqual([]);
}
