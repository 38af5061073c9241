import type { AnyJob } from '../jobs';
import { endPayment } from './end-payment';
import { giveBack } from './give-back';
import { settleUnclaimed } from './unclaimed';

export const paymentJobs: readonly AnyJob[] = [
  endPayment,
  giveBack,
  { name: 'close events of unknown payments', everySeconds: 600, run: settleUnclaimed },
];
