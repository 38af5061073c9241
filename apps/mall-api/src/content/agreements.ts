import { type Kysely, sql, type Transaction } from 'kysely';
import type { AgreementKind, Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { translationOf } from '../translation/in-language';

/** The version of a kind that is in force at a time: the latest one whose time has come. */
export const inForce = (db: Kysely<Database>, kind: AgreementKind, now: Date) =>
  db
    .selectFrom('agreement_version')
    .where('kind', '=', kind)
    .where('effective_from', '<=', now)
    .orderBy('number', 'desc')
    .limit(1);

/** An agreement in a language, as HTML; untranslated ones in the mall's own language. Undefined when the mall has none. */
export const findAgreement = (
  db: Kysely<Database>,
  kind: AgreementKind,
  { language, now }: { language: Language; now: Date },
) =>
  inForce(db, kind, now)
    .select(['number', 'effective_from'])
    .select(
      sql<string>`coalesce(${translationOf('agreement', sql.ref('agreement_version.text'), language)}, agreement_version.text)`.as(
        'html',
      ),
    )
    .executeTakeFirst();

/** Records that a person accepts what is in force now. Repeating it changes nothing. */
export const acceptAgreement = (
  trx: Transaction<Database>,
  { userId, kind, now }: { userId: number; kind: AgreementKind; now: Date },
) =>
  trx
    .insertInto('agreement_acceptance')
    .columns(['user_id', 'agreement_id', 'accepted_at'])
    .expression(
      inForce(trx, kind, now).select([
        sql<number>`${userId}::int`.as('user_id'),
        'agreement_version.id as agreement_id',
        sql<Date>`${now}::timestamptz`.as('accepted_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
