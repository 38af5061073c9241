import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/schema';
import { ledgerDifferences } from '../ledger/check';

/** Asserts that the ledger agrees with all orders, refunds, payments and payouts in the database. */
export async function expectLedgerToAgree(db: Kysely<Database>): Promise<void> {
  expect(await ledgerDifferences(db)).toEqual([]);
}
