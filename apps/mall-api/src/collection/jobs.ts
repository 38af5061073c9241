import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Job } from '../jobs/job';

/** Time to undo a removal: longer than the message with the undo button is shown. */
const UNDO_MINUTES = 10;

export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_MINUTES * 60_000);

/** Deletes removals that can no longer be undone. */
export const collectionJobs: readonly Job[] = [
  {
    name: 'forget-removed-collections',
    everySeconds: 3600,
    async run({ db, now }) {
      const before = undoableSince(now());
      await deleteInBatches(db, 'collect_product', sql`removed_at < ${before}`);
      await deleteInBatches(db, 'collect_shop', sql`removed_at < ${before}`);
    },
  },
];
