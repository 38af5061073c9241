import { type Kysely, sql } from 'kysely';

/** Indexes for reviews with pictures, and by option. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index review_pictured on review (product_id, created_at desc, id desc)
    where is_shown and jsonb_array_length(pictures) > 0`,
  'create index review_sku on review (product_id, sku, created_at desc, id desc) where is_shown',
];
