import { beforeAll, describe, expect, test } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';
import { fillLittleMall } from '../testing/little-mall';
import { askedOf, notesOfFound } from './asked';
import { searchCommand } from './command';

describe('what was searched for and found', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    const review = async () => {
      const said: string[] = [];
      const words = ['hot-words', 'review'];
      await searchCommand(mall.db, mall.deps.search, words, (text) => said.push(text));
      return said;
    };

    test('is counted whatever its case and blanks, and told once it is not one shopper alone', async () => {
      expect(await review()).toEqual(['nothing was searched for often enough yet']);
      const note = notesOfFound(mall.db, 0);
      for (const text of ['Teapot', ' teapot ', 'TEAPOT', 'teapot', 'teapot', 'kite']) note(text);
      await expect.poll(review).toEqual(['5 × teapot']);
      for (let times = 0; times < 6; times += 1) note('kite');
      await expect.poll(review).toEqual(['7 × kite', '5 × teapot']);
    });

    test('is not kept when it may be a person', async () => {
      const note = notesOfFound(mall.db, 0);
      for (let times = 0; times < 9; times += 1) {
        for (const text of ['ana@example.com', '020 5555555', 'x'.repeat(61), ' ', 'kettle'])
          note(text);
      }
      await expect
        .poll(async () => (await askedOf(mall.db))[0])
        .toEqual({ words: 'kettle', times: 9 });
      const words = (await askedOf(mall.db)).map((one) => one.words);
      expect(words.sort()).toEqual(['kettle', 'kite', 'teapot']);
    });

    test('is no proposal any more once it is offered', async () => {
      const say = () => {};
      await searchCommand(mall.db, mall.deps.search, ['hot-words', 'add', 'Teapot'], say);
      expect((await askedOf(mall.db)).map(({ words }) => words)).not.toContain('teapot');
    });

    test('is no proposal any more once it was left out, until it is wanted after all', async () => {
      const change = (how: string) =>
        searchCommand(mall.db, mall.deps.search, ['hot-words', how, 'Kite'], () => {});
      await change('remove');
      expect((await askedOf(mall.db)).map(({ words }) => words)).not.toContain('kite');
      await change('add');
      await mall.db.deleteFrom('hot_keyword').where('title', '=', 'Kite').execute();
      expect((await askedOf(mall.db)).map(({ words }) => words)).toContain('kite');
    });
  });
});
