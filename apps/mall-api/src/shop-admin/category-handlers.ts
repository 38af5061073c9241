import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { audited } from '../operator/audit';
import { created, edited } from '../operator/edit';
import { noSuch, shopOf } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { readTexts, saveTexts } from '../translation/texts';
import * as store from './category-store';

type Db = Kysely<Database>;

const KINDS = { name: 'category' } as const;

async function read(db: Db, filter: store.CategoryFilter): Promise<OperatorShopCategory[]> {
  const rows = await store.categories(db, filter);
  const texts = await readTexts(db, KINDS, rows);
  return rows.map((row, at) => ({ ...row, translations: texts[at] ?? {} }));
}

const readOne = (ctx: Context, id: number) => async (db: Db) =>
  (await read(db, { id, shopId: shopOf(ctx) }))[0];

/** The shop that a call is about, which a key of the mall has to name. */
function shopIn(ctx: Context, sent: number | undefined): number {
  const shopId = shopOf(ctx, sent);
  if (shopId === undefined) throw invalidValue('shopId', 'is required');
  return shopId;
}

async function lock(trx: Db, shopId: number): Promise<void> {
  if (!(await store.lockShop(trx, shopId))) throw noSuch('shop');
}

/** The place below a category of the same shop; there are two levels. */
async function placeBelow(trx: Db, shopId: number, pid: number) {
  if (pid === 0) return { pid, level: 1 };
  const [above] = await store.categories(trx, { id: pid, shopId });
  if (above?.level !== 1) throw invalidValue('pid', 'is not a category of the first level');
  return { pid, level: 2 };
}

const inUse = (what: string) => namedError('in-use', 500, `There are ${what} in this category.`);

const auditOf = (action: 'saveShopCategory' | 'deleteShopCategory', id: number) => ({
  action,
  subject: ['shopCategory', id] as const,
  shopId: ({ shopId }: OperatorShopCategory) => shopId,
});

/** Operator calls for the own categories of shops. */
export const categoryHandlers = defineHandlers({
  async operatorShopCategories(ctx, { query }) {
    return read(ctx.db, { shopId: shopIn(ctx, query.shopId) });
  },

  async createShopCategory(ctx, { body, headers }) {
    const { name, pid = 0, translations } = body;
    const shopId = shopIn(ctx, body.shopId);
    const type = 'shopCategory';
    const creation = { action: 'createShopCategory', type, shopId: shopId || undefined } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], async (trx) => {
      await lock(trx, shopId);
      await saveTexts(trx, KINDS, { name }, translations);
      const place = await placeBelow(trx, shopId, pid);
      return store.insertCategory(trx, shopId, { name, ...place });
    });
    clearPublicCaches(ctx);
    return { id };
  },

  async saveShopCategory(ctx, { params: { id }, body }) {
    const { version, name, pid = 0, translations } = body;
    const saved = await edited(ctx, auditOf('saveShopCategory', id), {
      read: readOne(ctx, id),
      async write(trx, { shopId }) {
        await lock(trx, shopId);
        const now = await readOne(ctx, id)(trx);
        const isMoved = now !== undefined && now.pid !== pid;
        if (isMoved && pid !== 0 && (await store.idsBelow(trx, shopId, id)).length > 0)
          throw invalidValue('pid', 'must be 0 while there are categories below');
        if (isMoved && pid === id) throw invalidValue('pid', 'must be another category');
        const place = isMoved ? await placeBelow(trx, shopId, pid) : undefined;
        await saveTexts(trx, KINDS, { name }, translations);
        return store.updateCategory(trx, { id, version }, { name, shopId, place });
      },
    });
    clearPublicCaches(ctx);
    return saved as OperatorShopCategory;
  },

  async deleteShopCategory(ctx, { params: { id }, body: { version, moveTo } }) {
    await edited(ctx, auditOf('deleteShopCategory', id), {
      read: readOne(ctx, id),
      async write(trx, { shopId }) {
        await lock(trx, shopId);
        if (!(await store.lockCategory(trx, { id, version }))) return false;
        if ((await store.idsBelow(trx, shopId, id)).length > 0) throw inUse('categories');
        if (moveTo === undefined) {
          if (await store.hasGoods(trx, id)) throw inUse('goods');
        } else {
          const [target] = await store.categories(trx, { id: moveTo, shopId });
          if (!target || moveTo === id)
            throw invalidValue('moveTo', 'is not another category of the shop');
        }
        // Archived goods are in nobody's way
        await store.moveGoods(trx, id, moveTo ?? null);
        await store.deleteCategory(trx, id);
        return true;
      },
    });
    clearPublicCaches(ctx);
    return null;
  },

  async orderShopCategories(ctx, { body: { shopId: sent, pid = 0, ids } }) {
    const shopId = shopIn(ctx, sent);
    const subject = ['shop', shopId] as const;
    const audit = { action: 'orderShopCategories', subject, shopId: shopId || undefined } as const;
    await audited(ctx, audit, async (trx) => {
      await lock(trx, shopId);
      const all = new Set(await store.idsBelow(trx, shopId, pid));
      if (all.size !== ids.length || ids.some((id) => !all.has(id)))
        throw invalidValue('ids', 'must be all categories of this place, each once');
      await store.orderCategories(trx, ids);
      return true;
    });
    clearPublicCaches(ctx);
    return null;
  },
});
