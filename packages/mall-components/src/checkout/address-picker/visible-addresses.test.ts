import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAddresses } from '../../address/address.sample';
import { visibleAddresses } from './visible-addresses';

const ids = (chosen: number | undefined, unfolded = false) =>
  visibleAddresses(sampleAddresses, chosen, unfolded).map(({ id }) => id);

describe('visibleAddresses', () => {
  it('shows the first three, then all', () => {
    expect(ids(1)).toEqual([1, 2, 3]);
    expect(ids(1, true)).toEqual([1, 2, 3, 4, 5]);
  });

  it('never hides the selected address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.boolean(), (chosen, unfolded) => {
        expect(ids(chosen, unfolded)).toContain(chosen);
      }),
    );
    expect(ids(5)).toEqual([1, 2, 5]);
  });
});
