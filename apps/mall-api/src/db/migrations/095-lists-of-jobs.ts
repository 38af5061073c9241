import { type Kysely, sql } from 'kysely';

/** What operators list of a queue in which a week of finished jobs lies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index job_dead on job (id) where state = 'dead'`,
  'create index job_recurring on job (name) where every_seconds is not null',
];
