import { stripVTControlCharacters } from 'node:util';
import { fromRoot } from './root.mjs';

/** Result of a step: passed, failed and skipped checks. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Sums results. */
export function total(tallies) {
  const add = (sum, tally) => ({
    passed: sum.passed + (tally.passed ?? 0),
    failed: sum.failed + (tally.failed ?? 0),
    skipped: sum.skipped + (tally.skipped ?? 0),
  });
  return tallies.reduce(add, nothing);
}

/** Result of a single check. */
export const oneCheck = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 });

/** Result of several checks, each `{ name, holds, output }`. */
export const fromChecks = (checks) => ({
  passed: checks.filter(({ holds }) => holds).length,
  failed: checks.filter(({ holds }) => !holds).length,
  failures: checks
    .filter(({ holds }) => !holds)
    .map(({ name, output = '' }) => [name, ...output.trimEnd().split('\n').slice(-15)].join('\n')),
});

const firstLines = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, 3).join('\n');

/** A runner that exits with an error but no failed test has failed. */
function trust(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * Result of vitest's and jest's JSON report with the failed files. A file that fails before its
 * first test counts as one failure.
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
    failures: report.testResults.flatMap(jestFailures),
  };
  return trust(tally, exitCode);
}

const jestFailures = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && !failed.length) return [`${fromRoot(name)}\n${firstLines(message)}`];
  return failed.map(
    (test) => `${fromRoot(name)}: ${test.fullName}\n${firstLines(test.failureMessages?.[0])}`,
  );
};

/** Result of Playwright's JSON report with the failed files. Errors outside of tests count as one failure each. */
export function fromPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  const failedFiles = report.suites.filter(hasFailed).map(({ file }) => file);
  const failures = report.suites.flatMap(playwrightFailures);
  return trust({ passed: expected, failed, skipped, failedFiles, failures }, exitCode);
}

const hasFailed = ({ specs = [], suites = [] }) =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

function playwrightFailures({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const errorOf = ({ tests = [] }) =>
    tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
  return [
    ...failed.map((spec) => `${file}: ${spec.title}\n${firstLines(errorOf(spec))}`),
    ...suites.flatMap(playwrightFailures),
  ];
}

/** The last line of the run. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
