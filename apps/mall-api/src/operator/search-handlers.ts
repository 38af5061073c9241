import { defineHandlers } from '../http/handler';
import { sliceOf } from '../http/page';
import { listedProducts } from '../listing/product-list-store';
import { shopOf } from './own-shop';

export const searchHandlers = defineHandlers({
  async explainSearch(ctx, { query }) {
    const search = {
      text: query.keyword,
      language: query.language,
      shopId: shopOf(ctx),
      ...sliceOf(query),
    };
    const found = await ctx.search.goods(search, { explain: true });
    const rows = await listedProducts(ctx.db, found.ids, ctx.language);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return {
      total: found.total,
      ...(found.didYouMean !== undefined && { didYouMean: found.didYouMean }),
      hits: found.ids.map((id, place) => {
        const points = Object.entries(found.points?.[place] ?? {})
          .filter(([, given]) => given > 0)
          .map(([what, given]) => ({ for: what, points: rounded(given) }));
        const score = rounded(points.reduce((sum, one) => sum + one.points, 0));
        return { id, name: names.get(id) ?? '', score, points };
      }),
    };
  },
});

const rounded = (points: number) => Math.round(points * 10_000) / 10_000;
