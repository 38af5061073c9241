import type { Job } from '../jobs/job';
import { deleteExpiredDrafts } from './draft-store';

const DAY = 86_400_000;

export const checkoutJobs: readonly Job[] = [
  {
    // A day longer than they live: an order may be sent again long after its first answer got lost.
    name: 'forget expired drafts',
    everySeconds: 3600,
    run: (deps) => deleteExpiredDrafts(deps.db, new Date(deps.now().getTime() - DAY)),
  },
];
