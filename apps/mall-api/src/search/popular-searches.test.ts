import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { fillLittleMall } from '../testing/little-mall';
import { searchCommand } from './command';
import { createSearchCounter, popularSearches } from './popular-searches';

describe('popular searches', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    const review = async () => {
      const printed: string[] = [];
      const words = ['hot-words', 'review'];
      await searchCommand(mall.db, mall.deps.search, words, (text) => printed.push(text));
      return printed;
    };

    test('ignore case and spaces, and are listed once several shoppers may have made them', async () => {
      expect(await review()).toEqual(['no search was frequent enough yet']);
      const count = createSearchCounter(mall.db, 0);
      for (const text of ['Teapot', ' teapot ', 'TEAPOT', 'teapot', 'teapot', 'kite']) count(text);
      await expect.poll(review).toEqual(['5 × teapot']);
      for (let times = 0; times < 6; times += 1) count('kite');
      await expect.poll(review).toEqual(['7 × kite', '5 × teapot']);
    });

    test('do not include possible personal data', async () => {
      const count = createSearchCounter(mall.db, 0);
      for (let times = 0; times < 9; times += 1) {
        for (const text of ['ana@example.com', '020 5555555', 'x'.repeat(61), ' ', 'kettle'])
          count(text);
      }
      await expect
        .poll(async () => (await popularSearches(mall.db))[0])
        .toEqual({ words: 'kettle', times: 9 });
      const words = (await popularSearches(mall.db)).map(({ words }) => words);
      expect(words.sort()).toEqual(['kettle', 'kite', 'teapot']);
    });

    test('do not include hot words', async () => {
      const print = () => {};
      await searchCommand(mall.db, mall.deps.search, ['hot-words', 'add', 'Teapot'], print);
      expect((await popularSearches(mall.db)).map(({ words }) => words)).not.toContain('teapot');
    });

    test('do not include removed hot words until they are added again', async () => {
      const change = (action: string) =>
        searchCommand(mall.db, mall.deps.search, ['hot-words', action, 'Kite'], () => {});
      await change('remove');
      expect((await popularSearches(mall.db)).map(({ words }) => words)).not.toContain('kite');
      await change('add');
      await mall.db.deleteFrom('hot_keyword').where('title', '=', 'Kite').execute();
      expect((await popularSearches(mall.db)).map(({ words }) => words)).toContain('kite');
    });
  });
});
