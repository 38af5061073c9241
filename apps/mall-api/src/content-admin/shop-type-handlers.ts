import type { OperatorShopType, ShopTypeFields } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { namedError } from '../kernel/errors';
import { created, edited } from '../operator/edit';
import { requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { readTexts, saveTexts } from '../translation/texts';
import * as store from './trade-store';
import { deleteVersion, updateVersion } from './versioned';

const KINDS = { name: 'shop_type', info: 'shop_type_info' } as const;

const valuesOf = ({ name, info = '', sort = 0 }: ShopTypeFields) => ({ name, info, sort });

async function read(db: Kysely<Database>, id?: number): Promise<OperatorShopType[]> {
  const rows = await store.shopTypes(db, id);
  const texts = await readTexts(db, KINDS, rows);
  return rows.map((row, at) => ({
    ...row,
    translations: texts[at] ?? {},
  }));
}

const readOne = (id: number) => async (db: Kysely<Database>) => (await read(db, id))[0];

const auditOf = (action: 'saveShopType' | 'deleteShopType', id: number) =>
  ({ action, subject: ['shopType', id], shopId: () => null }) as const;

/** Types of shops, which are the mall's. */
export const shopTypeHandlers = defineHandlers({
  operatorShopTypes: (ctx) => read(ctx.db),

  async createShopType(ctx, { body, headers }) {
    requireMall(ctx, 'shopType');
    const creation = { action: 'createShopType', type: 'shopType', shopId: null } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertShopType(trx, valuesOf(body));
    });
    clearPublicCaches(ctx);
    return { id };
  },

  async saveShopType(ctx, { params: { id }, body }) {
    requireMall(ctx, 'shopType');
    const saved = await edited(ctx, auditOf('saveShopType', id), {
      read: readOne(id),
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'shop_type', { id, version: body.version }, valuesOf(body));
      },
    });
    clearPublicCaches(ctx);
    return saved as OperatorShopType;
  },

  async deleteShopType(ctx, { params: { id }, body: { version } }) {
    requireMall(ctx, 'shopType');
    await edited(ctx, auditOf('deleteShopType', id), {
      read: readOne(id),
      async write(trx) {
        if (await store.isShopTypeUsed(trx, id))
          throw namedError('in-use', 500, 'Shops or applications are of this type.');
        return deleteVersion(trx, 'shop_type', { id, version });
      },
    });
    clearPublicCaches(ctx);
    return null;
  },
});
