import type { Deps } from '../kernel/context';

type Needs = Pick<Deps, 'db' | 'now'>;

/**
 * Makes a recurring job due, as when an operator does not want to wait for its hour. False when there is none of that
 * name. One that is running at the moment may run a second time, which jobs bear.
 */
export async function makeDue({ db, now }: Needs, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ due_at: now() })
    .where('name', '=', name)
    .where('every_seconds', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The names of recurring jobs. */
export const recurringJobs = async ({ db }: Pick<Needs, 'db'>): Promise<string[]> => {
  const jobs = db.selectFrom('job').select('name').where('every_seconds', 'is not', null);
  return (await jobs.orderBy('name').execute()).map(({ name }) => name);
};
