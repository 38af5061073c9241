import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers, type OperationId } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { endDraftsOf } from '../inventory/end-drafts';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { fromWire, toWire } from '../money/wire';
import { type AuditContext, audited, auditedOnce } from './audit';
import { raiseVersions } from './goods-state';
import * as store from './goods-store';
import { toGoods, toSku } from './goods-wire';
import { noSuch, shopOf } from './own-shop';
import { clearPublicCaches } from './public-caches';
import { saleProblems } from './sale-rules';
import * as skus from './sku-store';

/** The SKU of a call, if visible to the key, and the audit context. */
async function skuAudit(ctx: Context, action: OperationId, id: number) {
  const sku = await store.findSku(ctx.db, shopOf(ctx), id);
  const audit: AuditContext = { action, subject: ['sku', id], shopId: sku?.shopId };
  return { sku, audit };
}

/** The state of a SKU after a call. */
async function skuNow(ctx: Context, db: Context['db'] | Transaction<Database>, id: number) {
  const sku = await store.findSku(db, shopOf(ctx), id);
  if (!sku) throw noSuch('sku');
  return sku;
}

export const goodsHandlers = defineHandlers({
  async operatorGoods(ctx, { query }) {
    const { onSale: isOnSale, keyword: words, state, categoryId, stockBelow } = query;
    const shopId = shopOf(ctx, query.shopId);
    const filter = { shopId, isOnSale, words, state, categoryId, stockBelow };
    const slice = keysetSliceOf(query);
    const rows = await store.goodsOf(ctx.db, filter, slice);
    const total = await store.countGoods(ctx.db, filter, slice);
    return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toGoods(ctx, row)));
  },

  async setGoodsOnSale(ctx, { params: { id }, body: { onSale } }) {
    const goods = await store.findGoods(ctx.db, shopOf(ctx), id);
    const shopId = goods?.shop_id;
    const audit = { action: 'setGoodsOnSale', subject: ['goods', id], shopId } as const;
    await audited(ctx, audit, async (trx) => {
      if (!goods) throw noSuch('goods');
      const [problem] = onSale ? saleProblems(await store.findForSale(trx, id)) : [];
      if (problem) throw invalidValue(problem.field, problem.rule);
      return store.setOnSale(trx, id, onSale);
    });
    clearPublicCaches(ctx);
    return null;
  },

  async setGoodsVirtual(ctx, { params: { id }, body: { virtual } }) {
    const goods = await store.findGoods(ctx.db, shopOf(ctx), id);
    const shopId = goods?.shop_id;
    const audit = { action: 'setGoodsVirtual', subject: ['goods', id], shopId } as const;
    await audited(ctx, audit, async (trx) => {
      if (!goods) throw noSuch('goods');
      return store.setVirtual(trx, id, virtual);
    });
    return null;
  },

  async setStock(ctx, { params: { id }, body: { stock, expected } }) {
    const { sku, audit } = await skuAudit(ctx, 'setStock', id);
    await audited(ctx, audit, async (trx) => {
      if (!sku) throw noSuch('sku');
      if (await skus.setStock(trx, id, stock, expected)) return stock !== expected;
      const now = await skuNow(ctx, trx, id);
      if (now.stock === stock) return false;
      throw namedError('wrong-state', 500, `The stock is ${now.stock} now, not ${expected}.`);
    });
    return toSku(ctx, await skuNow(ctx, ctx.db, id));
  },

  async changeStock(ctx, { params: { id }, body: { by }, headers }) {
    const { sku, audit } = await skuAudit(ctx, 'changeStock', id);
    await auditedOnce(ctx, audit, headers['idempotency-key'], async (trx) => {
      if (!sku) throw noSuch('sku');
      if (await skus.changeStock(trx, id, by)) return;
      const now = await skuNow(ctx, trx, id);
      const reason = by < 0 ? 'out-of-stock' : 'limit-reached';
      throw namedError(reason, 500, `There are ${now.stock} units; ${by} cannot be added.`);
    });
    return toSku(ctx, await skuNow(ctx, ctx.db, id));
  },

  async setPrice(ctx, { params: { id }, body }) {
    const [price, expected] = [
      fromWire(ctx.policy, body.price),
      fromWire(ctx.policy, body.expected),
    ];
    const { sku, audit } = await skuAudit(ctx, 'setPrice', id);
    await audited(ctx, audit, async (trx) => {
      if (!sku) throw noSuch('sku');
      await store.lockGoods(trx, [sku.goodsId]);
      if (await skus.setPrice(trx, id, price, expected)) {
        await store.refreshPrices(trx, [sku.goodsId]);
        if (price !== expected) await raiseVersions(trx, [sku.goodsId]);
        return price !== expected;
      }
      const now = await skuNow(ctx, trx, id);
      if (now.priceMinor === price) return false;
      const text = `The price is ${toWire(ctx.policy, now.priceMinor)} now.`;
      throw namedError('wrong-state', 500, text);
    });
    clearPublicCaches(ctx);
    return toSku(ctx, await skuNow(ctx, ctx.db, id));
  },

  async endQuotes(ctx, { params: { id } }) {
    const { sku, audit } = await skuAudit(ctx, 'endQuotes', id);
    let ended = 0;
    await audited(ctx, audit, async (trx) => {
      if (!sku) throw noSuch('sku');
      ended = await endDraftsOf(trx, id, ctx.now());
      return ended > 0;
    });
    return { ended };
  },
});
