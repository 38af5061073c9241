import { consumeCaptcha } from '../captcha/store';
import { findShopTypes } from '../catalog/shop-type-store';
import { defineHandlers } from '../http/handler';
import { type PageQuery, sliceOf, toPage } from '../http/page';
import type { Context } from '../kernel/context';
import { BusinessError, namedError } from '../kernel/errors';
import { shownSections } from './layout-store';
import { findShop, findShops, findTrades, type ShopFilter, type ShopOrder } from './store';
import { toChatConfig, toMerchantCard, toShopDetail, toShopInfo } from './wire';

/** Most shops that a search considers; nobody pages further. */
const MAX_FOUND = 500;

async function openShop({ db, user, language }: Context, id: number) {
  const shop = await findShop(db, { id, userId: user?.id ?? 0, language });
  if (!shop) throw namedError('not-found', 500, 'This shop does not exist or is closed');
  return shop;
}

async function shopPage(ctx: Context, filter: ShopFilter, order: ShopOrder, query: PageQuery) {
  const { rows, total } = await findShops(ctx.db, filter, order, {
    ...sliceOf(query),
    language: ctx.language,
  });
  return toPage(
    rows.map((row) => toMerchantCard(ctx, row)),
    total,
    query,
  );
}

export const shopHandlers = defineHandlers({
  shopStreet: (ctx, { query }) => shopPage(ctx, {}, 'recommended', query),

  async shopSearch(ctx, { query }) {
    const { keywords, keyword = keywords, typeId, categoryId, isSelf } = query;
    const text = keyword?.trim();
    const ids = text ? (await ctx.search.shops(text, MAX_FOUND)).ids : undefined;
    return shopPage(ctx, { ids, typeId, categoryId, isSelf }, 'rating', query);
  },

  async shopInfo(ctx, { params }) {
    const shop = await openShop(ctx, params.id);
    return toShopInfo(ctx, shop, await shownSections(ctx.db, shop, ctx.language));
  },

  async shopService(ctx, { params }) {
    return toChatConfig(await openShop(ctx, params.id));
  },

  async shopDetail(ctx, { params }) {
    return toShopDetail(ctx, await openShop(ctx, params.id));
  },

  async shopQualification(ctx, { params, body }) {
    if (!(await consumeCaptcha(ctx, body)))
      throw new BusinessError(428, 'The characters do not match the picture. Please try a new one');
    return toShopDetail(ctx, await openShop(ctx, params.id));
  },

  shopTypes: ({ db, language }) => findShopTypes(db, language),

  async shopCategories({ db, language }) {
    const trades = await findTrades(db, language);
    return trades.map(({ id, name, handling_fee, shop_count }) => ({
      id,
      name,
      handlingFee: handling_fee,
      shopCount: shop_count,
    }));
  },
});
