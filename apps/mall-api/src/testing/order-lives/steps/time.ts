import { randomUUID } from 'node:crypto';
import { checkoutJobs } from '../../../checkout/jobs';
import { fulfilmentJobs } from '../../../fulfilment/jobs';
import type { AnyJob } from '../../../jobs/job';
import { orderJobs } from '../../../order/jobs';
import { checkPayments } from '../../../payment/check-payments';
import { payoutJobs } from '../../../payout/jobs';
import { pointsJobs } from '../../../points/jobs';
import { lapseUnsent as lapseUnsentRefunds } from '../../../refund/return-goods';
import { runDueJobs } from '../../run-jobs';
import type { Action, Step } from '../action';
import { required } from '../model';
import type { Scene } from '../scene';
import { expire, settlePayments } from './payment-rules';
import { lapseUnsent, settleRefunds } from './refund';
import { completeOverdue, receiveOverdue, releasePoints } from './shipping';

const MINUTE = 60_000;
const DAY = 1440;
const SPANS = [1, 1, 1, 2, 2, 3, 4, 4, 6, 6, 30, 119, 150, DAY, 5 * DAY, 16 * DAY, 31 * DAY];

export const pass = (minutes: number): Action => ({
  label: `${minutes} minutes pass`,
  async send({ mall }) {
    mall.advance(minutes * MINUTE);
    return { isDone: true, message: '' };
  },
  apply(model) {
    model.minutes += minutes;
    return true;
  },
});

/** Mostly minutes, sometimes days. */
export const letTimePass: Step = (_model, { at }) => pass(required(SPANS[at % SPANS.length]));

async function recurring({ mall }: Scene, jobs: readonly AnyJob[]): Promise<void> {
  for (const job of jobs) if ('everySeconds' in job) await job.run(mall.deps);
}

/** Makes all scheduled provider checks due now. */
async function askProviders({ mall }: Scene): Promise<void> {
  const now = mall.deps.now();
  await mall.db
    .updateTable('payment')
    .set({ check_at: now })
    .where('status', '<>', 'paid')
    .where('check_at', 'is not', null)
    .execute();
  await checkPayments(mall.deps);
}

/** Shops are paid everything that is available; some payouts fail, some are sent back after they were paid. */
async function payOut(scene: Scene): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  await scene.operate('createPayouts', { body: {}, headers });
  const open = await scene.mall.db
    .selectFrom('payout')
    .select('id')
    .where('status', '=', 'recorded')
    .execute();
  for (const { id } of open) {
    const body = { reason: 'Closed' };
    if (id % 3 === 0) await scene.operate('failPayout', { params: { id }, body });
    else await scene.operate('confirmPayout', { params: { id } });
    if (id % 3 === 1) await scene.operate('returnPayout', { params: { id }, body });
  }
}

/** Runs all due jobs. */
export const jobs: Action = {
  label: 'jobs run',
  async send(scene) {
    await recurring(scene, [...checkoutJobs, ...orderJobs, ...fulfilmentJobs]);
    await askProviders(scene);
    await runDueJobs(scene.mall.deps);
    await lapseUnsentRefunds(scene.mall.deps);
    // the mails about expired orders
    await runDueJobs(scene.mall.deps);
    await recurring(scene, [...pointsJobs, ...payoutJobs]);
    await payOut(scene);
    return { isDone: true, message: '' };
  },
  apply(model) {
    expire(model);
    completeOverdue(model);
    receiveOverdue(model);
    settlePayments(model);
    settleRefunds(model);
    lapseUnsent(model);
    releasePoints(model);
    return true;
  },
};

export const runJobs: Step = () => jobs;
