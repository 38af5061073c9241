import { describe, expect, it } from 'vitest';
import { brands } from '../brands/all';
import { flatten, mix } from './color';
import { contrastRatio } from './contrast';
import { contrastOf, contrastPairs } from './contrast-pairs';
import { colorModes, tokensOf } from './token-contract';

describe('contrastRatio', () => {
  it('contains the ends and middle of the scale', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#777777')).toBe(1);
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
  it('reports nothing for colors that it cannot measure', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow('flatten');
    expect(() => contrastRatio('hotpink', '#ffffff')).toThrow('#rrggbb');
  });
});

describe('flatten', () => {
  it('composites a translucent color over its background', () => {
    expect(flatten('rgb(0 0 0 / 0.5)', '#ffffff')).toBe('#808080');
    expect(flatten('#123456', '#ffffff')).toBe('#123456');
    expect(mix('#000000', '#ffffff', 0.25)).toBe('#404040');
  });
});

const looks = brands.flatMap((brand) =>
  colorModes.map((mode) => ({
    look: `${brand.name}, ${mode}`,
    colors: tokensOf(brand, mode).color,
  })),
);

describe.each(looks)('$look', ({ colors }) => {
  it.each(contrastPairs)('$ink on $ground has $minimum', (pair) => {
    expect(contrastOf(colors, pair)).toBeGreaterThanOrEqual(pair.minimum);
  });
  it('distinguishes critical from brand colors', () => {
    expect(colors.critical).not.toBe(colors.brandAccent);
  });
});
