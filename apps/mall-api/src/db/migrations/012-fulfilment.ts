import { type Kysely, sql } from 'kysely';

/** Indexes for shops and jobs, and courier times independent of the mall's time zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_to_ship on shop_order (id) where status = 0 and is_paid`.execute(
    db,
  );
  await sql`create index shop_order_on_the_way on shop_order (shipped_at) where status = 1`.execute(
    db,
  );
  await sql`
    update shop_order set traces = (
      select jsonb_agg(jsonb_build_object(
        'at', replace(trace ->> 'AcceptTime', ' ', 'T') || 'Z', 'text', trace ->> 'AcceptStation'))
      from jsonb_array_elements(traces) as trace)
    where jsonb_array_length(traces) > 0`.execute(db);
}
