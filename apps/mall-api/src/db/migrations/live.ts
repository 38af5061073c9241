import type { LiveMigration } from '../migrating/live-migration';

/** Migrations while the mall is open, by name; all new ones are here. See docs/operations/upgrade.md. */
export const liveMigrations: Readonly<Record<string, LiveMigration>> = {};
