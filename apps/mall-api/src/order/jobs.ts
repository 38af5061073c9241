import type { Job } from '../jobs/job';
import { cancelOverdue } from './overdue';

export const orderJobs: readonly Job[] = [
  { name: 'cancel unpaid orders', everySeconds: 60, run: cancelOverdue },
];
