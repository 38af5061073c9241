import { startTestApp, type TestApp } from '@vermilion/mall-api/testing/app';
import { openEmbeddedForTest } from '@vermilion/mall-api/testing/databases';
import { isHit, ndcg } from '@vermilion/mall-api/testing/judged';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMall } from '../demo-mall';
import { everydayQueries, gradesOf, judgedQueries, type JudgedQuery } from './relevance';

/** What at least must be reached, of 1, in each language; held-out questions have no part in tuning. */
const GOAL = { tuned: 0.95, heldOut: 0.9 };

/** Shares of the questions in words of every day whose first, and one of whose first five results fit. */
const EVERYDAY = { first: 0.8, five: 0.9 };

const TAGS = { en: 'en', zh: 'zh-CN', es: 'es', fr: 'fr', th: 'th', lo: 'lo' } as const;

interface Result extends JudgedQuery {
  first: string[];
  hit: boolean;
  ndcg: number;
}

describe('search over the demo mall', () => {
  let mall: TestApp;
  let close: () => Promise<unknown>;
  const results: Result[] = [];
  let names: Map<number, string>;
  let find: (text: string, language?: keyof typeof TAGS) => Promise<string[]>;

  beforeAll(async () => {
    const database = await openEmbeddedForTest();
    mall = await startTestApp(database, { extension: demoMall });
    close = () => mall.app.close().then(database.close);
    const rows = await database.db.selectFrom('product').select(['id', 'name']).execute();
    names = new Map(rows.map(({ id, name }) => [id, name]));
    find = async (text, language = 'en') => {
      const search = { text, language: TAGS[language], offset: 0, limit: 10 };
      const { ids } = await mall.deps.search.goods(search);
      return ids.map((id) => names.get(id) ?? '');
    };
    for (const query of judgedQueries) {
      const first = await find(query.query, query.language);
      const grades = gradesOf(query, first);
      const all = gradesOf(query, [...names.values()]);
      results.push({ ...query, first, hit: isHit(grades), ndcg: ndcg(grades, all) });
    }
    if (process.env.RELEVANCE) report(results, names);
  });
  afterAll(() => close());

  test('judges goods that exist, at least forty questions a language', () => {
    const all = [...names.values()];
    const unknown = judgedQueries.flatMap(({ relevant, fitting }) =>
      [...relevant, ...fitting].filter((part) => !all.some((name) => name.includes(part))),
    );
    expect(unknown).toEqual([]);
    for (const language of ['en', 'zh', 'es', 'fr', 'th', 'lo']) {
      const own = judgedQueries.filter((query) => query.language === language);
      expect(own.length).toBeGreaterThanOrEqual(40);
    }
  });

  test.each(['en', 'zh', 'es', 'fr', 'th', 'lo'] as const)(
    'finds what is meant in %s',
    (language) => {
      for (const isHeldOut of [false, true]) {
        const own = results.filter(
          (one) => one.language === language && one.isHeldOut === isHeldOut,
        );
        const rate = own.filter(({ hit }) => hit).length / own.length;
        expect(rate, `${isHeldOut ? 'held out' : 'tuned'} of ${own.length}`).toBeGreaterThanOrEqual(
          isHeldOut ? GOAL.heldOut : GOAL.tuned,
        );
      }
    },
  );

  test('finds what is asked for in words of every day', async () => {
    expect(everydayQueries.length).toBeGreaterThanOrEqual(200);
    const missed: string[] = [];
    const later: string[] = [];
    let [first, five] = [0, 0];
    for (const query of everydayQueries) {
      const names = await find(query.query, query.language);
      const grades = gradesOf(query, names.slice(0, 5));
      if (grades[0]) first += 1;
      else later.push(`${query.language} ${query.query}: ${names.slice(0, 3).join(' | ')}`);
      if (grades.some(Boolean)) five += 1;
      else missed.push(`${query.language} ${query.query}: ${names.slice(0, 3).join(' | ')}`);
    }
    const share = (hits: number) => hits / everydayQueries.length;
    if (process.env.RELEVANCE)
      console.log({ first: share(first), five: share(five), missed, later });
    expect(share(first), 'first').toBeGreaterThanOrEqual(EVERYDAY.first);
    expect(share(five), missed.join('\n')).toBeGreaterThanOrEqual(EVERYDAY.five);
  });

  test('suggests words that begin as typed before words that only sound so', async () => {
    const { goods } = await mall.deps.search.suggest('lam', 5, 'en');
    expect(goods.map((id) => names.get(id)).slice(0, 2)).toEqual([
      expect.stringMatching(/lamp/i),
      expect.stringMatching(/lamp/i),
    ]);
    expect(goods.map((id) => names.get(id)).join()).not.toMatch(/ramen/i);
  });

  test.each([
    ['saucpan', 'Stainless steel saucepan'],
    ['茶壶', '手作陶瓷茶壶'],
    ['chahu', '手作陶瓷茶壶'],
    ['ชามเซรามิก', '青釉汤碗'],
    ['ຖ້ວຍ', 'bowl'],
    ['cuchillo de chef', "Chef's knife"],
    ['2.8l', 'Stainless steel saucepan'],
  ])('%j finds %j', async (text, name) => {
    expect((await find(text)).slice(0, 3).join('; ')).toContain(name);
  });
});

/** Misses of the tuned half by name, of the other half by number alone. */
function report(results: readonly Result[], names: ReadonlyMap<number, string>): void {
  for (const language of ['en', 'zh', 'es', 'fr', 'th', 'lo'] as const) {
    for (const isHeldOut of [false, true]) {
      const own = results.filter((one) => one.language === language && one.isHeldOut === isHeldOut);
      const mean = (of: (one: Result) => number) =>
        (own.reduce((sum, one) => sum + of(one), 0) / own.length).toFixed(3);
      const half = isHeldOut ? 'held out' : 'tuned';
      console.log(
        `${language} ${half} (${own.length}): hit@3 ${mean(({ hit }) => Number(hit))}, nDCG@10 ${mean((one) => one.ndcg)}`,
      );
      if (isHeldOut) continue;
      for (const { query, hit, first, ndcg } of own) {
        if (!hit || ndcg < 0.6)
          console.log(`  ${hit ? 'low' : 'MISS'} ${query}: ${first.slice(0, 6).join(' | ')}`);
      }
    }
  }
  console.log(`${names.size} goods`);
}
