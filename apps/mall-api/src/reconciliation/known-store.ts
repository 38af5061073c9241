import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { ListedPayment } from '../kernel/payment-provider';
import type { Known } from './rules';

type Db = Kysely<Database>;

/** What the mall has recorded about payments that a provider lists, in their order. */
export async function knownOf(
  db: Db,
  provider: string,
  listed: readonly ListedPayment[],
): Promise<Known[]> {
  const references = listed.map(({ reference }) => reference);
  const numbers = listed.map(({ orderNo }) => orderNo);
  const { rows } = await sql<Known>`
    select
      case when g.id is null then null else jsonb_build_object('isPaid', g.is_paid,
        'isCancelled', g.is_cancelled, 'amountMinor', g.pay_minor, 'currency', g.currency)
        end as "order",
      case when p.id is null then null else jsonb_build_object('status', p.status,
        'amountMinor', p.amount_minor, 'currency', p.currency) end as payment,
      (select jsonb_build_object('id', r.id, 'status', r.status) from payment_refund r
        where r.provider = ${provider} and r.reference = listed.reference and r.reason <> 'order'
        order by r.id limit 1) as unmatched,
      (coalesce((select sum(r.amount_minor) from payment_refund r
          where r.provider = ${provider} and r.reference = listed.reference
            and r.reason = 'order' and r.status = 'done'), 0)
        + coalesce((select sum(case n.kind when 'refunded' then n.amount_minor
              when 'refundFailed' then -n.amount_minor else 0 end) from payment_note n
          where n.provider = ${provider} and n.reference = listed.reference and n.counts), 0)
        )::bigint as "backMinor",
      coalesce((select sum(r.amount_minor) from payment_refund r
        where r.provider = ${provider} and r.reference = listed.reference
          and r.reason = 'order' and r.status in ('wanted', 'sent')), 0)::bigint as "pendingMinor"
    from unnest(${references}::text[], ${numbers}::text[]) with ordinality
        as listed (reference, order_no, at)
      left join order_group g on g.order_no = listed.order_no
      left join payment p on p.provider = ${provider} and p.reference = listed.reference
    order by listed.at`.execute(db);
  return rows;
}

/** A payment by which an order was paid. */
export interface PaidPayment {
  id: number;
  reference: string;
  orderNo: string;
  amountMinor: number;
  currency: string;
}

/** Some paid payments that the mall recorded in a time, by their ids. */
export const paidAfter = (
  db: Db,
  { provider, from, until }: { provider: string; from: Date; until: Date },
  { after, limit }: { after: number; limit: number },
): Promise<PaidPayment[]> =>
  db
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .select(['payment.id', 'reference', 'order_no as orderNo'])
    .select(['amount_minor as amountMinor', 'payment.currency'])
    .where('payment.id', '>', after)
    .where('provider', '=', provider)
    .where('payment.status', '=', 'paid')
    .where('payment.created_at', '>=', from)
    .where('payment.created_at', '<', until)
    .orderBy('payment.id')
    .limit(limit)
    .execute();
