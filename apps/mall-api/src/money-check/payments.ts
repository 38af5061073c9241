import { sql } from 'kysely';
import type { Check } from './check';

/** SQL: the payments of an order group `g` whose money it has: not those that are listed as to be given back. */
const counting = sql`
  select payment.id, payment.amount_minor, payment.currency from payment
  where payment.group_id = g.id and payment.status = 'paid' and payment.provider <> 'cod'
    and not exists (select from payment_refund r where r.provider = payment.provider
      and r.reference = payment.reference and r.reason in ('late', 'duplicate'))`;

const orderPayment: Check = {
  name: 'order-payment',
  over: 'order_group',
  find: (inPart) => sql`
    select 'masterOrder ' || g.id || ' ' || g.order_no as subject, 'payments' as fact,
      due.payments::text as expected, taken.payments::text as found, null::text as currency
    from order_group g
      cross join lateral (select count(*) as payments from (${counting}) one) taken
      cross join lateral (
        select case when g.is_paid and g.pay_minor > 0 and g.pay_type <> 'cod' then 1 else 0 end
          as payments) due
    where ${inPart('g.id')} and due.payments <> taken.payments
    union all
    select 'payment ' || taken.id, 'amount', g.pay_minor::text,
      taken.amount_minor || case when taken.currency = g.currency then '' else ' ' || taken.currency end,
      g.currency
    from order_group g cross join lateral (${counting}) taken
    where ${inPart('g.id')} and (taken.amount_minor, taken.currency) <> (g.pay_minor, g.currency)`,
};

const cashPayment: Check = {
  name: 'cash-payment',
  over: 'shop_order',
  find: (inPart) => sql`
    select 'order ' || o.id || ' ' || o.order_no as subject, 'collected' as fact,
      case when o.is_paid then o.pay_minor else 0 end as expected, cash.amount as found, g.currency
    from shop_order o join order_group g on g.id = o.group_id
      cross join lateral (
        select coalesce(sum(amount_minor), 0) as amount from payment
        where provider = 'cod' and reference = o.order_no and status = 'paid'
          and currency = g.currency) cash
    where ${inPart('o.id')} and o.is_cod
      and cash.amount <> case when o.is_paid then o.pay_minor else 0 end`,
};

export const paymentChecks: readonly Check[] = [orderPayment, cashPayment];
