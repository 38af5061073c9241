import type { Job } from '../jobs/job';
import { completeOverdue } from './complete-overdue';
import { cancelOverdue } from './overdue';

export const orderJobs: readonly Job[] = [
  { name: 'cancel unpaid orders', everySeconds: 60, run: cancelOverdue },
  { name: 'complete received orders', everySeconds: 3600, run: completeOverdue },
];
