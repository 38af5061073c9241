import type { AnyJob } from '../jobs/job';
import { endPayment } from './end-payment';
import { refundPayment } from './refund-payment';
import { refundUnclaimed } from './refund-unclaimed';

export const paymentJobs: readonly AnyJob[] = [
  endPayment,
  refundPayment,
  { name: 'close events of unknown payments', everySeconds: 600, run: refundUnclaimed },
];
