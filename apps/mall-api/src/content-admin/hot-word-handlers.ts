import type { HotWordFields, OperatorHotWord } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { deleteVersion, updateVersion } from '../db/versioned';
import { defineHandlers } from '../http/handler';
import { changeList } from '../search/word-lists';
import { readTexts, saveTexts } from '../translation/texts';
import { contentOf } from './content';

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

const hotWord = contentOf({
  subject: 'searchList',
  readOne: async (_ctx, db, id) => (await read(db, id))[0],
});

/** Suggested searches. */
export const hotWordHandlers = defineHandlers({
  operatorHotWords: (ctx) => read(ctx.db),

  createHotWord: (ctx, { body, headers }) =>
    hotWord.create(ctx, { action: 'createHotWord', headers }, async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      await changeList(trx, 'hot', body.title, true);
      const row = await trx
        .insertInto('hot_keyword')
        .values(valuesOf(body))
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    }),

  saveHotWord: (ctx, { params: { id }, body }) =>
    hotWord.save(ctx, {
      action: 'saveHotWord',
      id,
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'hot_keyword', { id, version: body.version }, valuesOf(body));
      },
    }),

  deleteHotWord: (ctx, { params: { id }, body: { version } }) =>
    hotWord.remove(ctx, {
      action: 'deleteHotWord',
      id,
      async write(trx, { title }) {
        // Not proposed again among popular searches
        await changeList(trx, 'hot', title, false);
        return deleteVersion(trx, 'hot_keyword', { id, version });
      },
    }),
});
