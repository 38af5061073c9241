import { imageUrl } from '../http/image-url';
import type { Context } from '../kernel/context';
import { listedProducts } from '../listing/product-list-store';
import { toWire } from '../money/wire';
import { suggestedShopsAndCategories } from './suggestion-store';

const DEFAULT_LIMIT = 5;

/** Suggestions for a partial search, at most `limit` of each kind. */
export async function suggestionsFor(
  ctx: Context,
  { keyword, limit = DEFAULT_LIMIT }: { keyword: string; limit?: number },
) {
  const { words, goods, shops, categories, didYouMean } = await findSuggestions(
    ctx,
    keyword,
    limit,
  );
  return {
    words,
    goods: goods.map((row) => ({
      id: row.id,
      storeName: row.name,
      image: imageUrl(ctx.settings, row.image),
      price: toWire(ctx.policy, row.price_minor),
    })),
    shops: shops.map((row) => ({ ...row, avatar: imageUrl(ctx.settings, row.avatar) })),
    categories,
    ...(didYouMean !== undefined && { didYouMean }),
  };
}

async function findSuggestions({ db, search, language }: Context, keyword: string, limit: number) {
  const { didYouMean, words = [], ...ids } = await search.suggest(keyword, limit, language);
  const [goods, others] = await Promise.all([
    ids.goods.length > 0 ? listedProducts(db, ids.goods, language) : [],
    suggestedShopsAndCategories(db, { ...ids, language }),
  ]);
  const shown = goods.map(({ id, name, image, price_minor }) => ({ id, name, image, price_minor }));
  return { words, goods: shown, ...others, didYouMean };
}
