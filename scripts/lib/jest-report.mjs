import { writeFileSync } from 'node:fs';

/** A jest reporter that leaves the counts of a run in a file (the test-runner's own flag takes no path). */
export default class JestReport {
  constructor(_config, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const testResults = results.testResults.map(({ testExecError, testResults: tests }) => ({
      status: testExecError || tests.some((test) => test.status === 'failed') ? 'failed' : 'passed',
      assertionResults: tests.map(({ status }) => ({ status })),
    }));
    const report = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults };
    writeFileSync(this.file, JSON.stringify(report));
  }
}
