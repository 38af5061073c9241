import type { Deps, Log } from '../kernel/context';

/** What reconciling needs of the server. */
export type ReconcileDeps = Pick<Deps, 'db' | 'now' | 'policy' | 'settings' | 'providers'> & {
  log: Log;
};
