import { defineJob, type AnyJob } from '../jobs/job';
import { paidBack } from '../payment/paid-back';
import { completeRefund } from './complete';
import { mailRefund } from './mail-refund';
import { lapseUnsent } from './return-goods';

export const refundJobs: readonly AnyJob[] = [
  defineJob<{ refundNo: string }>({
    ...paidBack,
    run: (deps, { refundNo }) => completeRefund(deps, refundNo),
  }),
  { name: 'end refunds whose goods do not come back', everySeconds: 3600, run: lapseUnsent },
  mailRefund,
];
