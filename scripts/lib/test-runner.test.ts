import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rerunCommand, runSteps } from './test-runner.mjs';

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

  it('says which of how many steps begins, what comes next, and how it ended', async () => {
    const steps = ['types', 'unit'].map((name) => ({ name, run: () => ({ passed: 3 }) }));
    await runSteps(steps, {}, 1);
    const said = vi.mocked(console.log).mock.calls.flat().join('\n');
    expect(said).toContain('=== types (1 of 2, next: unit)');
    expect(said).toContain('=== unit (2 of 2)');
    expect(said).toMatch(/--- types: 3 passed \(\d/);
  });

  it('runs side by side as many as there are lanes, an exclusive step alone, and each once', async () => {
    const underWay = new Set<string>();
    const seen: string[][] = [];
    const step = (name: string, more = {}) => ({
      name,
      ...more,
      run: async () => {
        underWay.add(name);
        seen.push([...underWay]);
        await new Promise(setImmediate);
        underWay.delete(name);
        return { passed: 1 };
      },
    });
    const steps = [step('a'), step('b'), step('c'), step('all', { exclusive: true }), step('d')];
    const tally = await runSteps(steps, {}, 2);
    expect(tally.passed).toBe(5);
    expect(Math.max(...seen.map((names) => names.length))).toBe(2);
    expect(seen).toContainEqual(['all']);
  });

  it('waits with a step for what it needs, wherever that stands', async () => {
    const order: string[] = [];
    const step = (name: string, needs: string[] = []) => ({
      name,
      needs,
      run: async () => {
        await new Promise(setImmediate);
        order.push(name);
        return { passed: 1 };
      },
    });
    await runSteps([step('use', ['make']), step('other'), step('make')], {}, 2);
    expect(order.indexOf('use')).toBeGreaterThan(order.indexOf('make'));
  });

  it('says what runs a failed step alone, narrowed to the files that failed', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const failedFiles = ['a.test.ts', 'b.test.ts'];
    await runSteps([{ name: 'unit', group: 'unit', run: () => ({ failed: 2, failedFiles }) }], {});
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('npm test -- --only unit a.test.ts b.test.ts'),
    );
    expect(rerunCommand({ group: 'lint', again: 'npm run lint' }, {})).toBe('npm run lint');
    const deep = { group: 'e2e', again: undefined, command: 'npm run test:deep' };
    expect(rerunCommand(deep, { failedFiles: ['a'] })).toBe('npm run test:deep -- --only e2e a');
  });
});
