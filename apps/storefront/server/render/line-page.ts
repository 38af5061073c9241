import { languageTag, type Locale } from '../../src/i18n/locales';
import { escaped } from './plain-page';
import type { LineTexts } from './refused-texts';

const layout =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;text-align:center}' +
  'strong{display:block;font-size:1.5rem;line-height:1.25}a{display:inline-block;padding:.75rem}';

export interface LinePage {
  locale: Locale;
  texts: LineTexts;
  /** The address that the visitor wants. */
  href: string;
  /** The brand's colours. */
  style: string;
}

/** The page of a visitor who waits in line. It loads nothing; a header says when the browser looks again. */
export const linePage = ({ locale, texts, href, style }: LinePage) =>
  [
    '<!doctype html>',
    `<html lang="${languageTag(locale)}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(`${texts.place} ${texts.title}`)}</title>`,
    `<style>${layout}${style}</style>`,
    `<main><h1>${escaped(texts.title)}</h1>`,
    `<p role="status"><strong>${escaped(texts.place)}</strong> ${escaped(texts.wait)}</p>`,
    `<p>${escaped(texts.stay)}</p>`,
    `<p><a href="${escaped(href)}">${escaped(texts.look)}</a></p></main>`,
    '</html>',
  ].join('\n');
