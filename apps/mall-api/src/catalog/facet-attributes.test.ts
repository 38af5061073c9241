import { describe, expect, it } from 'vitest';
import { divides } from './facet-attributes';

describe('a facet', () => {
  const frequent = [{ count: 4 }, { count: 2 }];

  it('is shown when a quarter of the goods have it', () => {
    expect(divides(frequent, 6 / 24)).toBe(true);
    expect(divides(frequent, 6 / 25)).toBe(false);
  });

  it('is shown when two of its values are of two goods at least', () => {
    expect(divides([{ count: 4 }, { count: 1 }], 1)).toBe(false);
    expect(divides([{ count: 1 }, { count: 1 }], 1)).toBe(false);
  });
});
