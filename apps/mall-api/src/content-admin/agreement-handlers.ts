import type { AgreementVersion, OperatorAgreement } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { AgreementKind, Database } from '../db/schema';
import { defineHandlers, operatorOf } from '../http/handler';
import { wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/sanitize-html';
import { noSuch, requireMall } from '../operator/own-shop';
import { sentTimeOrNull } from '../operator/sent-values';
import { readTexts, saveTexts, type Translations } from '../translation/texts';
import * as store from './agreement-store';
import { contentOf } from './content';
import { withoutDraftNote } from './draft-note';

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

async function readOne(ctx: Context, db: Db, id: number): Promise<OperatorAgreement | undefined> {
  const [found] = await versions(ctx, db, { id });
  if (!found) return undefined;
  const text = await store.textOf(db, id);
  const [translations = {}] = await readTexts(db, KINDS, [{ text }]);
  return { ...found, text, translations };
}

const sanitized = (text: string): string => {
  const html = sanitizeHtml(text);
  if (html.trim() === '') throw invalidValue('text', 'has nothing that HTML may have');
  return html;
};

/** A published version stays as it was accepted. */
function requireDraft({ state }: OperatorAgreement): void {
  if (state !== 'draft') throw namedError('wrong-state', 500, 'This version is published.');
}

/** The translations of a draft without the notes that they are drafts. */
const withoutNotes = ({ translations }: OperatorAgreement): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, { text = '' }]) => [
      language,
      { text: withoutDraftNote(text) },
    ]),
  );

const agreement = contentOf({ subject: 'agreement', readOne });

/** Agreements and policies of the mall. */
export const agreementHandlers = defineHandlers({
  operatorAgreements: async (ctx, { query: { kind } }) =>
    operatorOf(ctx).shopId === null ? versions(ctx, ctx.db, { kind }) : [],

  async operatorAgreement(ctx, { params: { id } }) {
    requireMall(ctx, 'agreement');
    const found = await readOne(ctx, ctx.db, id);
    if (!found) throw noSuch('agreement');
    return found;
  },

  createAgreement: (ctx, { body: { kind, translations, ...body }, headers }) =>
    agreement.create(ctx, { action: 'createAgreement', headers }, async (trx) => {
      const text = sanitized(body.text);
      await saveTexts(trx, KINDS, { text }, translations);
      return store.insertDraft(trx, { kind, text });
    }),

  saveAgreement: (ctx, { params: { id }, body: { version, translations, ...body } }) =>
    agreement.save(ctx, {
      action: 'saveAgreement',
      id,
      async write(trx, draft) {
        requireDraft(draft);
        const text = sanitized(body.text);
        await saveTexts(trx, KINDS, { text }, translations);
        return store.updateDraft(trx, { id, version }, text);
      },
    }),

  publishAgreement: (ctx, { params: { id }, body: { version, fromTime = null } }) =>
    agreement.save(ctx, {
      action: 'publishAgreement',
      id,
      async write(trx, draft) {
        requireDraft(draft);
        const now = ctx.now();
        const from = sentTimeOrNull(ctx, 'fromTime', fromTime) ?? now;
        if (from < now) throw invalidValue('fromTime', 'must not be in the past');
        const text = withoutDraftNote(draft.text);
        if (text !== draft.text) await saveTexts(trx, KINDS, { text }, withoutNotes(draft));
        return store.publishDraft(trx, { id, version }, { from, text });
      },
    }),

  deleteAgreement: (ctx, { params: { id }, body: { version } }) =>
    agreement.remove(ctx, {
      action: 'deleteAgreement',
      id,
      async write(trx, draft) {
        requireDraft(draft);
        return store.deleteDraft(trx, { id, version });
      },
    }),
});
