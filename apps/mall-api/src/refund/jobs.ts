import { defineJob, type AnyJob } from '../jobs/job';
import { paidBack } from '../payment/paid-back';
import { completeRefund } from './complete';

export const refundJobs: readonly AnyJob[] = [
  defineJob<{ refundNo: string }>({
    ...paidBack,
    run: (deps, { refundNo }) => completeRefund(deps, refundNo),
  }),
];
