import { sanitizeHtml } from '@vermilion/mall-api';
import { describe, expect, test } from 'vitest';
import { buildMall } from './build-mall';
import { translations } from './translations';
import { LANGUAGES } from './translations/languages';
import { textIn } from './translations/texts';
import { DESCRIPTION_WORDS } from './words/description';

const mall = buildMall(new Date('2026-03-01T12:00:00Z'));
const translated = translations(mall).filter(({ kind }) => kind === 'goods_description');
const bySource = new Map<string, typeof translated>();
for (const row of translated) bySource.set(row.source, [...(bySource.get(row.source) ?? []), row]);

const SCRIPTS = { 'zh-CN': /\p{Script=Han}/u, th: /\p{Script=Thai}/u, lo: /\p{Script=Lao}/u };

/** Each description with its texts by language. */
const descriptions = mall.products.map(({ row, base, description }) => {
  const rows = bySource.get(row.content ?? '') ?? [];
  return { base, own: description.own, html: row.content ?? '', rows };
});

const tagsOf = (html: string) => html.match(/<\/?\w+/g);
const picturesOf = (html: string) => html.match(/src="[^"]*"/g);
const altsOf = (html: string) => [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);

describe('descriptions of goods', () => {
  test('have the same sentences in every language', () => {
    const lengths = LANGUAGES.map((language) => {
      const { goods, food, virtual } = DESCRIPTION_WORDS[language];
      const lists = [goods, food, virtual].map(({ promises }) => promises);
      for (const list of lists) expect(list, language).toEqual([...new Set(list)]);
      return lists.map((list) => list.length);
    });
    for (const one of lengths) expect(one).toEqual(lengths[0]);
  });

  test('are in every language', () => {
    for (const { base, own, rows } of descriptions) {
      const languages = rows.map(({ language }) => language).sort();
      expect(languages, base.name).toEqual(LANGUAGES.filter((one) => one !== own).sort());
    }
  });

  test('have the parts and pictures of the original, and nothing that is not allowed', () => {
    for (const { base, html, rows } of descriptions) {
      for (const { text } of rows) {
        expect(tagsOf(text), base.name).toEqual(tagsOf(html));
        expect(picturesOf(text), base.name).toEqual(picturesOf(html));
        expect(sanitizeHtml(text).replaceAll(' />', '>')).toBe(text);
      }
    }
  });

  test('describe their pictures by the name of the goods in that language', () => {
    for (const { base, rows } of descriptions) {
      for (const language of LANGUAGES) {
        const text = rows.find((row) => row.language === language)?.text;
        if (text === undefined) continue;
        const name = textIn('goods', base.name, language);
        expect(altsOf(text)).toEqual([name, name]);
      }
    }
  });

  test.each(Object.entries(SCRIPTS))(
    'say every heading, sentence and specification in %s',
    (language, script) => {
      const texts = descriptions.flatMap(({ rows }) =>
        rows.filter((row) => row.language === language).map(({ text }) => text),
      );
      const parts = texts.flatMap((text) =>
        [...text.matchAll(/<(?:h3|p|li|th[^>]*)>([^<]+)</g)].map(([, part]) => part ?? ''),
      );
      expect(parts.length).toBeGreaterThan(texts.length * 7);
      expect(parts.filter((part) => !script.test(part))).toEqual([]);
    },
  );
});
