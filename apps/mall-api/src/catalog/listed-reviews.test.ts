import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { fillRandomMall } from '../testing/random-mall';
import { refreshListings } from './jobs';

describe('lists tell of reviews', () => {
  withDatabases((openApp) => {
    test('how many there are and their mean, without those that are hidden', async () => {
      const { db, deps, call } = await openApp();
      await fillRandomMall(db, 40);
      const goodsOf = async () => {
        deps.lists.clear();
        const answer = await call('productList', { query: { limit: 40 } });
        expectContract('productList', answer);
        const rows: { id: number; merName: string; reviewCount: number; stars: number | null }[] =
          answer.data.list;
        return rows;
      };
      const [first, second] = await goodsOf();
      expect(first).toMatchObject({ reviewCount: 0, stars: null, merName: expect.any(String) });

      const review = (stars: number, isShown: boolean) => sql`
        insert into review (product_id, nickname, quality, service, star, comment, is_shown)
        values (${first?.id}, 'Guest', 5, 5, ${stars}, '', ${isShown})`;
      for (const [stars, isShown] of [
        [5, true],
        [4, true],
        [5, true],
        [1, false],
      ] as const)
        await review(stars, isShown).execute(db);
      // best-selling, so that it is also in the leaderboard
      await sql`update sku set sales = 1000000 where product_id = ${first?.id}`.execute(db);
      await refreshListings({ db });
      const [now, other] = await goodsOf();
      expect(now).toMatchObject({ id: first?.id, reviewCount: 3, stars: 4.7 });
      expect(other).toMatchObject({ id: second?.id, reviewCount: 0, stars: null });

      const leaders = await call('leaderboard');
      expectContract('leaderboard', leaders);
      expect(leaders.data).toContainEqual(
        expect.objectContaining({ id: first?.id, reviewCount: 3, stars: 4.7 }),
      );
      await sql`delete from review`.execute(db);
      await refreshListings({ db });
      expect((await goodsOf())[0]).toMatchObject({ reviewCount: 0, stars: null });
    });
  });
});
