import type { OperatorShopType, ShopTypeFields } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { deleteVersion, updateVersion } from '../db/versioned';
import { defineHandlers } from '../http/handler';
import { namedError } from '../kernel/errors';
import { readTexts, saveTexts } from '../translation/texts';
import { contentOf } from './content';
import * as store from './trade-store';

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

const shopType = contentOf({
  subject: 'shopType',
  readOne: async (_ctx, db, id) => (await read(db, id))[0],
});

/** Types of shops, which are the mall's. */
export const shopTypeHandlers = defineHandlers({
  operatorShopTypes: (ctx) => read(ctx.db),

  createShopType: (ctx, { body, headers }) =>
    shopType.create(ctx, { action: 'createShopType', headers }, async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertShopType(trx, valuesOf(body));
    }),

  saveShopType: (ctx, { params: { id }, body }) =>
    shopType.save(ctx, {
      action: 'saveShopType',
      id,
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'shop_type', { id, version: body.version }, valuesOf(body));
      },
    }),

  deleteShopType: (ctx, { params: { id }, body: { version } }) =>
    shopType.remove(ctx, {
      action: 'deleteShopType',
      id,
      async write(trx) {
        if (await store.isShopTypeUsed(trx, id))
          throw namedError('in-use', 500, 'Shops or applications are of this type.');
        return deleteVersion(trx, 'shop_type', { id, version });
      },
    }),
});
