import { defineJob, type AnyJob } from '../jobs/job';
import { refundPaidOut } from '../payment/refund-paid-out';
import { completeRefund } from './complete';
import { mailRefund } from './mail-refund';
import { lapseUnsent } from './return-goods';

export const refundJobs: readonly AnyJob[] = [
  defineJob<{ refundNo: string }>({
    ...refundPaidOut,
    run: (deps, { refundNo }) => completeRefund(deps, refundNo),
  }),
  { name: 'end refunds whose goods do not come back', everySeconds: 3600, run: lapseUnsent },
  mailRefund,
];
