import { describeError } from '@vermilion/telemetry';
import type { Deps } from '../kernel/context';
import type { AnyJob } from './job';
import { countRun } from './runs';
import { type ClaimedJob, type Outcome, renew, settle } from './store';

const ATTEMPTS = 10;
const FIRST_RETRY = 15;
const LONGEST_RETRY = 3600;

/** Seconds until the next attempt: exponential with jitter. */
export const backoff = (attempts: number) =>
  Math.min(FIRST_RETRY * 2 ** (attempts - 1), LONGEST_RETRY) * (0.75 + Math.random() / 2);

/** Runs a claimed job, renews the claim meanwhile, and records the result. Never rejects. */
export async function runJob(
  deps: Deps,
  job: AnyJob,
  claimed: ClaimedJob,
  { lease, signal }: { lease: number; signal?: AbortSignal },
): Promise<void> {
  const { log } = deps;
  const about = { job: job.name, id: claimed.id, attempt: claimed.attempts };
  const startedAt = deps.now();
  const heartbeat = setInterval(
    () => {
      renew(deps, claimed, lease).catch((error: unknown) =>
        log.warn({ err: error, ...about }, 'claim not renewed'),
      );
    },
    (lease * 1000) / 3,
  );
  let outcome: Outcome;
  try {
    const run = () => ('everySeconds' in job ? job.run(deps, signal) : job.run(deps, claimed.data));
    await (deps.trace ? deps.trace(`job ${job.name}`, run) : run());
    outcome = afterSuccess(deps, job, claimed, startedAt);
    countRun(job.name, 'done');
  } catch (error) {
    outcome = afterFailure(job, claimed, startedAt, deps.now(), error);
    countRun(job.name, outcome.state === 'dead' ? 'dead' : 'failed');
    const level = outcome.state === 'dead' || claimed.every_seconds ? 'error' : 'warn';
    log[level]({ err: error, ...about }, outcome.state === 'dead' ? 'job is dead' : 'job failed');
  } finally {
    clearInterval(heartbeat);
  }
  try {
    if (!(await settle(deps, claimed, outcome))) log.warn(about, 'job took longer than its claim');
  } catch (error) {
    // Runs again when the claim expires
    log.error({ err: error, ...about }, 'result of job not recorded');
  }
}

const after = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);

function afterSuccess(
  { now, policy }: Deps,
  job: AnyJob,
  { every_seconds }: ClaimedJob,
  startedAt: Date,
): Outcome {
  if (!every_seconds) return { state: 'done', dueAt: now() };
  const hour = 'hour' in job ? job.hour : undefined;
  const dueAt =
    hour === undefined
      ? after(startedAt, every_seconds)
      : nextHour(hour, startedAt, policy.zoneOffsetMinutes);
  return { state: 'waiting', dueAt };
}

/** When an hour of the mall's day begins next. */
export function nextHour(hour: number, from: Date, zoneOffsetMinutes: number): Date {
  const next = new Date(from.getTime() + zoneOffsetMinutes * 60_000);
  next.setUTCHours(hour, 0, 0, 0);
  next.setTime(next.getTime() - zoneOffsetMinutes * 60_000);
  return next > from ? next : after(next, 86_400);
}

function afterFailure(
  job: AnyJob,
  claimed: ClaimedJob,
  startedAt: Date,
  now: Date,
  error: unknown,
): Outcome {
  const message = describeError(error);
  const { every_seconds } = claimed;
  const attempts = ('attempts' in job && job.attempts) || ATTEMPTS;
  if (!every_seconds && claimed.attempts >= attempts)
    return { state: 'dead', dueAt: now, error: message };
  const retry = after(now, backoff(claimed.attempts));
  const regular = every_seconds ? after(startedAt, every_seconds) : retry;
  return { state: 'waiting', dueAt: retry < regular ? retry : regular, error: message };
}
