import type { AgreementVersion, OperatorAgreement } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { AgreementKind, Database } from '../db/schema';
import { defineHandlers, operatorOf } from '../http/handler';
import { wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/sanitize-html';
import { created, edited } from '../operator/edit';
import { noSuch, requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { sentTimeOrNull } from '../operator/sent-values';
import { readTexts, saveTexts } from '../translation/texts';
import * as store from './agreement-store';

type Db = Kysely<Database>;

const KINDS = { text: 'agreement' } as const;

async function versions(
  ctx: Context,
  db: Db,
  which: { kind?: AgreementKind | undefined; id?: number },
): Promise<AgreementVersion[]> {
  const rows = await store.versions(db, ctx.now(), which);
  return rows.map(({ effective_from, ...row }) => ({
    ...row,
    fromTime: wireTimeOrNull(ctx.policy, effective_from),
  }));
}

const readOne =
  (ctx: Context, id: number) =>
  async (db: Db): Promise<OperatorAgreement | undefined> => {
    const [found] = await versions(ctx, db, { id });
    if (!found) return undefined;
    const text = await store.textOf(db, id);
    const [translations = {}] = await readTexts(db, KINDS, [{ text }]);
    return { ...found, text, translations };
  };

const sanitized = (text: string): string => {
  const html = sanitizeHtml(text);
  if (html.trim() === '') throw invalidValue('text', 'has nothing that HTML may have');
  return html;
};

/** A published version stays as it was accepted. */
function requireDraft({ state }: OperatorAgreement): void {
  if (state !== 'draft') throw namedError('wrong-state', 500, 'This version is published.');
}

type Action = 'saveAgreement' | 'publishAgreement' | 'deleteAgreement';
const auditOf = (action: Action, id: number) =>
  ({ action, subject: ['agreement', id], shopId: () => null }) as const;

/** Agreements and policies of the mall. */
export const agreementHandlers = defineHandlers({
  operatorAgreements: async (ctx, { query: { kind } }) =>
    operatorOf(ctx).shopId === null ? versions(ctx, ctx.db, { kind }) : [],

  async operatorAgreement(ctx, { params: { id } }) {
    requireMall(ctx, 'agreement');
    const found = await readOne(ctx, id)(ctx.db);
    if (!found) throw noSuch('agreement');
    return found;
  },

  async createAgreement(ctx, { body, headers }) {
    requireMall(ctx, 'agreement');
    const { kind, translations } = body;
    const text = sanitized(body.text);
    const creation = { action: 'createAgreement', type: 'agreement', shopId: null } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], async (trx) => {
      await saveTexts(trx, KINDS, { text }, translations);
      return store.insertDraft(trx, { kind, text });
    });
    return { id };
  },

  async saveAgreement(ctx, { params: { id }, body: { version, translations, ...body } }) {
    requireMall(ctx, 'agreement');
    const saved = await edited(ctx, auditOf('saveAgreement', id), {
      read: readOne(ctx, id),
      async write(trx, draft) {
        requireDraft(draft);
        const text = sanitized(body.text);
        await saveTexts(trx, KINDS, { text }, translations);
        return store.updateDraft(trx, { id, version }, text);
      },
    });
    return saved as OperatorAgreement;
  },

  async publishAgreement(ctx, { params: { id }, body: { version, fromTime = null } }) {
    requireMall(ctx, 'agreement');
    const now = ctx.now();
    const published = await edited(ctx, auditOf('publishAgreement', id), {
      read: readOne(ctx, id),
      async write(trx, draft) {
        requireDraft(draft);
        const from = sentTimeOrNull(ctx, 'fromTime', fromTime) ?? now;
        if (from < now) throw invalidValue('fromTime', 'must not be in the past');
        return store.publishDraft(trx, { id, version }, from);
      },
    });
    clearPublicCaches(ctx);
    return published as OperatorAgreement;
  },

  async deleteAgreement(ctx, { params: { id }, body: { version } }) {
    requireMall(ctx, 'agreement');
    await edited(ctx, auditOf('deleteAgreement', id), {
      read: readOne(ctx, id),
      write(trx, draft) {
        requireDraft(draft);
        return store.deleteDraft(trx, { id, version });
      },
    });
    return null;
  },
});
