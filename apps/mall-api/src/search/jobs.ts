import { sql } from 'kysely';
import type { Job } from '../jobs/job';

/** Days for which recorded searches are kept. */
const DAYS_KEPT = 90;

export const searchJobs: readonly Job[] = [
  {
    name: 'index changes',
    everySeconds: 5,
    async run({ search }, signal) {
      await search.indexChanges({ signal });
    },
  },
  {
    name: 'forget searches',
    everySeconds: 86_400,
    async run({ db }) {
      for (const table of ['search_miss', 'search_asked']) {
        await sql`delete from ${sql.table(table)}
          where day < current_date - ${DAYS_KEPT}::int`.execute(db);
      }
    },
  },
];
