import type { DeadJob } from '@vermilion/api-client/operator';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { deadJobsOf } from '../jobs/dead-jobs';
import type { Context } from '../kernel/context';

type Row = Awaited<ReturnType<typeof deadJobsOf>>[number];

/** A dead job as operators see it. */
export const toDeadJob = ({ policy }: Context, row: Row): DeadJob => ({
  id: row.id,
  name: row.name,
  data: row.data as DeadJob['data'], // What `enqueue` takes, and the database's own
  attempts: row.attempts,
  createTime: wireTime(policy, row.createdAt),
  deadTime: wireTimeOrNull(policy, row.endedAt),
  error: row.error,
});
