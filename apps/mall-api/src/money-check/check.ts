import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { CheckName } from './names';

/** What a check finds. Amounts are in minor units of a currency; other values are counts, or words. */
export interface FindingRow {
  /** what it is about, by table and id, such as "order 12" */
  subject: string;
  /** which of its facts, such as "goods" or "payments" */
  fact: string;
  expected: string;
  found: string;
  /** ISO 4217, of amounts; null for counts and words */
  currency: string | null;
}

/** SQL condition: a column of ids is in the part of a table that is checked now. */
export type RangeCondition = (column: string) => RawBuilder<unknown>;

/** An invariant of the mall's data. */
export interface Check {
  name: CheckName;
  /** The table whose ids are gone through, part by part; undefined where one statement sees everything. */
  over?: keyof Database;
  /** SQL whose rows are the contradictions: subject, fact, expected, found, currency. */
  find(inPart: RangeCondition): RawBuilder<unknown>;
}

/** SQL: facts of a row as lines of `fact(name, expected, found)`; compare them with `is distinct from`. */
export const facts = (...lines: (readonly [name: string, expected: string, found: string])[]) =>
  sql.raw(
    `lateral (values ${lines
      .map(
        ([name, expected, found]) => `('${name}'::text, (${expected})::bigint, (${found})::bigint)`,
      )
      .join(', ')}) as fact(name, expected, found)`,
  );
