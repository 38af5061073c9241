import { describe, expect, it } from 'vitest';
import { allSteps, deepOnly, deepSteps } from './deep-steps.mjs';
import { steps } from './test-steps.mjs';

describe('the run of everything', () => {
  it('has every step of npm test, and of test:deep what is neither part of one of them nor for test:deep alone', () => {
    const names = steps.map(({ name }) => name);
    const widened = deepSteps.flatMap((step) => ('widens' in step ? step.widens : []));
    expect(names).toEqual(expect.arrayContaining(widened));
    const others = deepSteps.filter(({ group }) => deepOnly.includes(group)).length;
    expect(allSteps).toHaveLength(steps.length + deepSteps.length - widened.length - others);
    expect(allSteps).toEqual(expect.arrayContaining(steps));
  });
});
