import type { Settings } from '../config/settings';
import type { OpenedDatabase } from '../db/opened-database';
import type { Policy } from '../policy/policy';

/** What is known without a database. */
export interface Setup {
  settings: Settings;
  policy: Policy;
}

export type CheckedDatabase = Pick<
  OpenedDatabase,
  'db' | 'kind' | 'now' | 'missingMigrations' | 'unknownMigrations'
>;

/** The same with the database. */
export interface SetupWithDatabase extends Setup {
  database: CheckedDatabase;
}

/** Something that is wrong with how a mall is set up, or will be. */
export interface Check<Known extends Setup = Setup> {
  /** One word for programs. */
  name: string;
  /** Whether a server refuses to start: it would hurt data, money or people. */
  isFatal: boolean;
  /** Sentences for the operator: what is wrong, and what to do. None when all is well. */
  find(known: Known): readonly string[] | Promise<readonly string[]>;
}
