import { parse } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import * as library from 'react-intl';
import type { MessageFormatElement } from 'react-intl';
import { expect, it } from 'vitest';
import * as browser from './browser-intl';

const root = join(import.meta.dirname, '../../../..');
const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(root, ...path), 'utf8')) as Record<string, string>;

/** Every message of the mall, compiled as in the build. */
const catalogues = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'].map((tag) => {
  const texts = {
    ...read('packages', 'mall-components', 'lang', `${tag}.json`),
    ...read('apps', 'storefront', 'lang', `${tag === 'lo' ? 'lao' : tag}.json`),
  };
  const messages: Record<string, MessageFormatElement[]> = {};
  for (const [id, text] of Object.entries(texts)) messages[id] = parse(text);
  return { tag, locale: tag === 'lo' ? 'id' : tag, messages };
});

interface Part {
  type: number;
  value?: string;
  options?: Record<string, { value: Part[] }>;
  children?: Part[];
}

/** A value of the right type for every name in a message. */
function valuesOf(parts: readonly Part[], count: number, values: Record<string, unknown> = {}) {
  for (const { type, value = '', options = {}, children = [] } of parts) {
    if (type === 8) values[value] = (chunks: React.ReactNode) => <b>{chunks}</b>;
    else if (type === 3) values[value] = new Date('2026-03-09T12:00:00Z');
    else if (type === 2 || type === 6) values[value] = count;
    else if (type === 5) values[value] = Object.keys(options)[count % Object.keys(options).length];
    else if (type === 1) values[value] ??= count === 1 ? 'Tea & cups' : <i>Tea</i>;
    for (const option of Object.values(options)) valuesOf(option.value, count, values);
    valuesOf(children, count, values);
  }
  return values;
}

it.each(catalogues)('writes every message of $tag as the library does', ({ locale, messages }) => {
  const config = { locale, defaultLocale: 'en', messages, timeZone: 'Asia/Shanghai' };
  const write = ({ createIntl }: Pick<typeof library, 'createIntl'>) => {
    const intl = createIntl(config);
    return Object.entries(messages).flatMap(([id, message]) =>
      [0, 1, 2, 5, 1234.5].map((count) => {
        // eslint-disable-next-line formatjs/enforce-default-message -- every message of the catalogue
        const text = intl.formatMessage({ id }, valuesOf(message as Part[], count) as never);
        return `${id}: ${typeof text} ${renderToStaticMarkup(text)}`;
      }),
    );
  };
  expect(write(browser)).toEqual(write(library));
});

it('writes numbers, dates and names of countries as the library does', () => {
  const write = ({ createIntl }: Pick<typeof library, 'createIntl'>) => {
    const intl = createIntl({ locale: 'fr', messages: {}, timeZone: 'Asia/Shanghai' });
    const late = new Date('2026-03-09T20:00:00Z');
    return [
      intl.formatNumber(1234.5),
      intl.formatNumber(0.25, { style: 'percent' }),
      intl.formatDate(late),
      intl.formatDate(late.toISOString(), { dateStyle: 'long', timeStyle: 'short' }),
      intl.formatDate(late.getTime(), { timeZone: 'UTC', month: 'long' }),
      intl.formatDisplayName('DE', { type: 'region' }),
      intl.formatDisplayName('QQ', { type: 'region', fallback: 'none' }),
    ];
  };
  expect(write(browser)).toEqual(write(library));
});
