import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

let names = 0;
const named = () => ({ 'idempotency-key': `words ${(names += 1)}` });

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  const create = async (title: string, more: object = {}) => {
    const answer = await call('createHotWord', { body: { title, ...more }, headers: named() });
    expectContract('createHotWord', answer);
    return answer.data.id as number;
  };
  const suggested = async (language = 'en') => {
    const headers = { 'accept-language': language };
    const { data } = await scene.mall.call('hotKeywords', { headers });
    return (data as { title: string }[]).map(({ title }) => title);
  };

  describe('a hot word', () => {
    it('is suggested to shoppers in their language and order, until it is deleted', async () => {
      const id = await create('tea', { translations: { fr: { title: 'thé' } } });
      await create('mug', { sort: 9 });
      expect(await suggested('fr')).toEqual(['mug', 'thé']);
      const body = { title: 'teas', sort: 10, version: 1 };
      expectContract('saveHotWord', await call('saveHotWord', { params: { id }, body }));
      expect(await suggested()).toEqual(['teas', 'mug']);
      expect(await call('saveHotWord', { params: { id }, body })).toMatchObject({
        reason: 'stale',
        data: { title: 'teas', version: 2 },
      });
      expectContract('operatorHotWords', await call('operatorHotWords'));
      const removal = { params: { id }, body: { version: 2 } };
      expectContract('deleteHotWord', await call('deleteHotWord', removal));
      expect(await suggested()).toEqual(['mug']);
    });
  });

  describe('a line of the search', () => {
    const lines = async (kind: string) => {
      const answer = await call('operatorSearchWords', { query: { kind } });
      expectContract('operatorSearchWords', answer);
      return answer.data as { line: string; own: boolean; used: boolean }[];
    };
    const set = (kind: string, line: string, used: boolean) =>
      call('setSearchWord', { body: { kind, line, used } });

    it('is added to those of the server, which can be removed and used again', async () => {
      expectContract('setSearchWord', await set('synonym', 'fizzwing,  zapple', true));
      expect((await lines('synonym'))[0]).toEqual({
        line: 'fizzwing, zapple',
        own: true,
        used: true,
      });
      const [first] = (await lines('stop')).filter(({ own }) => !own);
      const line = first?.line ?? '';
      await set('stop', line, false);
      expect(await lines('stop')).toContainEqual({ line, own: false, used: false });
      await set('stop', line, true);
      expect(await lines('stop')).toContainEqual({ line, own: false, used: true });
    });

    it('has several words for synonyms, and one that is ignored', async () => {
      for (const [kind, line] of [
        ['synonym', 'sofa'],
        ['synonym', 'sofa,'],
        ['stop', 'a, the'],
      ] as const)
        expect(await set(kind, line, true)).toMatchObject({ code: 400, field: 'line' });
    });
  });

  it('tells the most frequent searches with and without results', async () => {
    const day = '2001-01-01';
    const { db } = scene.mall;
    const today = (
      await db
        .selectNoFrom((eb) => eb.cast<string>(eb.fn('now'), 'date').as('day'))
        .executeTakeFirstOrThrow()
    ).day;
    await db
      .insertInto('search_miss')
      .values([
        { day: today, words: 'matcha', times: 3 },
        { day: today, words: 'sencha', times: 5 },
        { day, words: 'old', times: 99 },
      ])
      .execute();
    const missed = await call('searchedWords', { query: { found: false } });
    expectContract('searchedWords', missed);
    expect(missed.data).toEqual([
      { words: 'sencha', times: 5 },
      { words: 'matcha', times: 3 },
    ]);
    expect((await call('searchedWords', { query: { found: true } })).data).toEqual([]);
  });

  describe('translations', () => {
    const part = async (query: object) => {
      const answer = await call('operatorTexts', {
        query: { kind: 'category', language: 'fr', ...query },
      });
      expectContract('operatorTexts', answer);
      return answer.data as {
        list: { source: string; translation: string | null }[];
        after: string | null;
      };
    };

    it('are listed by part, missing ones first, each once', async () => {
      const categories = ['Tea', 'Mugs', 'Toys', 'Books'].map((name) => ({
        name,
        level: 1,
        icon: null,
      }));
      await scene.mall.db.insertInto('category').values(categories).execute();
      const body = { kind: 'category', source: 'Tea', language: 'fr', text: 'Thé' };
      expectContract('saveTranslation', await call('saveTranslation', { body }));
      const sources: string[] = [];
      let after: string | null = null;
      do {
        const found: Awaited<ReturnType<typeof part>> = await part({
          limit: 2,
          ...(after && { after }),
        });
        sources.push(...found.list.map(({ source }) => source));
        after = found.after;
      } while (after);
      expect(sources.toSorted()).toEqual(['Books', 'Kitchen', 'Mugs', 'Tea', 'Toys']);
      expect(sources.at(-1)).toBe('Tea');
      const missing = await call('missingTranslations', { query: { language: 'fr' } });
      expectContract('missingTranslations', missing);
      expect(missing.data).toContainEqual({
        kind: 'category',
        language: 'fr',
        texts: 5,
        missing: 4,
      });
    });

    it('are shown to shoppers at once, and only for what the mall says', async () => {
      const body = { kind: 'category', source: 'Kitchen', language: 'fr', text: 'Cuisine' };
      await call('saveTranslation', { body });
      const headers = { 'accept-language': 'fr' };
      const names = async () =>
        JSON.stringify((await scene.mall.call('categoryTree', { headers })).data);
      expect(await names()).toContain('Cuisine');
      await call('saveTranslation', { body: { ...body, text: '' } });
      expect(await names()).toContain('Kitchen');
      const unknown = { ...body, source: 'Nothing of ours' };
      expect(await call('saveTranslation', { body: unknown })).toMatchObject({
        reason: 'not-found',
      });
    });
  });
});
