import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withSecondRun } from './second-run.mjs';

const context = { reports: '/tmp' };
const failed = {
  passed: 8,
  failed: 2,
  skipped: 1,
  failedFiles: ['a.spec.ts'],
  failures: ['a.spec.ts: opens\nExpected: 1', 'a.spec.ts: closes\nExpected: 2'],
};
const green = { passed: 3, failed: 0, skipped: 0, failedFiles: [], failures: [] };

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

describe('withSecondRun', () => {
  it('runs what failed once more, alone, and tells what then passes', async () => {
    const run = vi.fn().mockResolvedValueOnce(failed).mockResolvedValueOnce(green);
    const tally = await withSecondRun(run, context);
    expect(run).toHaveBeenLastCalledWith({ ...context, files: ['a.spec.ts'] });
    expect(tally).toMatchObject({ passed: 10, failed: 0, skipped: 1, unsteady: failed.failures });
  });

  it('counts as failed what fails twice', async () => {
    const still = { ...green, failed: 1, failures: ['a.spec.ts: closes\nExpected: 3'] };
    const run = vi.fn().mockResolvedValueOnce(failed).mockResolvedValueOnce(still);
    const tally = await withSecondRun(run, context);
    expect(tally).toMatchObject({ passed: 9, failed: 1, failures: still.failures });
    expect(tally.unsteady).toEqual(['a.spec.ts: opens\nExpected: 1']);
  });

  it.each([
    ['everything passes', green],
    ['many files fail', { ...failed, failedFiles: [...'abcdefg'] }],
    ['the logs of all walks say something', { ...failed, failedFiles: ['logs.spec.ts'] }],
    ['a runner breaks without naming a file', { ...failed, failedFiles: [] }],
    [
      'a random search has found something',
      { ...failed, failures: ['a.test.ts: sums\nProperty failed after 3 tests'] },
    ],
  ])('leaves it at one run where %s', async (_why, first) => {
    const run = vi.fn().mockResolvedValue(first);
    expect(await withSecondRun(run, context)).toBe(first);
    expect(run).toHaveBeenCalledOnce();
  });
});
