import type { Deps } from './http/handler';

/** Work that the server does by itself, again and again. Must be safe to run in several processes at once. */
export interface Job {
  name: string;
  everySeconds: number;
  run(deps: Deps): Promise<void>;
}

/** Starts the jobs; the returned function stops them and waits for what is under way. */
export function startJobs(jobs: readonly Job[], deps: Deps): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, deps));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, deps: Deps): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const run = () => {
    underWay ??= job
      .run(deps)
      .catch((error: unknown) => deps.log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(run, job.everySeconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
