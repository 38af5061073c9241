import { type Kysely, sql } from 'kysely';

/** What operators see of a mall is measured by one of its processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who holds it, until when; whoever comes later takes it over after that
  'create table lease (name text primary key, holder text not null, until timestamptz not null)',
  `create index job_dead on job (ended_at, id) where state = 'dead'`,
];
