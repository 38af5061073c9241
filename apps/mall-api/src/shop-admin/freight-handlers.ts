import type { ShopFreight } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { edited } from '../operator/edit';
import { noSuch, shopOf } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { quoteFreight } from './freight-quote';
import { checkFreightRule } from './freight-rules';
import { fromWireRule, toWireRule } from './freight-wire';
import { findShop, updateShop } from './shop-store';

const freightReader =
  (ctx: Context, shopId: number) =>
  async (db: Kysely<Database>): Promise<ShopFreight | undefined> => {
    const shop = await findShop(db, shopOf(ctx, shopId));
    if (!shop) return undefined;
    const { id, version, freight } = shop;
    return { id, version, rule: freight && toWireRule(ctx, freight) };
  };

/** Operator calls for what a shop asks for sending goods. */
export const freightHandlers = defineHandlers({
  async shopFreight(ctx, { params: { id } }) {
    const freight = await freightReader(ctx, id)(ctx.db);
    if (!freight) throw noSuch('shop');
    return freight;
  },

  async saveShopFreight(ctx, { params: { id }, body: { version, rule: sent } }) {
    const rule = sent ? fromWireRule(ctx, sent) : null;
    if (rule) checkFreightRule(rule);
    const freight = rule && JSON.stringify(rule);
    const audit = { action: 'saveShopFreight', subject: ['shop', id], shopId: () => id } as const;
    const saved = await edited(ctx, audit, {
      read: freightReader(ctx, id),
      write: (trx) => updateShop(trx, { id, version }, { freight }),
    });
    clearPublicCaches(ctx);
    return saved as ShopFreight;
  },

  async quoteShopFreight(ctx, { params: { id }, body: { country, lines, rule: sent } }) {
    const shop = await findShop(ctx.db, shopOf(ctx, id));
    if (!shop) throw noSuch('shop');
    const rule = sent ? fromWireRule(ctx, sent) : shop.freight;
    if (sent && rule) checkFreightRule(rule);
    return quoteFreight(ctx, shop, { country, lines, rule });
  },
});
