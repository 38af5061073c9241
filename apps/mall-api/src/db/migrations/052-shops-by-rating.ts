import { type Kysely, sql } from 'kysely';

/** Shops are sorted by the rating that their cards show, those without one last; before, by whole stars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'drop index shop_stars',
  `create index shop_rating on shop (stars desc nulls last, sort desc, id desc) where is_open`,
];
