import { sanitizeHtml } from '@vermilion/mall-api';
import { startTestApp, type TestApp } from '@vermilion/mall-api/testing/app';
import { openEmbeddedForTest } from '@vermilion/mall-api/testing/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMall } from '../../demo-mall';
import { buildMall } from '../build-mall';
import { TRADE_TABLES } from '../trades';
import { translations } from '.';
import { LANGUAGES } from './languages';

const allGoods = TRADE_TABLES.flatMap(({ groups }) => groups.flatMap(({ goods }) => goods));
const demo = buildMall(new Date('2026-03-01T12:00:00Z'));
const rows = translations(demo);

describe('the translations of the demo mall', () => {
  test('say each text in each language once', () => {
    const keys = rows.map(({ kind, source, language }) => `${kind} ${language} ${source}`);
    expect(keys).toEqual([...new Set(keys)]);
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      expect(rows.filter((row) => row.language === language).length).toBeGreaterThan(200);
    }
  });

  test('name every one of the goods in five languages beside its own, each by a name of its own', () => {
    const names = rows.filter(({ kind }) => kind === 'goods');
    for (const { name } of allGoods) {
      const texts = names.filter(({ source }) => source === name).map(({ text }) => text.trim());
      expect(texts, name).toHaveLength(LANGUAGES.length - 1);
      expect(texts, name).not.toContain('');
    }
    for (const language of LANGUAGES) {
      const said = names.filter((one) => one.language === language).map(({ text }) => text);
      expect(said).toEqual([...new Set(said)]);
    }
  });

  test('keep the values of a specification apart, without the comma that joins them', () => {
    const values = rows.filter(({ kind }) => kind === 'specification_value');
    expect(values.filter(({ text }) => text.includes(','))).toEqual([]);
    const sayings = new Map(values.map((row) => [`${row.language} ${row.source}`, row.text]));
    for (const { attrs, row } of demo.products) {
      for (const { options } of attrs) {
        for (const language of LANGUAGES) {
          const said = options.map((option) => sayings.get(`${language} ${option}`) ?? option);
          expect(said, row.name).toEqual([...new Set(said)]);
        }
      }
    }
  });

  test.each([
    ['zh-CN', /\p{Script=Han}/u],
    ['th', /\p{Script=Thai}/u],
    ['lo', /\p{Script=Lao}/u],
  ])('in %s are written in its script', (language, script) => {
    const foreign = rows.filter((row) => row.language === language && !script.test(row.text));
    expect(foreign.map(({ text }) => text)).toEqual([]);
  });

  test('of Thai and Lao are not mixed up', () => {
    for (const { language, text } of rows) {
      if (language === 'th') expect(text).not.toMatch(/\p{Script=Lao}/u);
      if (language === 'lo') expect(text).not.toMatch(/\p{Script=Thai}/u);
    }
  });

  test('of the agreements have the parts of the original, and nothing that is not allowed', () => {
    const agreements = rows.filter(({ kind }) => kind === 'agreement');
    expect(agreements).toHaveLength(2 * (LANGUAGES.length - 1));
    const tagsOf = (html: string) => html.match(/<\/?\w+/g);
    for (const { source, text } of agreements) {
      expect(tagsOf(text)).toEqual(tagsOf(source));
      expect(sanitizeHtml(text)).toBe(text);
    }
  });
});

describe('the seeded mall', () => {
  let mall: TestApp;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const database = await openEmbeddedForTest();
    mall = await startTestApp(database, { extension: demoMall });
    close = () => mall.app.close().then(database.close);
  });
  afterAll(() => close());

  test.each([...LANGUAGES])('has hot words in %s, each of which finds goods', async (language) => {
    const headers = { 'accept-language': language };
    const { data } = await mall.call('hotKeywords', { headers });
    for (const { title } of data) {
      const found = await mall.call('productList', { headers, query: { keyword: title } });
      expect(found.data.total, title).toBeGreaterThan(0);
    }
  });

  test('suggests a category by its name in every language', async () => {
    for (const [language, keyword] of [
      ['zh-CN', '乐器'],
      ['es', 'instrumentos'],
      ['th', 'เครื่องดนตรี'],
      ['lo', 'ເຄື່ອງດົນຕີ'],
    ] as const) {
      const headers = { 'accept-language': language };
      const { data } = await mall.call('searchSuggestions', { headers, query: { keyword } });
      expect(data.categories.map(({ name }: { name: string }) => name.toLowerCase())).toContain(
        keyword,
      );
    }
  });
});
