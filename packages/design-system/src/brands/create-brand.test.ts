import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { contrastOf, contrastPairs } from '../tokens/contrast-pairs';
import type { Brand } from '../tokens/token-contract';
import { colorModes, tokensOf } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';
import { brandCss } from './brand-css';
import type { BrandSeed } from './create-brand';
import { createBrand } from './create-brand';
import { vermilion } from './vermilion/tokens';

const seed: BrandSeed = {
  name: 'plum',
  accent: '#7b2d8b',
  ink: '#2a1530',
  radius: 20,
  rhythm: 10,
  fonts: ['Verdana'],
};

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('createBrand', () => {
  it('makes a whole brand from a few decisions', () => {
    const plum = createBrand(seed);
    const paths = (brand: Brand) => tokenEntries(brand.tokens).map(({ path }) => path.join('.'));
    expect(paths(plum).sort()).toEqual(paths(vermilion).sort());
    expect(tokenEntries(plum.dark).length).toBe(tokenEntries(vermilion.dark).length);
    expect(plum.tokens.color.brandAccent).toBe('#7b2d8b');
    expect(plum.tokens.radius.card).toBe('30px');
    expect(plum.tokens.space.lg).toBe('30px');
    expect(plum.tokens.font.family.latin).toMatch(/^Verdana, /);
  });

  it('holds every contrast pair, whatever the colours', () => {
    fc.assert(
      fc.property(hex, hex, (accent, ink) => {
        const brand = createBrand({ ...seed, accent, ink });
        const failing = colorModes.flatMap((mode) =>
          contrastPairs
            .filter((pair) => contrastOf(tokensOf(brand, mode).color, pair) < pair.minimum)
            .map(({ ink: front, ground, over }) => `${mode}: ${front} on ${ground} ${over ?? ''}`),
        );
        expect(failing).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('does not compile without a decision or a token', () => {
    const { accent: _accent, ...withoutAccent } = seed;
    expectTypeOf(withoutAccent).not.toExtend<BrandSeed>();
    const { dark: _dark, ...withoutDark } = vermilion;
    expectTypeOf(withoutDark).not.toExtend<Brand>();
    const { price: _price, ...colors } = vermilion.tokens.color;
    const withoutPrice = { ...vermilion, tokens: { ...vermilion.tokens, color: colors } };
    expectTypeOf(withoutPrice).not.toExtend<Brand>();
    const { bar: _bar, ...withoutBar } = vermilion.dark.shadow;
    expectTypeOf(withoutBar).not.toExtend<Brand['dark']['shadow']>();
  });
});

describe('brandCss', () => {
  const css = brandCss(createBrand(seed));
  it('names the brand, its modes and the layer', () => {
    expect(css).toMatch(/^@layer vermilion\.tokens \{/);
    expect(css).toContain('[data-brand="plum"] {\n  color-scheme: light;');
    expect(css).toContain('[data-brand="plum"][data-color-mode="dark"] {\n  color-scheme: dark;');
    expect(css).toMatch(
      /@media screen and \(prefers-color-scheme: dark\) \{\n\[data-brand="plum"\]\[data-color-mode="system"\]/,
    );
    expect(css).toContain('--vm-color-brand-accent: #7b2d8b;');
  });
  it('stands on the root only when asked', () => {
    expect(css).not.toContain(':root');
    expect(brandCss(createBrand(seed), { asDefault: true })).toContain(':where(:root) {');
  });
});
