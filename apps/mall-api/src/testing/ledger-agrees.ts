import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/schema';
import { ledgerChecks, runChecks } from '../money-check/run-checks';

const nothing = { findings: [], found: 0 };

/** Asserts that the ledger agrees with all orders, refunds, payments and payouts in the database. */
export async function expectLedgerToAgree(db: Kysely<Database>): Promise<void> {
  expect(await runChecks(db, { checks: ledgerChecks })).toEqual(nothing);
}

/** Asserts that every invariant of money, points, coupons and stock holds. */
export async function expectEverythingToAgree(db: Kysely<Database>): Promise<void> {
  expect(await runChecks(db)).toEqual(nothing);
}
