import { type Kysely, sql } from 'kysely';

/** Points move with the orders of a visitor into an account: one entry of each of the two people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table point_entry
    drop constraint point_entry_kind_check,
    drop constraint point_entry_group_id_kind_key,
    add constraint point_entry_kind_check check (kind in ('opening','earned','released','clawedBack',
      'spent','returned','refunded','kept','keptSpent'))`,
  `create unique index point_entry_group on point_entry (group_id, kind)
    where kind not in ('kept','keptSpent')`,
  `create unique index point_entry_kept on point_entry (group_id, kind, user_id)
    where kind in ('kept','keptSpent')`,
];
