import type { Metrics, Reading } from '@vermilion/telemetry';
import type { MallReadings } from './read-mall';
import type { Reporter } from './reporter';

interface MallMetric {
  name: string;
  help: string;
  labels?: readonly string[];
  of(readings: MallReadings): readonly Reading[];
}

const one = (value: number): Reading[] => [{ value }];

/** Of the whole mall: one process has them at a time. */
const mallMetrics: readonly MallMetric[] = [
  {
    name: 'vermilion_jobs_due',
    help: 'Jobs that are due and not yet begun, at most 10000; mails are sent by jobs.',
    of: ({ queue }) => one(queue.due),
  },
  {
    name: 'vermilion_jobs_oldest_due_seconds',
    help: 'Seconds for which the oldest of the due jobs has waited.',
    of: ({ queue }) => one(queue.oldestSeconds),
  },
  {
    name: 'vermilion_jobs_dead',
    help: 'Jobs that were given up after all attempts and wait for somebody, at most 10000.',
    of: ({ queue }) => one(queue.dead),
  },
  {
    name: 'vermilion_search_pending',
    help: 'Changes of goods that search does not know yet, at most 10000.',
    of: ({ queue }) => one(queue.search),
  },
  {
    name: 'vermilion_orders_of_day',
    help: 'Orders of the last 24 hours, among the newest 10000, by state and currency.',
    labels: ['state', 'currency'],
    of: ({ orders }) =>
      orders.map(({ state, currency, orders: value }) => ({ labels: { state, currency }, value })),
  },
  {
    name: 'vermilion_orders_of_day_minor',
    help: 'What those orders are to be paid with, in minor units of the currency.',
    labels: ['state', 'currency'],
    of: ({ orders }) =>
      orders.map(({ state, currency, minor: value }) => ({ labels: { state, currency }, value })),
  },
  {
    name: 'vermilion_database_replication_lag_seconds',
    help: 'Seconds that a replica of the database is behind, by its name.',
    labels: ['replica'],
    of: ({ replicas }) =>
      replicas.map(({ replica, seconds: value }) => ({ labels: { replica }, value })),
  },
  {
    name: 'vermilion_ledger_differences',
    help: 'Contradictions that the last check of the ledger has found.',
    of: ({ ledger }) => (ledger ? one(ledger.found) : []),
  },
  {
    name: 'vermilion_ledger_checked_timestamp_seconds',
    help: 'When the ledger was last checked, in seconds since 1970.',
    of: ({ ledger }) => (ledger ? one(ledger.checkedAt.getTime() / 1000) : []),
  },
];

/** Registers the metrics of the whole mall, which the reporter reads. */
export function addMallMetrics(metrics: Metrics, { current }: Pick<Reporter, 'current'>): void {
  for (const { of, ...metric } of mallMetrics) {
    metrics.gauge({
      ...metric,
      read() {
        const readings = current();
        return readings ? of(readings) : [];
      },
    });
  }
}
