import type { AnyJob } from '../jobs/job';
import { receiveOverdue } from './receive-overdue';

export const fulfilmentJobs: readonly AnyJob[] = [
  { name: 'receive orders automatically', everySeconds: 3600, run: receiveOverdue },
];
