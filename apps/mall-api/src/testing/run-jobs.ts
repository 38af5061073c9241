import { jobs as allJobs } from '../domains';
import type { AnyJob } from '../jobs/job';
import { runJob } from '../jobs/run';
import { claim } from '../jobs/store';
import type { Deps } from '../kernel/context';

const LEASE = 60;

/** Runs due jobs until none is left; resolves to their names, in order. */
export async function runDueJobs(deps: Deps, jobs: readonly AnyJob[] = allJobs): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const names = jobs.map(({ name }) => name);
    const [claimed] = await claim(deps, names, { most: 1, lease: LEASE });
    const job = jobs.find(({ name }) => name === claimed?.name);
    if (!claimed || !job) return done;
    await runJob(deps, job, claimed, { lease: LEASE });
    done.push(job.name);
  }
}
