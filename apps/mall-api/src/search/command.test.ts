import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { searchCommand } from './command';
import { createPostgresEngine } from './postgres-engine';

describe('the search command', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    /** Resolves to the lines that the command prints. */
    const search = async (...words: string[]) => {
      const printed: string[] = [];
      await searchCommand(mall.db, mall.deps.search, words, (text) => printed.push(text));
      return printed;
    };
    /** Searches with a new engine, which has not cached the lists. */
    const found = async (text: string) =>
      (await createPostgresEngine(mall.db).goods({ text, offset: 0, limit: 10 })).ids;

    test('rebuilds the index and reports progress', async () => {
      const id = await addProduct(mall.db, { name: 'Zebra lamp' });
      await sql`delete from search_due`.execute(mall.db);
      expect(await found('zebra')).toEqual([]);
      const printed = await search('rebuild');
      expect(printed.at(-1)).toMatch(/^index rebuilt: \d+ entries$/);
      expect(printed[0]).toMatch(/^\d+ entries$/);
      expect(await found('zebra')).toEqual([id]);
      expect((await search('rebuild')).at(-1), 'the second rebuild').toBe(printed.at(-1));
    });

    test('adds, applies and removes synonyms, with single spaces', async () => {
      const id = await addProduct(mall.db, { name: 'Quokka basket' });
      await mall.deps.search.indexChanges();
      expect(await found('wombat')).toEqual([]);
      expect(await search('synonyms', 'add', ' quokka,   wombat ')).toEqual([
        'added: quokka, wombat',
      ]);
      expect(await search('synonyms')).toContain('quokka, wombat');
      expect(await found('wombat')).toEqual([id]);
      await search('synonyms', 'remove', 'quokka, wombat');
      expect(await search('synonyms')).not.toContain('quokka, wombat');
      expect(await found('wombat')).toEqual([]);
    });

    test('removes and restores a default line', async () => {
      const [line = ''] = await search('stop-words');
      await search('stop-words', 'remove', line);
      expect(await search('stop-words')).not.toContain(line);
      await search('stop-words', 'add', line);
      expect(await search('stop-words')).toContain(line);
    });

    test('puts the hot word added last first in the header', async () => {
      await search('hot-words', 'add', 'winter tea');
      expect((await search('hot-words'))[0]).toBe('winter tea');
      mall.deps.cache.clear();
      const { data } = await mall.call('hotKeywords');
      expect(data[0].title).toBe('winter tea');
      await search('hot-words', 'remove', 'winter tea');
      expect(await search('hot-words')).not.toContain('winter tea');
    });

    test('lists searches without results by frequency, without personal data', async () => {
      expect(await search('misses')).toEqual(['there were no searches without results']);
      for (const words of [
        'Xylophone  wax',
        'xylophone wax',
        'qqqq',
        'me@mall.example',
        '13912345678',
      ]) {
        await mall.call('productList', { query: { keyword: words } });
      }
      expect(await search('misses')).toEqual(['2 × xylophone wax', '1 × qqqq']);
    });

    test.each([
      [],
      ['sort'],
      ['synonyms', 'add'],
      ['synonyms', 'turn', 'a, b'],
      ['hot-words', 'add', ' '],
      ['rebuild', 'now'],
      ['synonyms', 'add', 'a, b', 'c'],
    ])('%j is answered with what can be written', async (...words: string[]) => {
      await expect(search(...words)).rejects.toThrow(/^Write one of/);
    });
  });
});
