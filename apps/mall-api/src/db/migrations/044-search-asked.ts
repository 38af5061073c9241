import { sql, type Kysely } from 'kysely';

/** What was searched for and found, by day and by no person: from it come words that the header offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_asked (
      day date not null,
      words text not null,
      times int not null,
      primary key (day, words)
    )`.execute(db);
}
