import { type Kysely, sql } from 'kysely';

/**
 * Holidays and suspensions of shops, and what their home shows. A suspended shop is closed, too, so that every list
 * leaves it out as any closed one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop
    add column holiday_from timestamptz,
    add column holiday_until timestamptz,
    add column holiday_text text not null default '',
    add column suspension jsonb,
    add column layout jsonb not null default '[]',
    add check ((holiday_from is null) = (holiday_until is null) and holiday_from < holiday_until),
    add check (suspension is null or not is_open)`.execute(db);
}
