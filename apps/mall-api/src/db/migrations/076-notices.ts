import { type Kysely, sql } from 'kysely';

/**
 * Mails about events: the job of each is written by the transaction of the event, whatever code it runs, and once. With
 * `mall.quiet` set nobody is told: while a trial mall is filled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`
    create table mail_stop (
      recipient_hash bytea not null,
      topic text not null,
      stopped_at timestamptz not null,
      primary key (recipient_hash, topic)
    )`.execute(db);
}

/** `rows` has `event`, `id`, `key` and `wait`. */
const telling = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $f$
    begin
      ${body}
      return null;
    end $f$`;

const tell = (event: string, id: string, wait = '0', key = `'${event} ' || ${id}`) =>
  `perform tell('${event}', ${id}, ${key}, interval '${wait}');`;

const trigger = (table: string, name: string, when: string, run: string) =>
  `create trigger ${name} after ${when} execute function ${run}()`.replace(
    'on_table',
    `on ${table}`,
  );

const statements = [
  `create function tell(event text, subject bigint, once text, wait interval) returns void
    language plpgsql as $f$
    begin
      if current_setting('mall.quiet', true) = 'on' then return; end if;
      insert into job (name, key, data, due_at, created_at)
        values ('mail: an event', once, jsonb_build_object('event', event, 'id', subject), now() + wait, now())
        on conflict (name, key) do nothing;
    end $f$`,
  telling('tell_order_placed', tell('orderPlaced', 'new.id')),
  trigger('order_group', 'tell_placed', 'insert on_table for each row', 'tell_order_placed'),
  telling('tell_order_paid', tell('orderPaid', 'new.id')),
  trigger(
    'order_group',
    'tell_paid',
    'update on_table for each row when (new.is_paid and not old.is_paid)',
    'tell_order_paid',
  ),
  telling('tell_sale', tell('saleMade', 'new.id')),
  trigger(
    'shop_order',
    'tell_sale_on_delivery',
    'insert on_table for each row when (new.is_cod)',
    'tell_sale',
  ),
  trigger(
    'shop_order',
    'tell_sale_paid',
    'update on_table for each row when (new.is_paid and not old.is_paid and not new.is_cod)',
    'tell_sale',
  ),
  telling(
    'tell_cancelled',
    `${tell('orderCancelled', 'new.id')}
      if new.is_paid or new.is_cod then ${tell('saleCancelled', 'new.id')} end if;`,
  ),
  trigger(
    'shop_order',
    'tell_cancelled',
    `update on_table for each row when (new.status = 'cancelled' and old.status <> 'cancelled')`,
    'tell_cancelled',
  ),
  telling('tell_received', tell('reviewInvited', 'new.id', '5 days')),
  trigger(
    'shop_order',
    'tell_received',
    `update on_table for each row when (new.status = 'toReview' and old.status = 'toReceive')`,
    'tell_received',
  ),
  telling('tell_refund', tell('refundRequested', 'new.id')),
  trigger('refund_order', 'tell_refund', 'insert on_table for each row', 'tell_refund'),
  telling('tell_returned', tell('goodsReturned', 'new.id')),
  trigger(
    'refund_order',
    'tell_returned',
    `update on_table for each row when (new.status = 'returning' and old.status <> 'returning')`,
    'tell_returned',
  ),
  telling('tell_refunded', tell('refundPaid', 'new.id')),
  trigger(
    'refund_order',
    'tell_refunded',
    `update on_table for each row when (new.status = 'refunded' and old.status <> 'refunded')`,
    'tell_refunded',
  ),
  telling('tell_review', tell('reviewWritten', 'new.id')),
  trigger(
    'review',
    'tell_review',
    'insert on_table for each row when (new.user_id is not null)',
    'tell_review',
  ),
  // One mail a shop and day, an hour after the first
  telling(
    'tell_stock',
    `perform tell('stockLow', shop_id, 'stockLow ' || shop_id || ' ' || current_date, interval '1 hour')
        from product where id = new.product_id;`,
  ),
  trigger(
    'sku',
    'tell_stock',
    'update on_table for each row when (new.stock <= 3 and old.stock > 3)',
    'tell_stock',
  ),
  telling(
    'tell_application',
    tell(
      'applicationReceived',
      'new.id',
      '0',
      `'applicationReceived ' || new.id || ' ' || extract(epoch from new.sent_at)`,
    ),
  ),
  trigger(
    'merchant_application',
    'tell_application',
    'insert or update of sent_at on_table for each row',
    'tell_application',
  ),
  telling('tell_failed', tell('jobFailed', 'new.id')),
  trigger(
    'job',
    'tell_failed',
    `update on_table for each row when (new.state = 'dead' and old.state <> 'dead' and new.name not like 'mail:%')`,
    'tell_failed',
  ),
];
