import type { AnyJob } from '../jobs/job';
import { releaseOrders } from './release';
import { transferPayout } from './transfer';

export const payoutJobs: readonly AnyJob[] = [
  { name: 'release the money of orders', everySeconds: 3600, run: releaseOrders },
  transferPayout,
];
