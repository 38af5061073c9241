import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseParts, parts } from './parts.mjs';
import { countMutants, mutantTable, survivors } from './result.mjs';
import { isSampled } from './sample.mjs';

const mutant = (status: string, line = 1) => ({
  status,
  fileName: '/shop/price.ts',
  location: { start: { line, column: 7 } },
  mutatorName: 'ArithmeticOperator',
  replacement: 'a - b',
});

describe('a run of mutants', () => {
  it('counts what was noticed against what was tried', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
    expect(countMutants(statuses.map((status) => mutant(status)))).toEqual({
      tried: 4,
      killed: 2,
      share: 0.5,
    });
  });

  it('names the place of each that nobody noticed, and says where no test comes', () => {
    const results = [mutant('Killed', 1), mutant('Survived', 2), mutant('NoCoverage', 3)];
    expect(survivors(results, (path: string) => path.slice(1))).toEqual([
      'shop/price.ts:2:7 ArithmeticOperator: a - b',
      'shop/price.ts:3:7 ArithmeticOperator: a - b (no test comes here)',
    ]);
  });

  it('never rounds a share up to the threshold', () => {
    const table = mutantTable([{ part: 'money', tried: 10_000, killed: 8499, share: 0.8499 }]);
    expect(table).toContain('| money | 10000 | 8499 | 84.9 % |');
  });

  it('tries about one in so many, and always the same ones', () => {
    const all = Array.from({ length: 4000 }, (_, line) => mutant('Survived', line));
    const chosen = all.filter((one) => isSampled(one, 4));
    expect(chosen.length).toBeGreaterThan(800);
    expect(chosen.length).toBeLessThan(1200);
    expect(all.filter((one) => isSampled({ ...one }, 4))).toEqual(chosen);
    fc.assert(fc.property(fc.nat(), (line) => isSampled(mutant('Survived', line), 1)));
  });

  it('takes all parts, those that are named, and no others', () => {
    expect(chooseParts([])).toEqual(Object.keys(parts));
    expect(chooseParts(['--only', 'money,cart'])).toEqual(['money', 'cart']);
    expect(() => chooseParts(['--only', 'money,honey'])).toThrow(/no part honey; there are money/);
  });
});
