import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './test-runner.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('runSteps', () => {
  it('goes on after a failure, but leaves out what needs the failed step', async () => {
    const dependent = vi.fn();
    const other = vi.fn(() => ({ passed: 3 }));
    const explode = () => {
      throw new Error('no');
    };
    const tally = await runSteps(
      [
        { name: 'build', run: explode },
        { name: 'size', needs: ['build'], run: dependent },
        { name: 'unit', run: other },
      ],
      {},
    );
    expect(dependent).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
    expect(tally).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });
});
