import { sql } from 'kysely';

/**
 * SQL expression: the current transaction does not wait until its commit is on disk. A crash of the database may undo
 * its last such commits, but none that a later synchronous commit follows. Only for what a shopper simply repeats, such
 * as a cart or a draft; never for orders, payments and refunds.
 */
export const withoutSync = sql`set_config('synchronous_commit', 'off', true)`;
