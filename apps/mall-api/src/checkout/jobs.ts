import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches';
import { releaseExpiredHolds } from '../inventory/hold-store';
import type { Job } from '../jobs/job';
import { deleteExpiredDrafts } from './draft-store';

const MINUTE = 60_000;
const DAY = 86_400_000;

export const checkoutJobs: readonly Job[] = [
  {
    name: 'release held stock',
    everySeconds: 20,
    run: (deps) => releaseExpiredHolds(deps.db, deps.now(), 1000),
  },
  {
    // A day longer than drafts live: an order may be retried long after its first response was lost
    name: 'forget expired drafts',
    everySeconds: 3600,
    run: (deps) => deleteExpiredDrafts(deps.db, new Date(deps.now().getTime() - DAY)),
  },
  {
    name: 'forget periods of holds',
    everySeconds: 3600,
    run: ({ db, now, policy }) => {
      const until = new Date(now().getTime() - policy.hold.againAfterMinutes * MINUTE);
      return deleteInBatches(db, 'hold_period', sql`began_at < ${until}`);
    },
  },
];
