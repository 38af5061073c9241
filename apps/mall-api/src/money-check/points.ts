import { sql } from 'kysely';
import { type Check, facts } from './check';

const pointsBalance: Check = {
  name: 'points-balance',
  over: 'user_account',
  find: (inPart) => sql`
    select 'account ' || a.id as subject, fact.name as fact, fact.expected, fact.found,
      null::text as currency
    from user_account a
      cross join lateral (
        select coalesce(sum(points), 0) as free, coalesce(sum(points_frozen), 0) as frozen,
          coalesce(sum(points + points_frozen)
            filter (where kind in ('opening', 'earned', 'released', 'clawedBack', 'kept')), 0)
            as earned
        from point_entry where user_id = a.id) entry
      cross join ${facts(
        ['points', 'entry.free', 'a.points'],
        ['frozen', 'entry.frozen', 'a.points_frozen'],
        ['earned', 'entry.earned', 'a.points_earned'],
        ['spent', 'entry.earned - entry.free - entry.frozen', 'a.points_spent'],
      )}
    where ${inPart('a.id')} and fact.expected <> fact.found`,
};

/** Frozen points are those that completed orders have earned and not released. */
const pointsFrozen: Check = {
  name: 'points-frozen',
  over: 'user_account',
  find: (inPart) => sql`
    select 'account ' || a.id as subject, 'frozen' as fact, coalesce(earning.frozen, 0) as expected,
      a.points_frozen as found, null::text as currency
    from user_account a left join (
      select user_id, sum(points) as frozen from point_earning
      where not is_released and ${inPart('user_id')} group by user_id
    ) earning on earning.user_id = a.id
    where ${inPart('a.id')} and coalesce(earning.frozen, 0) <> a.points_frozen`,
};

/** They are released a day after the last refund is possible, at the latest, and each once. */
const pointsReleased: Check = {
  name: 'points-released',
  over: 'shop_order',
  find: (inPart) => sql`
    select 'order ' || e.shop_order_id as subject, 'points' as fact,
      case when entry.is_released or e.frozen_until < now() - interval '1 day'
        then 'released' else 'frozen' end as expected,
      case when e.is_released then 'released' else 'frozen' end as found, null::text as currency
    from point_earning e cross join lateral (select exists (
      select from point_entry
      where shop_order_id = e.shop_order_id and kind = 'released') as is_released) entry
    where ${inPart('e.shop_order_id')} and e.points > 0
      and e.is_released <> (entry.is_released or e.frozen_until < now() - interval '1 day')`,
};

const pointsSpent: Check = {
  name: 'points-spent',
  over: 'order_group',
  find: (inPart) => sql`
    select 'masterOrder ' || g.id || ' ' || g.order_no as subject, 'pointsSpent' as fact,
      g.points as expected, entry.spent as found, null::text as currency
    from order_group g
      cross join lateral (
        select coalesce(-sum(points), 0) as spent from point_entry
        where group_id = g.id and kind = 'spent') entry
    where ${inPart('g.id')} and entry.spent <> g.points`,
};

export const pointChecks: readonly Check[] = [
  pointsBalance,
  pointsFrozen,
  pointsReleased,
  pointsSpent,
];
