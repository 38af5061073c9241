import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTests } from './choose-tests.mjs';

const path = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('/'));

describe('chooseTests', () => {
  it('takes what stands next to the change before what is far away', () => {
    const tests = [
      'apps/x/far.test.ts',
      'packages/p/src/cart/cart.test.ts',
      'packages/p/src/b.test.ts',
    ];
    expect(chooseTests(tests, ['packages/p/src/cart/cart.tsx'], {}, 6)).toEqual({
      chosen: ['packages/p/src/cart/cart.test.ts', 'packages/p/src/b.test.ts'],
      left: ['apps/x/far.test.ts'],
    });
  });

  it('goes by how long a file took', () => {
    const durations = { 'slow.test.ts': 90, 'quick.test.ts': 1 };
    const { chosen } = chooseTests(['slow.test.ts', 'quick.test.ts'], ['x.ts'], durations, 60);
    expect(chosen).toEqual(['quick.test.ts']);
  });

  it('loses no file and never plans more seconds than there are', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(path, { maxLength: 20 }),
        fc.array(path),
        fc.dictionary(path, fc.nat(50)),
        fc.nat(200),
        (tests, changed, durations, seconds) => {
          const { chosen, left } = chooseTests(tests, changed, durations, seconds);
          expect([...chosen, ...left].sort()).toEqual([...tests].sort());
          const planned = chosen.reduce(
            (sum: number, test: string) => sum + (durations[test] ?? 3),
            0,
          );
          expect(planned).toBeLessThanOrEqual(seconds);
        },
      ),
    );
  });
});
