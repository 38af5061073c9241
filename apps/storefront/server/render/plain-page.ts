import type { Locale } from '../../src/i18n/locales';
import { languageTag } from '../../src/i18n/locales';

const style = [
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;text-align:center}',
  ':root{color-scheme:light dark}',
].join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
export const escaped = (text: string) =>
  text.replace(/[&<"]/g, (character) => entities[character] ?? '');

export interface PlainPage {
  locale: Locale;
  status: number;
  title: string;
  text: string;
  links: readonly { href: string; label: string }[];
}

/** A page that is neither rendered nor loads anything: for when that is not possible, or would cost too much. */
export const plainPage = ({ locale, status, title, text, links }: PlainPage) =>
  [
    '<!doctype html>',
    `<html lang="${languageTag(locale)}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    `<p>${status}</p><h1>${escaped(title)}</h1>`,
    `<p>${escaped(text)}</p>`,
    ...links.map(({ href, label }) => `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`),
    '</html>',
  ].join('\n');
