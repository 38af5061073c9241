import type { Job } from '../jobs/job';

/** How long a removal can be undone: longer than anybody reads the message that offers it. */
const UNDO_MINUTES = 10;

export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_MINUTES * 60_000);

/** Deletes what was removed for good. */
export const collectionJobs: readonly Job[] = [
  {
    name: 'forget-removed-collections',
    everySeconds: 3600,
    async run({ db, now }) {
      const before = undoableSince(now());
      await db.deleteFrom('collect_product').where('removed_at', '<', before).execute();
      await db.deleteFrom('collect_shop').where('removed_at', '<', before).execute();
    },
  },
];
