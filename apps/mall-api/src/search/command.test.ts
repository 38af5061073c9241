import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { searchCommand } from './command';
import { createPostgresEngine } from './postgres-engine';

describe('the command of search', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    /** What the command says. */
    const search = async (...words: string[]) => {
      const printed: string[] = [];
      await searchCommand(mall.db, mall.deps.search, words, (text) => printed.push(text));
      return printed;
    };
    /** By an engine that has not read the lists yet. */
    const found = async (text: string) =>
      (await createPostgresEngine(mall.db).goods({ text, offset: 0, limit: 10 })).ids;

    test('makes the index anew, says how far it is, and search goes on', async () => {
      const id = await addProduct(mall.db, { name: 'Zebra lamp' });
      await sql`delete from search_due`.execute(mall.db);
      expect(await found('zebra')).toEqual([]);
      const said = await search('rebuild');
      expect(said.at(-1)).toMatch(/^the index is new: \d+ entries$/);
      expect(said[0]).toMatch(/^\d+ entries$/);
      expect(await found('zebra')).toEqual([id]);
      expect((await search('rebuild')).at(-1), 'again gives the same').toBe(said.at(-1));
    });

    test('synonyms are added, found by, and left out again, spaces made even', async () => {
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

    test('a line that comes with the server is left out, and comes back', async () => {
      const [line = ''] = await search('stop-words');
      await search('stop-words', 'remove', line);
      expect(await search('stop-words')).not.toContain(line);
      await search('stop-words', 'add', line);
      expect(await search('stop-words')).toContain(line);
    });

    test('hot words: the one added last is the first that the header offers', async () => {
      await search('hot-words', 'add', 'winter tea');
      expect((await search('hot-words'))[0]).toBe('winter tea');
      mall.deps.cache.clear();
      const { data } = await mall.call('hotKeywords');
      expect(data[0].title).toBe('winter tea');
      await search('hot-words', 'remove', 'winter tea');
      expect(await search('hot-words')).not.toContain('winter tea');
    });

    test('what nobody found is told, the most wanted first, and nothing of persons', async () => {
      expect(await search('misses')).toEqual(['everything that was searched for was found']);
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
