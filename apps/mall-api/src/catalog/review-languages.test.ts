import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { fillLittleMall } from '../testing/little-mall';

describe('reviews of goods', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
      await mall.db.deleteFrom('review').execute();
      const review = (language: string | null, comment: string, day: number) => ({
        product_id: 1,
        nickname: 'Guest',
        quality: 5,
        service: 5,
        star: 5,
        language,
        comment,
        pictures: '[]',
        created_at: new Date(Date.UTC(2026, 0, day)),
      });
      await mall.db
        .insertInto('review')
        .values([
          review('th', 'ดีมาก', 1),
          review('en', 'Very good.', 2),
          review(null, '10/10', 3),
          review('th', 'สวย', 4),
        ])
        .execute();
    });

    const said = async (language: string) => {
      const answer = await mall.call('reviewList', {
        params: { id: 1 },
        query: { page: 1, limit: 10 },
        headers: { 'accept-language': language },
      });
      expectContract('reviewList', answer);
      return answer.data.list.map(({ comment }: { comment: string }) => comment);
    };

    test('begin with those in the reader’s language, and hide no other', async () => {
      expect(await said('th')).toEqual(['สวย', 'ดีมาก', '10/10', 'Very good.']);
      expect(await said('en')).toEqual(['Very good.', 'สวย', '10/10', 'ดีมาก']);
      expect(await said('fr')).toEqual(['สวย', '10/10', 'Very good.', 'ดีมาก']);
    });
  });
});
