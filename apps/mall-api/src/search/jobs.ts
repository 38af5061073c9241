import { sql } from 'kysely';
import type { Job } from '../jobs/job';

/** Days for which it is known what nobody found. */
const MISSES_KEPT = 90;

export const searchJobs: readonly Job[] = [
  {
    name: 'index changes',
    everySeconds: 5,
    async run({ search }) {
      await search.indexChanges();
    },
  },
  {
    name: 'forget misses',
    everySeconds: 86_400,
    async run({ db }) {
      await sql`delete from search_miss where day < current_date - ${MISSES_KEPT}::int`.execute(db);
    },
  },
];
