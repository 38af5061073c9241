import { type Kysely, sql } from 'kysely';

/**
 * More events that mails tell of, each by the transaction that makes it, as in 076. Jobs that have written such mails
 * themselves become events, so that none is lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const telling = (name: string, body: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $f$
    begin
      ${body}
      return null;
    end $f$`;

interface How {
  id?: string;
  wait?: string | undefined;
  key?: string;
}

const tell = (event: string, { id = 'new.id', wait = '0', key }: How = {}) =>
  `perform tell('${event}', ${id}, ${key ?? `'${event} ' || ${id}`}, interval '${wait}');`;

/** Of an update that changes the status. */
const when = (status: string, event: string, wait?: string) =>
  `if new.status = '${status}' then ${tell(event, { wait })} end if;`;

/** Of jobs that have not run yet, or have failed: their events. */
const become = (name: string, event: string, id: string) =>
  `update job set name = 'mail: an event', key = (${event}) || ' ' || (${id}) || ' moved',
      data = jsonb_build_object('event', ${event}, 'id', (${id})::bigint)
    where name = '${name}' and state <> 'done' and (${id}) is not null`;

const statements = [
  // What is told several times about one thing is told apart by its key
  `create or replace function tell(event text, subject bigint, once text, wait interval) returns void
    language plpgsql as $f$
    begin
      if current_setting('mall.quiet', true) = 'on' then return; end if;
      insert into job (name, key, data, due_at, created_at)
        values ('mail: an event', once,
          jsonb_build_object('event', event, 'id', subject, 'once', once), now() + wait, now())
        on conflict (name, key) do nothing;
    end $f$`,
  telling('tell_shipped', tell('orderShipped')),
  `create trigger tell_shipped after update on shop_order for each row
    when (new.status = 'toReceive' and old.status = 'toShip') execute function tell_shipped()`,
  telling('tell_received', tell('orderDelivered') + tell('reviewInvited', { wait: '5 days' })),
  telling('tell_refund', tell('refundRequested') + tell('refundApplied')),
  telling(
    'tell_refund_state',
    when('refused', 'refundRefused') +
      when('withdrawn', 'refundWithdrawn') +
      when('toReturn', 'refundAccepted') +
      when('returning', 'refundReturning') +
      when('lapsed', 'refundLapsed') +
      // Money that is sent at once is told of once
      when('refunding', 'refundStarted', '10 minutes'),
  ),
  `create trigger tell_refund_state after update on refund_order for each row
    when (new.status <> old.status) execute function tell_refund_state()`,
  telling(
    'tell_payout',
    when('paid', 'payoutPaid') +
      when('failed', 'payoutFailed') +
      when('returned', 'payoutReturned'),
  ),
  `create trigger tell_payout after update on payout for each row
    when (new.status <> old.status) execute function tell_payout()`,
  telling(
    'tell_decided',
    ['approved', 'refused']
      .map((status) => {
        const event = status === 'approved' ? 'applicationApproved' : 'applicationRefused';
        const key = `'${event} ' || new.id || ' ' || extract(epoch from new.decided_at)`;
        return `if new.status = '${status}' then ${tell(event, { key })} end if;`;
      })
      .join(''),
  ),
  `create trigger tell_decided after update on merchant_application for each row
    when (new.status <> old.status) execute function tell_decided()`,
  // One mail for all that a transaction has noted about an order
  telling(
    'tell_payment_note',
    tell('paymentMoved', {
      id: 'new.group_id',
      key: `'paymentMoved ' || new.group_id || ' ' || pg_current_xact_id()`,
    }),
  ),
  `create trigger tell_payment_note after insert on payment_note for each row
    when (new.kind <> 'processing') execute function tell_payment_note()`,
  telling('tell_unmatched', tell('moneyUnmatched')),
  `create trigger tell_unmatched after insert on payment_refund for each row
    when (new.reason <> 'order') execute function tell_unmatched()`,
  'alter table user_coupon add column told_at timestamptz',
  `create index user_coupon_to_tell on user_coupon (end_at)
    where status = 'unused' and told_at is null`,
  become('mail: order shipped', `'orderShipped'`, `data->>'shopOrder'`),
  become('mail: money moved at a provider', `'paymentMoved'`, `data->>'group'`),
  become(
    'mail: an application is decided',
    `case data->>'news' when 'approved' then 'applicationApproved' else 'applicationRefused' end`,
    `data->>'id'`,
  ),
  become(
    'mail: link to an order',
    `case when (select is_paid from order_group where id = (data->>'group')::int)
      then 'orderPaid' else 'orderPlaced' end`,
    `data->>'group'`,
  ),
  become(
    'mail: news of a refund',
    `case data->>'news' when 'sendBack' then 'refundAccepted' when 'lapsed' then 'refundLapsed'
      else 'refundRefused' end`,
    `select id::text from refund_order where refund_no = data->>'refundNo'`,
  ),
];
