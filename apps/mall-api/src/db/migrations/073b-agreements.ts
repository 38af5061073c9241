import { type Kysely, sql } from 'kysely';

/**
 * Agreements and policies have versions, of which each is in force from a time, and accounts that accepted them. The two
 * agreements that were settings become their first versions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table agreement_version (
    id serial primary key,
    version int not null default 1,
    kind text not null check (kind in ('registration', 'settlement', 'privacy', 'delivery', 'returns')),
    number int,
    text text not null,
    effective_from timestamptz,
    unique (kind, number),
    check ((number is null) = (effective_from is null))
  )`,
  `create table agreement_acceptance (
    user_id int not null references user_account on delete cascade,
    agreement_id int not null references agreement_version,
    accepted_at timestamptz not null,
    primary key (user_id, agreement_id)
  )`,
  'create index agreement_acceptance_of on agreement_acceptance (agreement_id)',
  `insert into agreement_version (kind, number, text, effective_from)
    select case name when 'agreement' then 'registration' else 'settlement' end, 1, value #>> '{}', now()
    from setting where name in ('agreement', 'settlementAgreement') and value #>> '{}' <> ''`,
  `delete from setting where name in ('agreement', 'settlementAgreement')`,
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger note_${event} after ${event} on agreement_version
      for each statement execute function note_content()`,
  ),
];
