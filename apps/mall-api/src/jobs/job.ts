import type { Deps } from '../kernel/context';

/**
 * Recurring background work. A run may be interrupted at any point and repeated, so it must be idempotent.
 */
export interface Job {
  name: string;
  /** Seconds between two runs, in any process. */
  everySeconds: number;
  /** The hour of the mall's day at which it runs, for a job that runs daily. */
  hour?: number;
  /** A long run ends early when the signal says that the process stops. */
  run(deps: Deps, signal?: AbortSignal): Promise<void>;
}

/** Arguments of a job, stored as JSON. No personal data except ids. */
export type JobData = Record<string, string | number | boolean | null>;

/** Work that is done once after it was enqueued; as for a {@link Job}, a run may be repeated. */
export interface QueuedJob<Data extends JobData = JobData> {
  name: string;
  /** Attempts before it is dead. Default: 10, which takes about two hours. */
  attempts?: number;
  run(deps: Deps, data: Data): Promise<void>;
}

export type AnyJob = Job | QueuedJob;

/** Types a queued job by its arguments. */
export const defineJob = <Data extends JobData>(job: QueuedJob<Data>): QueuedJob<Data> => job;
