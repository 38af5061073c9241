import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Job } from '../jobs/job';

/**
 * Deletes expired sessions, codes, captchas and counted attempts. They are invalid already and only take up
 * space.
 */
export const authJobs: readonly Job[] = [
  {
    name: 'forget-expired',
    everySeconds: 3600,
    async run({ db, now }) {
      for (const table of ['session', 'login_code', 'captcha', 'oauth_request'] as const)
        await deleteInBatches(db, table, sql`expires_at < ${now()}`);
      await deleteInBatches(db, 'rate_limit', sql`window_ends_at < ${now()}`);
    },
  },
];
