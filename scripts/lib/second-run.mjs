/** More than this is not bad luck. */
const MOST_FILES = 6;

/** What a random search has found is a fault, even where the next search does not find it. */
const isFinding = (failure) => /Property failed|Counterexample/.test(failure);

/** It judges what all other walks left in the logs: alone it has nothing to find. */
const LOGS = 'logs.spec.ts';

function deservesAnother({ failed, failedFiles = [], failures = [] }) {
  const isFew = failedFiles.length > 0 && failedFiles.length <= MOST_FILES;
  return failed > 0 && isFew && !failedFiles.includes(LOGS) && !failures.some(isFinding);
}

/**
 * Runs tests, and once more the few files that failed, alone. What passes then counts as passed and is told as
 * `unsteady`: a busy machine may fail a test in a browser, but nobody is to overlook that it did.
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

const titleOf = (failure) => failure.split('\n', 1)[0];
