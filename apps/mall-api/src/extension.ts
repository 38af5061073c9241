import type { Kysely } from 'kysely';
import type { Database } from './db/schema';
import type { Deps } from './kernel/context';
import type { PolicyPart } from './policy/read-policy';
import type { Routes } from './http/handler';
import type { Job } from './jobs/job';

export type Progress = (text: string) => void;

export interface SeedOptions {
  /** Takes a sentence about each step. */
  progress: Progress;
  hashPassword(password: string): Promise<string>;
}

/** What a trial mall adds to the server. The server does not depend on it: its program passes it in. */
export interface MallExtension {
  /** Fills an empty, migrated database, in one transaction. */
  seed(db: Kysely<Database>, options: SeedOptions): Promise<void>;
  /** Called before the server listens: for what its first visitors should not wait. */
  prepare?(deps: Pick<Deps, 'db' | 'settings' | 'log'>, progress: Progress): Promise<void>;
  /** What differs from the default policy. */
  policy?: PolicyPart;
  /** Served beside the contract. */
  routes: Routes;
  /** Carried out beside the jobs of the server. */
  jobs?: readonly Job[];
}
