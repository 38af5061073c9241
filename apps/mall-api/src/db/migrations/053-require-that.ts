import { type Kysely, sql } from 'kysely';

/** Undoes statements that were sent together, when a condition of them is not met. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

const statement = `create function require_that(condition boolean) returns boolean language plpgsql as $f$
  begin
    if condition then return true; end if;
    raise exception 'not possible together, done step by step' using errcode = 'VM001';
  end $f$`;
