import type { Migration } from 'kysely';

/**
 * A migration while the mall is open and servers of the release before run. Its statements are checked by `testing/lint-migration.ts` for
 * what would make the mall wait. Every part is carried out once, and goes on where it was interrupted.
 */
export interface LiveMigration {
  /**
   * `expand` adds what the servers of this release need, and those of the release before work with. `contract` removes what
   * this release no longer uses: it is carried out by the release after it.
   */
  phase: 'expand' | 'contract';
  /** The release that brings it, see `RELEASE`. */
  release: number;
  /** One transaction, which is repeated until its locks are free at once. Constraints are added `not valid`. */
  statements?: readonly string[];
  /** Indexes of tables in use, which are built while the mall writes: `goods_name on product (name)`. */
  indexes?: readonly string[];
  uniqueIndexes?: readonly string[];
  /** Changes some rows in a transaction of its own, again and again, until none is left. */
  backfill?: string;
  /** Constraints to be validated, as `table constraint`. */
  validate?: readonly string[];
}

/** Those of earlier releases are functions: they ran while the mall was closed. */
export type AnyMigration = Migration | LiveMigration;

export const isLive = (migration: AnyMigration): migration is LiveMigration => 'phase' in migration;

/** What waits for the next release. */
export const isForLater = (migration: AnyMigration, release: number): boolean =>
  isLive(migration) && migration.phase === 'contract' && migration.release >= release;
