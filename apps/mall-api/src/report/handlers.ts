import { accountOf, defineHandlers } from '../http/handler';
import { namedError } from '../kernel/errors';
import { enforceLimits } from '../rate-limit/limits';
import * as store from './store';

/** The most reports of a person in a day. */
const MOST = 20;
const DAY = 86_400;

export const reportHandlers = defineHandlers({
  async reportContent(ctx, { body }) {
    const { db } = ctx;
    const userId = accountOf(ctx).id;
    const { subject, subjectId, reason, text = '' } = body;
    const report = { userId, subject, subjectId, reason, text };
    if (await store.hasOpenReport(db, report)) return null;
    if (!(await store.isSeen(db, report)))
      throw namedError('not-found', 500, 'What you report no longer exists.');
    await enforceLimits(ctx, [{ key: `report ${userId}`, max: MOST, windowSeconds: DAY }]);
    await store.addReport(db, report, ctx.now());
    return null;
  },
});
