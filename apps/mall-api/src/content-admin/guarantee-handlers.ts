import type { GuaranteeFields, OperatorGuarantee } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { created, edited } from '../operator/edit';
import { requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { readTexts, saveTexts } from '../translation/texts';
import * as store from './guarantee-store';
import { updateVersion } from './versioned';

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

const readOne = (id: number) => async (db: Kysely<Database>) => (await read(db, id))[0];

const auditOf = (action: 'saveGuarantee' | 'deleteGuarantee', id: number) =>
  ({ action, subject: ['guarantee', id], shopId: () => null }) as const;

/** Guarantees of goods, which are the mall's. */
export const guaranteeHandlers = defineHandlers({
  operatorGuarantees: (ctx) => read(ctx.db),

  async createGuarantee(ctx, { body, headers }) {
    requireMall(ctx, 'guarantee');
    const creation = { action: 'createGuarantee', type: 'guarantee', shopId: null } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], async (trx) => {
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertGuarantee(trx, valuesOf(body));
    });
    clearPublicCaches(ctx);
    return { id };
  },

  async saveGuarantee(ctx, { params: { id }, body }) {
    requireMall(ctx, 'guarantee');
    const saved = await edited(ctx, auditOf('saveGuarantee', id), {
      read: readOne(id),
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'guarantee', { id, version: body.version }, valuesOf(body));
      },
    });
    clearPublicCaches(ctx);
    return saved as OperatorGuarantee;
  },

  async deleteGuarantee(ctx, { params: { id }, body: { version } }) {
    requireMall(ctx, 'guarantee');
    await edited(ctx, auditOf('deleteGuarantee', id), {
      read: readOne(id),
      write: (trx) => store.deleteGuarantee(trx, id, version),
    });
    clearPublicCaches(ctx);
    return null;
  },
});
