import type { Job } from '../jobs/job';
import { releaseExpiredHolds } from '../inventory/hold-store';
import { deleteExpiredDrafts } from './draft-store';

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
];
