import { describe, expect, it } from 'vitest';
import { sampleAddresses } from '../../address/address.sample';
import { visibleAddresses } from './visible-addresses';

const ids = (chosen: number | undefined, unfolded = false) =>
  visibleAddresses(sampleAddresses, chosen, unfolded).map(({ id }) => id);

describe('visibleAddresses', () => {
  it('shows the chosen one, then all in their order', () => {
    expect(ids(4)).toEqual([4]);
    expect(ids(4, true)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows all while none is chosen, or one that is not there', () => {
    expect(ids(undefined)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(99)).toEqual([1, 2, 3, 4, 5]);
  });
});
