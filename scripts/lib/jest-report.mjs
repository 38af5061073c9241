import { writeFileSync } from 'node:fs';

/**
 * A jest reporter that writes counts and failures to the file in STORY_REPORT; the test-runner's
 * own flag accepts no path.
 */
export default class JestReport {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const testResults = results.testResults.map(toTestResult);
    const report = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults };
    writeFileSync(process.env.STORY_REPORT, JSON.stringify(report));
  }
}

function toTestResult({ testFilePath, testExecError, failureMessage, testResults }) {
  const hasFailed = testExecError || testResults.some(({ status }) => status === 'failed');
  return {
    name: testFilePath,
    status: hasFailed ? 'failed' : 'passed',
    message: failureMessage ?? '',
    assertionResults: testResults.map(({ fullName, status, failureMessages }) => ({
      fullName,
      status,
      failureMessages,
    })),
  };
}
