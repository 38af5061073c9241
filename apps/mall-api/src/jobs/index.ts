export { enqueue, type EnqueueOptions } from './enqueue';
export { defineJob, type AnyJob, type Job, type JobData, type QueuedJob } from './job';
export { startJobs, type WorkerOptions } from './worker';
