import { type Kysely, sql } from 'kysely';

/** Searches with results, by day and without the user: candidates for hot words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_asked (
      day date not null,
      words text not null,
      times int not null,
      primary key (day, words)
    )`.execute(db);
}
