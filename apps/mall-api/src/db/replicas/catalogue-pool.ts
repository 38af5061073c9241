import type { ClientPool } from '../driver';
import type { ReplicaWatch } from './watch-replica';

/** A replica with its connections. */
export interface UsedReplica extends Pick<ReplicaWatch, 'freshAsOf' | 'ask'> {
  pool: ClientPool;
  end(): Promise<void>;
}

/** Connections for reads of what is the same for everybody. */
export interface CataloguePool extends ClientPool {
  /** Something public has changed: a replica is used again once it has that. */
  noteChange(): void;
  /** How many replicas are used at this moment. */
  inUse(): number;
}

/** Milliseconds that a replica may be behind. Storefronts trust a server's answer only 3 seconds after a change. */
export const MAX_BEHIND_MS = 2000;

/** The replicas that are fresh enough, in turn; without one the connections of other reads. */
export function createCataloguePool(
  replicas: readonly UsedReplica[],
  reads: ClientPool,
  now: () => number = () => performance.now(),
): CataloguePool {
  let changedAt = Number.NEGATIVE_INFINITY;
  let turn = 0;
  const usable = () => {
    const since = Math.max(now() - MAX_BEHIND_MS, changedAt);
    return replicas.filter((replica) => replica.freshAsOf() >= since);
  };
  return {
    connect() {
      const fresh = usable();
      turn += 1;
      const chosen = fresh[turn % fresh.length];
      return chosen ? chosen.pool.connect().catch(() => reads.connect()) : reads.connect();
    },
    noteChange() {
      changedAt = now();
      for (const replica of replicas) replica.ask();
    },
    inUse: () => usable().length,
    // The connections of other reads belong to others
    async end() {
      await Promise.all(replicas.map((replica) => replica.end()));
    },
  };
}
