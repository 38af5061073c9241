import { StartupError } from '../config/startup-error';
import type { Deps } from '../kernel/context';
import { deadJobs, retryDeadJob } from './dead-jobs';
import { makeDue, recurringJobs } from './recurring-jobs';

/**
 * The operators' command for jobs: without arguments it lists the dead ones, `retry <id>` retries one, and `now <name>`
 * makes a recurring one due. Throws a StartupError with a message when that is not possible.
 */
export async function jobsCommand(
  deps: Pick<Deps, 'db' | 'now'>,
  [action, id = '', ...more]: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  if (action === undefined) return list(deps, say);
  if (action === 'now' && id && more.length === 0) return start(deps, id, say);
  if (action !== 'retry' || !/^\d{1,15}$/.test(id) || more.length > 0) {
    throw new StartupError(
      'Write "jobs" to list the dead jobs, "jobs retry 17" to retry one, "jobs now <name>" to run a recurring one.',
    );
  }
  if (!(await retryDeadJob(deps, Number(id)))) {
    throw new StartupError(`There is no dead job ${id}.`);
  }
  say(`job ${id} will run again`);
}

async function start(deps: Pick<Deps, 'db' | 'now'>, name: string, say: (text: string) => void) {
  if (!(await makeDue(deps, name))) {
    const names = (await recurringJobs(deps)).map((one) => `"${one.name}"`).join(', ');
    throw new StartupError(
      `There is no recurring job "${name}". There are: ${names || 'none yet'}.`,
    );
  }
  say(`"${name}" runs as soon as a server or worker is free`);
}

/** A provider that was down for days leaves thousands. */
const MAX_LISTED = 500;

async function list(deps: Pick<Deps, 'db'>, say: (text: string) => void) {
  const jobs = await deadJobs(deps, MAX_LISTED + 1);
  if (jobs.length === 0) say('there are no dead jobs');
  for (const { id, name, data, attempts, endedAt, error } of jobs.slice(0, MAX_LISTED)) {
    const when = endedAt?.toISOString() ?? 'at some time';
    say(
      `job ${id}, "${name}" ${JSON.stringify(data)}, dead since ${when}, attempts: ${attempts}. ${error ?? 'The reason is unknown.'}`,
    );
  }
  if (jobs.length > MAX_LISTED) say(`only the ${MAX_LISTED} oldest are listed`);
}
