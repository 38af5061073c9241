import { statfs } from 'node:fs/promises';
import type { Metrics } from '@vermilion/telemetry';
import { isInMemory } from '../db/embedded';
import type { OpenedDatabase, PoolCounts } from '../db/opened-database';
import { jobRuns } from '../jobs/runs';
import type { Deps } from '../kernel/context';
import { poolQueues } from '../workers/pool';

type Needs = Pick<Deps, 'cache' | 'lists' | 'sessions' | 'now' | 'settings'>;

/** Registers the metrics of this process. */
export function addProcessMetrics(
  metrics: Metrics,
  deps: Needs,
  { pools, usableReplicas }: Pick<OpenedDatabase, 'pools' | 'usableReplicas'>,
): void {
  addPools(metrics, pools);
  metrics.gauge({
    name: 'vermilion_database_usable_replicas',
    help: 'Replicas that are fresh enough for reads of the catalogue, where there are any.',
    read: () => (usableReplicas ? [{ value: usableReplicas() }] : []),
  });
  addCaches(metrics, deps);
  addJobRuns(metrics);
  metrics.gauge({
    name: 'vermilion_worker_queue',
    help: 'Tasks that wait for a worker process, by its kind: pictures that are cleaned or resized, receipts.',
    labels: ['worker'],
    read: () => poolQueues().map(({ worker, size }) => ({ labels: { worker }, value: size })),
  });
  metrics.gauge({
    name: 'vermilion_clock_offset_seconds',
    help: 'Seconds that the clock of this machine is ahead of the database’s.',
    read: () => [{ value: (Date.now() - deps.now().getTime()) / 1000 }],
  });
  addDisk(metrics, deps.settings);
}

function addPools(metrics: Metrics, pools: OpenedDatabase['pools']): void {
  const add = (key: Exclude<keyof PoolCounts, 'pool'>, help: string) =>
    metrics.gauge({
      name: `vermilion_database_pool_${key}`,
      help,
      labels: ['pool'],
      read: () => pools().map((of) => ({ labels: { pool: of.pool }, value: of[key] })),
    });
  add('total', 'Open connections to the database, by pool.');
  add('idle', 'Open connections that nobody uses, by pool.');
  add('waiting', 'Requests and jobs that wait for a connection, by pool.');
  add('max', 'Connections that may be open, by pool.');
}

function addCaches(metrics: Metrics, { cache, lists, sessions }: Needs): void {
  const caches = Object.entries({ responses: cache, lists, sessions });
  const add = (key: 'hits' | 'misses', help: string) =>
    metrics.counter({
      name: `vermilion_cache_${key}_total`,
      help,
      labels: ['cache'],
      read: () =>
        caches.map(([name, of]) => ({ labels: { cache: name }, value: of.counts()[key] })),
    });
  add('hits', 'Look-ups that found something in a cache of the process.');
  add('misses', 'Look-ups that found nothing in a cache of the process.');
}

function addJobRuns(metrics: Metrics): void {
  metrics.counter({
    name: 'vermilion_job_runs_total',
    help: 'Runs of jobs in this process by job and outcome: done, failed (it is tried again) or dead.',
    labels: ['job', 'outcome'],
    read: () => jobRuns().map(({ value, ...labels }) => ({ labels, value })),
  });
}

/** The embedded database and cached pictures fill it. */
function addDisk(metrics: Metrics, { dataDir }: Needs['settings']): void {
  if (isInMemory(dataDir)) return;
  const add = (key: 'bavail' | 'blocks', name: string, help: string) =>
    metrics.gauge({
      name,
      help,
      async read() {
        const disk = await statfs(dataDir).catch(() => undefined);
        return disk ? [{ value: disk[key] * disk.bsize }] : [];
      },
    });
  add('bavail', 'vermilion_disk_free_bytes', 'Free bytes on the disk of the data folder.');
  add('blocks', 'vermilion_disk_size_bytes', 'Size of the disk of the data folder in bytes.');
}
