import type { AnyJob } from '../jobs/job';
import { checkPayments } from './check-payments';
import { endPayment } from './end-payment';
import { refundPayment } from './refund-payment';
import { refundUnclaimed } from './refund-unclaimed';

export const paymentJobs: readonly AnyJob[] = [
  endPayment,
  refundPayment,
  { name: 'ask how payments stand', everySeconds: 60, run: checkPayments },
  { name: 'close events of unknown payments', everySeconds: 600, run: refundUnclaimed },
];
