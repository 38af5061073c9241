import { describe, expect, it } from 'vitest';
import { vermilion } from '../brands/vermilion/tokens';
import { contrastRatio } from './contrast';
import { contrastPairs } from './contrast-pairs';

describe('contrastRatio', () => {
  it('knows the ends and a middle of the scale', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#777777')).toBe(1);
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
  it('does not guess at what is no opaque colour', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow('#rrggbb');
  });
});

describe.each([vermilion])('brand $name', ({ tokens }) => {
  it.each(contrastPairs)('$ink on $ground holds $minimum', ({ ink, ground, minimum }) => {
    expect(contrastRatio(tokens.color[ink], tokens.color[ground])).toBeGreaterThanOrEqual(minimum);
  });
  it('tells critical from the brand', () => {
    expect(tokens.color.critical).not.toBe(tokens.color.brandAccent);
  });
});
