export type RunOutcome = 'done' | 'failed' | 'dead';

const counts = new Map<string, Map<RunOutcome, number>>();

/** Counts a run of this process. */
export function countRun(job: string, outcome: RunOutcome): void {
  const of = counts.get(job) ?? new Map<RunOutcome, number>();
  counts.set(job, of.set(outcome, (of.get(outcome) ?? 0) + 1));
}

/** Runs of this process since its start. */
export const jobRuns = (): { job: string; outcome: RunOutcome; value: number }[] =>
  [...counts].flatMap(([job, of]) => [...of].map(([outcome, value]) => ({ job, outcome, value })));
