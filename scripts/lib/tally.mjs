import { fromRoot } from './root.mjs';

/** What a step counted: checks that passed, failed or were skipped. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** The sum of several counts. */
export function total(tallies) {
  const add = (sum, tally) => ({
    passed: sum.passed + (tally.passed ?? 0),
    failed: sum.failed + (tally.failed ?? 0),
    skipped: sum.skipped + (tally.skipped ?? 0),
  });
  return tallies.reduce(add, nothing);
}

/** A step that is one check: it holds or it does not. */
export const oneCheck = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 });

/** A runner that ends with an error without naming a failed test has failed all the same. */
function trust(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * Counts of vitest's and jest's JSON report, and the files that failed. A file that fails before its first
 * test counts as one failure.
 */
export function fromJest(report, exitCode) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    failedFiles: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => fromRoot(name)),
  };
  return trust(tally, exitCode);
}

/** Counts of Playwright's JSON report, and the files that failed. Errors outside of tests count as one failure each. */
export function fromPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  const failedFiles = report.suites.filter(hasFailed).map(({ file }) => file);
  return trust({ passed: expected, failed, skipped, failedFiles }, exitCode);
}

const hasFailed = ({ specs = [], suites = [] }) =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

/** The closing line of the whole run. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
