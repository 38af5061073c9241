import { type AnyJob, defineJob } from '../jobs/job';
import { moneyReturned } from '../payment/money-returned';
import { refundPaidOut } from '../payment/refund-paid-out';
import { closeReturned } from './close-returned';
import { completeRefund } from './complete';
import { lapseUnsent } from './return-goods';

export const refundJobs: readonly AnyJob[] = [
  defineJob<{ refundNo: string }>({
    ...refundPaidOut,
    async run(deps, { refundNo }) {
      const groupId = await completeRefund(deps, refundNo);
      // What is left may have gone back at the provider meanwhile
      if (groupId !== undefined) await closeReturned(deps, groupId);
    },
  }),
  defineJob<{ group: number }>({
    ...moneyReturned,
    run: (deps, { group }) => closeReturned(deps, group),
  }),
  { name: 'end refunds whose goods do not come back', everySeconds: 3600, run: lapseUnsent },
];
