import { StartupError } from '../config/startup-error';
import type { Deps } from '../kernel/context';
import { deadJobs, retryDeadJob } from './dead-jobs';

/**
 * The operators' command for dead jobs: without arguments it lists them, `retry <id>` retries one. Throws a
 * StartupError with a message when that is not possible.
 */
export async function jobsCommand(
  deps: Pick<Deps, 'db' | 'now'>,
  [action, id = '', ...more]: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  if (action === undefined) return list(deps, say);
  if (action !== 'retry' || !/^\d{1,15}$/.test(id) || more.length > 0) {
    throw new StartupError(
      'Write "jobs" for the jobs that were given up, "jobs retry 17" for one.',
    );
  }
  if (!(await retryDeadJob(deps, Number(id)))) {
    throw new StartupError(`There is no job ${id} that was given up.`);
  }
  say(`job ${id} is tried again`);
}

/** A provider that was down for days leaves thousands. */
const MAX_LISTED = 500;

async function list(deps: Pick<Deps, 'db'>, say: (text: string) => void) {
  const jobs = await deadJobs(deps, MAX_LISTED + 1);
  if (jobs.length === 0) say('no job was given up');
  for (const { id, name, data, attempts, endedAt, error } of jobs.slice(0, MAX_LISTED)) {
    const when = endedAt?.toISOString() ?? 'at some time';
    say(
      `job ${id}, "${name}" ${JSON.stringify(data)}, given up ${when}, tries: ${attempts}. ${error ?? 'The reason is unknown.'}`,
    );
  }
  if (jobs.length > MAX_LISTED) say(`only the ${MAX_LISTED} oldest are listed`);
}
