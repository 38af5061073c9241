import { type Kysely, sql } from 'kysely';

/** Returns of goods before the refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of statements.split(';').filter((text) => text.trim())) {
    await sql.raw(part).execute(db);
  }
}

// status 4: accepted, goods to be returned; 5: in transit to the shop; is_lapsed: not returned in
// time; status is 1 then
const statements = `
  alter table refund_order
    drop constraint refund_order_status_check,
    add constraint refund_order_status_check check (status in (0,1,2,3,4,5)),
    add column is_lapsed boolean not null default false,
    add column send_back_before timestamptz,
    add column return_company text,
    add column return_waybill_no text,
    add column return_sent_at timestamptz,
    add column return_arrived_at timestamptz,
    add check (status = 1 or not is_lapsed),
    add check (status <> 4 or send_back_before is not null),
    add check (status <> 5 or return_waybill_no is not null);
  drop index refund_order_open;
  create unique index refund_order_open on refund_order (shop_order_id) where status in (0,2,4,5);
  create index refund_order_send_back on refund_order (send_back_before) where status = 4
`;
