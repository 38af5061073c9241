import type { OperatorTrade, TradeFields } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { deleteVersion, updateVersion } from '../db/versioned';
import { defineHandlers } from '../http/handler';
import { namedError } from '../kernel/errors';
import { readTexts, saveTexts } from '../translation/texts';
import { contentOf } from './content';
import * as store from './trade-store';

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

const trade = contentOf({
  subject: 'trade',
  readOne: async (_ctx, db, id) => (await read(db, id))[0],
});

/** Trades of shops, which are the mall's. */
export const tradeHandlers = defineHandlers({
  operatorTrades: (ctx) => read(ctx.db),

  createTrade: (ctx, { body, headers }) =>
    trade.create(ctx, { action: 'createTrade', headers }, async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertTrade(trx, valuesOf(body));
    }),

  saveTrade: (ctx, { params: { id }, body }) =>
    trade.save(ctx, {
      action: 'saveTrade',
      id,
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'shop_category', { id, version: body.version }, valuesOf(body));
      },
    }),

  deleteTrade: (ctx, { params: { id }, body: { version } }) =>
    trade.remove(ctx, {
      action: 'deleteTrade',
      id,
      async write(trx) {
        if (await store.isTradeUsed(trx, id))
          throw namedError('in-use', 500, 'Shops or applications are of this trade.');
        return deleteVersion(trx, 'shop_category', { id, version });
      },
    }),
});
