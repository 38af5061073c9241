import { listedProducts } from '../catalog/product-list-store';
import { defineHandlers } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { toWire } from '../money/wire';
import { suggestedCategories, suggestedShops } from './suggestion-store';

const MOST = 5;

export const searchHandlers = defineHandlers({
  async searchSuggestions({ db, search, settings }, { query }) {
    const { keyword, limit = MOST } = query;
    const { didYouMean, ...ids } = await search.suggest(keyword, limit);
    const [goods, shops, categories] = await Promise.all([
      ids.goods.length > 0 ? listedProducts(db, ids.goods) : [],
      suggestedShops(db, ids.shops),
      suggestedCategories(db, ids.categories),
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
  },
});
