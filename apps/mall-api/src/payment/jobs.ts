import type { Job } from '../jobs';
import { endPayments } from './end-payments';
import { giveBack } from './give-back';
import { settleUnclaimed } from './unclaimed';

/** What is asked of providers, again until it is done. */
export const paymentJobs: readonly Job[] = [
  { name: 'end payments', everySeconds: 10, run: endPayments },
  { name: 'give payments back', everySeconds: 10, run: giveBack },
  { name: 'close events of unknown payments', everySeconds: 600, run: settleUnclaimed },
];
