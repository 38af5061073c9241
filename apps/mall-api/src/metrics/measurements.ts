import type { WithDb } from '../kernel/context';

/** What is measured seldom, and kept for whoever looks at metrics. */
export type MeasurementName = 'ledgerDifferences';

/** Keeps a value in place of the last one. */
export async function keepMeasurement(
  { db, now }: WithDb<'now'>,
  name: MeasurementName,
  value: number,
): Promise<void> {
  const values = { value, measured_at: now() };
  await db
    .insertInto('measurement')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** The last value, if it was ever measured. */
export const findMeasurement = ({ db }: WithDb, name: MeasurementName) =>
  db
    .selectFrom('measurement')
    .select(['value', 'measured_at'])
    .where('name', '=', name)
    .executeTakeFirst();
