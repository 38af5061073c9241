import { writeFileSync } from 'node:fs';

/**
 * A jest reporter that leaves the counts of a run in the file that STORY_REPORT names: the test-runner's
 * own flag for that takes no path.
 */
export default class JestReport {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const testResults = results.testResults.map(({ testExecError, testResults: tests }) => ({
      status: testExecError || tests.some((test) => test.status === 'failed') ? 'failed' : 'passed',
      assertionResults: tests.map(({ status }) => ({ status })),
    }));
    const report = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults };
    writeFileSync(process.env.STORY_REPORT, JSON.stringify(report));
  }
}
