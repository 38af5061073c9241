import type { Deps } from '../kernel/context';
import { schedule } from './enqueue';
import type { AnyJob } from './job';
import { runJob } from './run';
import { claim } from './store';

export interface WorkerOptions {
  /** Milliseconds between polls of an empty queue. */
  pollEvery?: number;
  /** Maximum number of concurrent jobs. */
  slots?: number;
  /** Seconds for which a job is claimed; a job whose process died runs again afterwards. */
  lease?: number;
}

/**
 * Runs due jobs, also those enqueued by other processes; the returned function stops it and waits for running
 * jobs.
 */
export function startJobs(
  jobs: readonly AnyJob[],
  deps: Deps,
  { pollEvery = 2000, slots = 2, lease = 60 }: WorkerOptions = {},
): () => Promise<void> {
  const known = new Map(jobs.map((job) => [job.name, job]));
  const running = new Set<Promise<void>>();
  let isScheduled = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();

  const poll = async () => {
    try {
      if (!isScheduled) await schedule(deps, jobs);
      isScheduled = true;
      const most = slots - running.size;
      for (const claimed of await claim(deps, [...known.keys()], { most, lease })) {
        const run = runJob(deps, known.get(claimed.name) as AnyJob, claimed, {
          lease,
          signal,
        }).finally(() => {
          running.delete(run);
          pollIn(0);
        });
        running.add(run);
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'queue not read');
    }
    if (running.size < slots) pollIn(pollEvery * (0.75 + Math.random() / 2));
  };
  const pollIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(() => (polling = polling.then(poll)), milliseconds);
    timer.unref();
  };

  pollIn(0);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await polling;
    await Promise.all(running);
  };
}
