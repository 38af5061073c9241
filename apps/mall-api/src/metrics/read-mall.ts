import { sql } from 'kysely';
import type { Deps } from '../kernel/context';

/** Nothing is counted further: reading must not cost more the worse it is. */
const MOST = 10_000;
const DAY_MS = 86_400_000;

export interface Queue {
  due: number;
  oldestSeconds: number;
  dead: number;
  search: number;
}

/** Jobs that are due and not yet begun, those given up, and goods that search does not know yet. */
async function readQueue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Queue> {
  const time = now();
  const { rows } = await sql<Queue>`
    select
      (select count(*)::int from (select from job
        where state = 'waiting' and due_at <= ${time} limit ${MOST}) due) as due,
      (select coalesce(extract(epoch from ${time}::timestamptz - min(due_at)), 0)::float8 from job
        where state = 'waiting' and due_at <= ${time}) as "oldestSeconds",
      (select count(*)::int from (select from job where state = 'dead' limit ${MOST}) dead) as dead,
      (select count(*)::int from (select from search_due limit ${MOST}) due) as search`.execute(
    db.reads,
  );
  return rows[0] as Queue;
}

export interface OrdersOfDay {
  state: string;
  currency: string;
  orders: number;
  minor: number;
}

/** Orders of the last day by state, and what was to be paid for them: among the newest, so that old ones cost nothing. */
async function readOrders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<OrdersOfDay[]> {
  const since = new Date(now().getTime() - DAY_MS);
  const { rows } = await sql<OrdersOfDay>`
    select case when o.status = 'toShip' and not o.is_paid and not o.is_cod then 'toPay'
        else o.status end as state,
      g.currency, count(*)::int as orders, sum(o.pay_minor)::float8 as minor
    from shop_order o join order_group g on g.id = o.group_id
    where o.id > (select coalesce(max(id), 0) from shop_order) - ${MOST}
      and o.created_at >= ${since}
    group by 1, 2`.execute(db.reads);
  return rows;
}

export interface Replica {
  replica: string;
  seconds: number;
}

/** How far the replicas of a PostgreSQL are behind. Those of other databases, or whose lag may not be read, are none. */
async function readReplicas({ db }: Pick<Deps, 'db'>): Promise<Replica[]> {
  const { rows } = await sql<Replica>`
    select application_name as replica, max(extract(epoch from replay_lag))::float8 as seconds
    from pg_stat_replication where replay_lag is not null
    group by 1 order by 1 limit 20`.execute(db.reads);
  return rows;
}

/** How many contradictions the last check of the ledger has found, and when. */
const readLedger = ({ db }: Pick<Deps, 'db'>) =>
  db.reads
    .selectFrom('money_check')
    .select(['found', 'ended_at as checkedAt'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** What the whole mall has in its database, whichever process asks. */
export async function readMall(deps: Pick<Deps, 'db' | 'now'>) {
  const [queue, orders, replicas, ledger] = await Promise.all([
    readQueue(deps),
    readOrders(deps),
    readReplicas(deps).catch(() => []),
    readLedger(deps),
  ]);
  return { queue, orders, replicas, ledger };
}

export type MallReadings = Awaited<ReturnType<typeof readMall>>;
