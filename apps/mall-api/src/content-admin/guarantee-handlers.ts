import type { GuaranteeFields, OperatorGuarantee } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { updateVersion } from '../db/versioned';
import { defineHandlers } from '../http/handler';
import { readTexts, saveTexts } from '../translation/texts';
import { contentOf } from './content';
import * as store from './guarantee-store';

const KINDS = { name: 'guarantee', content: 'guarantee_text' } as const;

const valuesOf = ({ name, content, icon = '', sort = 0 }: GuaranteeFields) => ({
  name,
  content,
  icon,
  sort,
});

async function read(db: Kysely<Database>, id?: number): Promise<OperatorGuarantee[]> {
  const rows = await store.guarantees(db, id);
  const texts = await readTexts(db, KINDS, rows);
  return rows.map((row, at) => ({ ...row, translations: texts[at] ?? {} }));
}

const guarantee = contentOf({
  subject: 'guarantee',
  readOne: async (_ctx, db, id) => (await read(db, id))[0],
});

/** Guarantees of goods, which are the mall's. */
export const guaranteeHandlers = defineHandlers({
  operatorGuarantees: (ctx) => read(ctx.db),

  createGuarantee: (ctx, { body, headers }) =>
    guarantee.create(ctx, { action: 'createGuarantee', headers }, async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertGuarantee(trx, valuesOf(body));
    }),

  saveGuarantee: (ctx, { params: { id }, body }) =>
    guarantee.save(ctx, {
      action: 'saveGuarantee',
      id,
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'guarantee', { id, version: body.version }, valuesOf(body));
      },
    }),

  deleteGuarantee: (ctx, { params: { id }, body: { version } }) =>
    guarantee.remove(ctx, {
      action: 'deleteGuarantee',
      id,
      write: (trx) => store.deleteGuarantee(trx, id, version),
    }),
});
