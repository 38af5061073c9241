import type { HotWordFields, OperatorHotWord } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { created, edited } from '../operator/edit';
import { requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { changeList } from '../search/word-lists';
import { readTexts, saveTexts } from '../translation/texts';
import { deleteVersion, updateVersion } from './versioned';

const KINDS = { title: 'hot_keyword' } as const;

const valuesOf = ({ title, sort = 0 }: HotWordFields) => ({ title, sort });

async function read(db: Kysely<Database>, id?: number): Promise<OperatorHotWord[]> {
  const rows = await db
    .selectFrom('hot_keyword')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();
  const texts = await readTexts(db, KINDS, rows);
  return rows.map((row, at) => ({ ...row, translations: texts[at] ?? {} }));
}

const readOne = (id: number) => async (db: Kysely<Database>) => (await read(db, id))[0];

const auditOf = (action: 'saveHotWord' | 'deleteHotWord', id: number) =>
  ({ action, subject: ['searchList', id], shopId: () => null }) as const;

/** Suggested searches. */
export const hotWordHandlers = defineHandlers({
  operatorHotWords: (ctx) => read(ctx.db),

  async createHotWord(ctx, { body, headers }) {
    requireMall(ctx, 'word');
    const creation = { action: 'createHotWord', type: 'searchList', shopId: null } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      await changeList(trx, 'hot', body.title, true);
      const row = await trx
        .insertInto('hot_keyword')
        .values(valuesOf(body))
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    });
    clearPublicCaches(ctx);
    return { id };
  },

  async saveHotWord(ctx, { params: { id }, body }) {
    requireMall(ctx, 'word');
    const saved = await edited(ctx, auditOf('saveHotWord', id), {
      read: readOne(id),
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'hot_keyword', { id, version: body.version }, valuesOf(body));
      },
    });
    clearPublicCaches(ctx);
    return saved as OperatorHotWord;
  },

  async deleteHotWord(ctx, { params: { id }, body: { version } }) {
    requireMall(ctx, 'word');
    await edited(ctx, auditOf('deleteHotWord', id), {
      read: readOne(id),
      async write(trx, { title }) {
        // Not proposed again among popular searches
        await changeList(trx, 'hot', title, false);
        return deleteVersion(trx, 'hot_keyword', { id, version });
      },
    });
    clearPublicCaches(ctx);
    return null;
  },
});
