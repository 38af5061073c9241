import { forgetDrafts } from '../checkout/draft-store';
import type { Job } from '../jobs';
import { cancelOverdue } from './overdue';

const DAY = 86_400_000;

export const orderJobs: readonly Job[] = [
  { name: 'cancel unpaid orders', everySeconds: 60, run: cancelOverdue },
  {
    // A day longer than they live: an order may be sent again long after its first answer got lost.
    name: 'forget expired drafts',
    everySeconds: 3600,
    run: (deps) => forgetDrafts(deps.db, new Date(deps.now().getTime() - DAY)),
  },
];
