import type { OperatorTrade, TradeFields } from '@vermilion/api-client/operator';
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

const KINDS = { name: 'trade' } as const;

const valuesOf = ({ name, fee, sort = 0 }: TradeFields) => ({ name, handling_fee: fee, sort });

async function read(db: Kysely<Database>, id?: number): Promise<OperatorTrade[]> {
  const rows = await store.trades(db, id);
  const texts = await readTexts(db, KINDS, rows);
  return rows.map(({ handling_fee, ...row }, at) => ({
    ...row,
    fee: handling_fee,
    translations: texts[at] ?? {},
  }));
}

const readOne = (id: number) => async (db: Kysely<Database>) => (await read(db, id))[0];

const auditOf = (action: 'saveTrade' | 'deleteTrade', id: number) =>
  ({ action, subject: ['trade', id], shopId: () => null }) as const;

/** Trades of shops, which are the mall's. */
export const tradeHandlers = defineHandlers({
  operatorTrades: (ctx) => read(ctx.db),

  async createTrade(ctx, { body, headers }) {
    requireMall(ctx, 'trade');
    const creation = { action: 'createTrade', type: 'trade', shopId: null } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertTrade(trx, valuesOf(body));
    });
    clearPublicCaches(ctx);
    return { id };
  },

  async saveTrade(ctx, { params: { id }, body }) {
    requireMall(ctx, 'trade');
    const saved = await edited(ctx, auditOf('saveTrade', id), {
      read: readOne(id),
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'shop_category', { id, version: body.version }, valuesOf(body));
      },
    });
    clearPublicCaches(ctx);
    return saved as OperatorTrade;
  },

  async deleteTrade(ctx, { params: { id }, body: { version } }) {
    requireMall(ctx, 'trade');
    await edited(ctx, auditOf('deleteTrade', id), {
      read: readOne(id),
      async write(trx) {
        if (await store.isTradeUsed(trx, id))
          throw namedError('in-use', 500, 'Shops or applications are of this trade.');
        return deleteVersion(trx, 'shop_category', { id, version });
      },
    });
    clearPublicCaches(ctx);
    return null;
  },
});
