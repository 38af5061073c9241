import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { closingLine, fromChecks, fromJest, fromPlaywright, total } from './tally.mjs';

const test = (status: string) => ({ status });

describe('counts of a run', () => {
  it('adds up, whatever a step leaves out', () => {
    expect(total([{ passed: 2 }, { failed: 1 }, { passed: 3, skipped: 4 }])).toEqual({
      passed: 5,
      failed: 1,
      skipped: 4,
    });
  });

  it('closes with one line that names skipped checks only when there are any', () => {
    expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(closingLine({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });

  it('counts a file that breaks before its first test as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [test('passed')] },
        { ...broken, name: join(root, 'b.test.ts'), message: 'Error: no such file' },
      ],
    };
    const failedFiles = ['b.test.ts'];
    expect(fromJest(report, 1)).toMatchObject({ passed: 1, failed: 1, skipped: 2, failedFiles });
  });

  it('names what failed, with the first lines of why', () => {
    const failing = {
      status: 'failed',
      fullName: 'the cart keeps its sum',
      failureMessages: ['AssertionError: expected 3 to be 2\n    at cart\n    at run\n    at end'],
    };
    const results = [
      { name: join(root, 'cart.test.ts'), status: 'failed', assertionResults: [failing] },
      { name: join(root, 'b.test.ts'), status: 'failed', message: 'no file', assertionResults: [] },
    ];
    const counts = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
    expect(fromJest({ ...counts, testResults: results }, 1).failures).toEqual([
      'cart.test.ts: the cart keeps its sum\nAssertionError: expected 3 to be 2\n    at cart\n    at run',
      'b.test.ts\nno file',
    ]);
    const checks = [
      { name: 'page: npm run lint', holds: false, output: 'a bad line\n' },
      { name: 'call: npm test', holds: true, output: 'fine' },
    ];
    expect(fromChecks(checks)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['page: npm run lint\na bad line'],
    });
  });

  it('does not believe a runner that exits with an error and names no failure', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    const report = { stats, errors: [], suites: [] };
    expect(fromPlaywright(report, 0).failed).toBe(0);
    expect(fromPlaywright(report, 1).failed).toBe(1);
  });

  it('counts a flaky test as failed: nothing is retried here', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const failing = {
      ok: false,
      title: 'a quantity is kept',
      tests: [{ results: [{ error: { message: 'Error: timeout' } }] }],
    };
    const suites = [
      {
        file: 'cart.spec.ts',
        specs: [{ ok: true }],
        suites: [{ file: 'cart.spec.ts', specs: [failing] }],
      },
      { file: 'lists.spec.ts', specs: [{ ok: true }] },
    ];
    expect(fromPlaywright({ stats, suites, errors: [] }, 1)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      failedFiles: ['cart.spec.ts'],
      failures: ['cart.spec.ts: a quantity is kept\nError: timeout'],
    });
  });
});
