import type { Deps } from '../kernel/context';

/**
 * Work that the server does by itself, again and again. A run may be cut off anywhere and comes again
 * then, so what has been done already must do no harm a second time.
 */
export interface Job {
  name: string;
  /** Seconds between two runs, in whichever process. */
  everySeconds: number;
  run(deps: Deps): Promise<void>;
}

/** Arguments of a job, stored as JSON. Nothing personal but ids. */
export type JobData = Record<string, string | number | boolean | null>;

/** Work that is done once after it was enqueued; as for a {@link Job}, a run may come again. */
export interface QueuedJob<Data extends JobData = JobData> {
  name: string;
  /** Tries before it is given up; 10 when absent, which takes about two hours. */
  attempts?: number;
  run(deps: Deps, data: Data): Promise<void>;
}

export type AnyJob = Job | QueuedJob;

/** Types a queued job by its arguments. */
export const defineJob = <Data extends JobData>(job: QueuedJob<Data>): QueuedJob<Data> => job;
