import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers, operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { created, edited } from '../operator/edit';
import { noSuch, shopOf } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { toCopy } from './goods-fields';
import { addressesOf } from './goods-pictures';
import { shopExists } from './goods-read-store';
import { fromFields } from './goods-wire';
import { setArchived } from './goods-write-store';
import { addGoods, readGoods, replaceGoods } from './save-goods';

const reading = (ctx: Context, id: number) => async (db: Kysely<Database>) =>
  (await readGoods(ctx, db, { shopId: shopOf(ctx), ids: [id] }))[0];

async function found(ctx: Context, id: number): Promise<OperatorGoodsDetail> {
  const goods = await reading(ctx, id)(ctx.db);
  if (!goods) throw noSuch('goods');
  return goods;
}

/** The shop that new goods are of: that of the key, or the one that a key of the mall names. */
async function shopOfNew(ctx: Context, requested: number | undefined): Promise<number> {
  const shopId = shopOf(ctx, requested) ?? operatorOf(ctx).shopId;
  if (shopId === null) throw invalidValue('shopId', 'is required');
  if (!(await shopExists(ctx.db, shopId))) throw noSuch('shop');
  return shopId;
}

const auditOf = (action: 'saveGoods' | 'archiveGoods' | 'restoreGoods', id: number) => ({
  action,
  subject: ['goods', id] as const,
  shopId: (goods: OperatorGoodsDetail) => goods.shopId,
});

const archiving =
  (isArchived: boolean) =>
  async (ctx: Context, id: number, version: number): Promise<OperatorGoodsDetail> => {
    const audit = auditOf(isArchived ? 'archiveGoods' : 'restoreGoods', id);
    const saved = await edited(ctx, audit, {
      read: reading(ctx, id),
      write: (trx) => setArchived(trx, { id, version }, isArchived),
    });
    clearPublicCaches(ctx);
    return saved as OperatorGoodsDetail;
  };
const archive = archiving(true);
const restore = archiving(false);

/** Goods with everything that is edited of them. */
export const goodsAdminHandlers = defineHandlers({
  operatorGoodsDetail: (ctx, { params: { id } }) => found(ctx, id),

  async createGoods(ctx, { body, headers }) {
    const shopId = await shopOfNew(ctx, body.shopId);
    const goods = fromFields(ctx, body);
    const creation = { action: 'createGoods', type: 'goods', shopId } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], (trx) =>
      addGoods(trx, shopId, goods, { now: ctx.now() }),
    );
    clearPublicCaches(ctx);
    return { id };
  },

  async saveGoods(ctx, { params: { id }, body }) {
    const goods = fromFields(ctx, body);
    const saved = await edited(ctx, auditOf('saveGoods', id), {
      read: reading(ctx, id),
      write(trx, before) {
        if (before.state === 'archived') throw archived();
        const target = { id, shopId: before.shopId, version: body.version };
        return replaceGoods(trx, target, goods, addressesOf(before));
      },
    });
    clearPublicCaches(ctx);
    return saved as OperatorGoodsDetail;
  },

  async copyGoods(ctx, { params: { id }, headers }) {
    const goods = await found(ctx, id);
    const creation = { action: 'copyGoods', type: 'goods', shopId: goods.shopId } as const;
    return {
      id: await created(ctx, creation, headers['idempotency-key'], (trx) =>
        addGoods(trx, goods.shopId, fromFields(ctx, toCopy(goods)), {
          now: ctx.now(),
          present: addressesOf(goods),
        }),
      ),
    };
  },

  archiveGoods: (ctx, { params: { id }, body: { version } }) => archive(ctx, id, version),
  restoreGoods: (ctx, { params: { id }, body: { version } }) => restore(ctx, id, version),
});

const archived = () => namedError('wrong-state', 500, 'Archived goods are restored first.');
