import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { AgreementKind, AgreementVersionTable, Database } from '../db/schema';
import { deleteVersion, type Edition, updateVersion } from '../db/versioned';

type Db = Kysely<Database>;
export type AgreementState = 'draft' | 'scheduled' | 'inForce' | 'past';

/** Versions without their texts, newest first; those of a kind, or one. */
export const versions = (
  db: Db,
  now: Date,
  { kind, id }: { kind?: AgreementKind | undefined; id?: number },
) =>
  db
    .selectFrom('agreement_version as one')
    .select(['one.id', 'one.version', 'one.kind', 'one.number', 'one.effective_from'])
    .select(
      sql<AgreementState>`case
        when number is null then 'draft'
        when exists (select from agreement_version later where later.kind = one.kind
          and later.number > one.number and later.effective_from <= ${now}) then 'past'
        when effective_from > ${now} then 'scheduled'
        else 'inForce' end`.as('state'),
    )
    .select(
      sql<number>`(select count(*)::int from agreement_acceptance where agreement_id = one.id)`.as(
        'accepted',
      ),
    )
    .$if(kind !== undefined, (query) => query.where('one.kind', '=', kind as AgreementKind))
    .$if(id !== undefined, (query) => query.where('one.id', '=', id as number))
    .orderBy('one.id', 'desc')
    .execute();

export const textOf = async (db: Db, id: number): Promise<string> =>
  (
    await db
      .selectFrom('agreement_version')
      .select('text')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).text;

export async function insertDraft(
  db: Db,
  values: Pick<Insertable<AgreementVersionTable>, 'kind' | 'text'>,
): Promise<number> {
  const { id } = await db
    .insertInto('agreement_version')
    .values({ ...values, number: null, effective_from: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const isDraft = sql`number is null`;

/** Changes a draft. False when the version is another one. */
export const updateDraft = (db: Db, draft: Edition, text: string) =>
  updateVersion(db, 'agreement_version', draft, { text }, isDraft);

/** Numbers a draft after all others of its kind. False when the version is another one. */
export async function publishDraft(
  trx: Transaction<Database>,
  draft: Edition,
  { from, text }: { from: Date; text: string },
) {
  await sql`lock table agreement_version in share row exclusive mode`.execute(trx);
  const number = sql`(select coalesce(max(number), 0) + 1 from agreement_version other
    where other.kind = agreement_version.kind)`;
  const published = { effective_from: from, number, text };
  return updateVersion(trx, 'agreement_version', draft, published, isDraft);
}

/** False when the version is another one. */
export const deleteDraft = (db: Db, draft: Edition) =>
  deleteVersion(db, 'agreement_version', draft, isDraft);
