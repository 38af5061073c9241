/** With more failures a rerun is pointless. */
const MAX_FILES = 6;

/** Property-based tests found a bug even if the next run does not. */
const isFinding = (failure) => /Property failed|Counterexample/.test(failure);

/** It checks the logs of all other tests, so it cannot run alone. */
const LOGS = 'logs.spec.ts';

function deservesAnother({ failed, failedFiles = [], failures = [] }) {
  const isFew = failedFiles.length > 0 && failedFiles.length <= MAX_FILES;
  return failed > 0 && isFew && !failedFiles.includes(LOGS) && !failures.some(isFinding);
}

/**
 * Runs tests, and reruns the failed files alone if they are few. Passing reruns count as passed and
 * are reported as `unsteady`: a busy machine may fail a browser test, but it should not go
 * unnoticed.
 */
export async function withSecondRun(run, context) {
  const first = await run(context);
  if (!deservesAnother(first)) return first;
  console.log(`\nOnce more, alone: ${first.failedFiles.join(' ')}`);
  const second = await run({ ...context, files: first.failedFiles });
  const recovered = Math.max(first.failed - second.failed, 0);
  const isGone = (failure) => !second.failures.some((other) => titleOf(other) === titleOf(failure));
  return {
    ...second,
    passed: first.passed + recovered,
    failed: second.failed,
    skipped: first.skipped,
    unsteady: first.failures.filter(isGone),
  };
}

/** Browser tests that a busy machine can fail: a few failed files are rerun. */
export const twice = (run) => (context) => withSecondRun(run, context);

const titleOf = (failure) => failure.split('\n', 1)[0];
