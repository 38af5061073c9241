import { migrations } from '../migrations';
import { liveMigrations } from '../migrations/live';
import type { AnyMigration } from './live-migration';

/** By name; the names tell the order. */
export const allMigrations: Readonly<Record<string, AnyMigration>> = {
  ...migrations,
  ...liveMigrations,
};
