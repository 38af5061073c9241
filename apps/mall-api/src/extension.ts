import type { Kysely } from 'kysely';
import type { Database } from './db/schema';
import type { Routes } from './http/handler';
import type { Job } from './jobs/job';
import type { Deps } from './kernel/context';
import type { Policy } from './policy/policy';
import type { PolicyPart } from './policy/read-policy';

export type Progress = (text: string) => void;

export interface SeedOptions {
  /** Receives a message about each step. */
  progress: Progress;
  hashPassword(password: string): Promise<string>;
  /** The time of the database. */
  now: Date;
  /** The mall's policy, in whose currency and zone the contents are. */
  policy: Policy;
}

/**
 * What a trial mall adds to the server. The server does not depend on it: the trial mall's program passes it
 * in.
 */
export interface MallExtension {
  /** Fills an empty, migrated database in one transaction. */
  seed(db: Kysely<Database>, options: SeedOptions): Promise<void>;
  /** Called before the server listens, to prepare what its first visitors would have to wait for. */
  prepare?(deps: Pick<Deps, 'db' | 'now' | 'settings' | 'log'>, progress: Progress): Promise<void>;
  /** Overrides of the default policy. */
  policy?: PolicyPart;
  /** Routes outside the contract. */
  routes: Routes;
  /** Additional background jobs. */
  jobs?: readonly Job[];
}
