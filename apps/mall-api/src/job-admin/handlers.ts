import { defineHandlers, operatorOf } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import {
  countDeadJobs,
  deadJobsOf,
  isQueued,
  retryDeadJob,
  retryDeadJobs,
} from '../jobs/dead-jobs';
import { makeDue, recurringJobs } from '../jobs/recurring-jobs';
import { audited } from '../operator/audit';
import { noSuch, requireMall } from '../operator/own-shop';
import { toDeadJob } from './wire';

/** A provider that was down for days leaves thousands: each transaction is short. */
const RETRIED_AT_ONCE = 500;

/** Operator calls for background jobs, which are the mall's alone. */
export const jobAdminHandlers = defineHandlers({
  async deadJobs(ctx, { query }) {
    const slice = keysetSliceOf(query);
    if (operatorOf(ctx).shopId !== null) return toKeysetPage([], { total: 0, query }, () => []);
    const rows = await deadJobsOf(ctx, query.name, slice);
    const total = await countDeadJobs(ctx, query.name, slice);
    return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toDeadJob(ctx, row)));
  },

  async retryJob(ctx, { params: { id } }) {
    const audit = { action: 'retryJob', subject: ['job', id], shopId: null } as const;
    await audited(ctx, audit, async (db) => {
      requireMall(ctx, 'job');
      if (await retryDeadJob({ ...ctx, db }, id)) return true;
      if (!(await isQueued({ db }, id))) throw noSuch('job');
      return false;
    });
    return null;
  },

  async retryJobs(ctx, { body: { name } }) {
    const audit = { action: 'retryJobs', subject: ['job', name], shopId: null } as const;
    let result = { retried: 0, left: false };
    await audited(ctx, audit, async (db) => {
      requireMall(ctx, 'job');
      result = await retryDeadJobs({ ...ctx, db }, name, RETRIED_AT_ONCE);
      return result.retried > 0;
    });
    return result;
  },

  async recurringJobs(ctx) {
    if (operatorOf(ctx).shopId !== null) return [];
    const rows = await recurringJobs(ctx);
    return rows.map(({ name, everySeconds, nextAt, lastAt, error }) => ({
      name,
      everySeconds,
      nextTime: wireTime(ctx.policy, nextAt),
      lastTime: wireTimeOrNull(ctx.policy, lastAt),
      error,
    }));
  },

  async runJob(ctx, { body: { name } }) {
    const audit = { action: 'runJob', subject: ['job', name], shopId: null } as const;
    await audited(ctx, audit, async (db) => {
      requireMall(ctx, 'job');
      if (await makeDue({ ...ctx, db }, name)) return true;
      throw noSuch('job');
    });
    return null;
  },
});
