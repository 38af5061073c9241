import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuild } from '../../../search/indexer';
import { createPostgresEngine } from '../../../search/postgres-engine';
import { openEmbeddedForTest, type TestDatabase } from '../../databases';
import { fillGoods } from '../fill-goods';
import { GOODS_LANGUAGES } from '../nouns';
import { answerAll, type Answered, missesOf, scoresOf } from './measure';
import { goodsQuestions } from './questions';

/** Number of goods in this test; `npm run bench -- search` runs the same queries on any number. */
const GOODS = 3000;
/** The required minimum, of 1; held-out questions are never used for tuning. */
const GOAL = { tuned: 0.95, heldOut: 0.9, ndcg: 0.8 };

describe('search over a mall of generated goods', () => {
  let database: TestDatabase;
  let answered: Answered[];

  beforeAll(async () => {
    database = await openEmbeddedForTest();
    await fillGoods(database.db, GOODS);
    await rebuild(database.db);
    answered = await answerAll(createPostgresEngine(database.db), GOODS);
  }, 300_000);
  afterAll(() => database.close());

  test.each(GOODS_LANGUAGES)('asks at least forty questions in %s, of every kind', (language) => {
    const own = goodsQuestions.filter((one) => one.language === language);
    expect(own.length).toBeGreaterThanOrEqual(40);
    const kinds = new Set(own.map(({ kind }) => kind));
    for (const kind of ['the thing', 'brand and thing', 'model', 'series, mistyped', 'by hand'])
      expect(kinds).toContain(kind);
  });

  test.each(GOODS_LANGUAGES)('finds what is meant in %s', (language) => {
    for (const score of scoresOf(answered).filter((one) => one.language === language)) {
      const half = score.isHeldOut ? 'held out' : 'tuned';
      const misses = missesOf(answered).filter((miss) => miss.startsWith(language));
      const goal = score.isHeldOut ? GOAL.heldOut : GOAL.tuned;
      expect(
        score.hit,
        `${half} of ${score.questions}: ${misses.join('; ')}`,
      ).toBeGreaterThanOrEqual(goal);
      expect(score.ndcg, half).toBeGreaterThanOrEqual(GOAL.ndcg);
    }
  });
});
