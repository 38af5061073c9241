import { imageUrl } from '../http/image-url';
import type { Context } from '../kernel/context';
import { toWire } from '../money/wire';
import { listedProducts } from './product-list-store';
import { suggestedCategories, suggestedShops } from './suggestion-store';

const MOST = 5;

/** What a shopper may mean by what was typed so far, at most `limit` of each kind. */
export async function suggestionsFor(
  { db, search, settings, language }: Context,
  { keyword, limit = MOST }: { keyword: string; limit?: number },
) {
  const { didYouMean, ...ids } = await search.suggest(keyword, limit);
  const [goods, shops, categories] = await Promise.all([
    ids.goods.length > 0 ? listedProducts(db, ids.goods, language) : [],
    suggestedShops(db, ids.shops),
    suggestedCategories(db, ids.categories, language),
  ]);
  return {
    goods: goods.map((row) => ({
      id: row.id,
      storeName: row.name,
      image: imageUrl(settings, row.image),
      price: toWire(row.price_minor),
    })),
    shops: shops.map((row) => ({ ...row, avatar: imageUrl(settings, row.avatar) })),
    categories,
    ...(didYouMean !== undefined && { didYouMean }),
  };
}
