import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { contrastOf, contrastPairs } from '../tokens/contrast-pairs';
import type { Brand } from '../tokens/token-contract';
import { colorModes, tokensOf } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';
import { vermilion } from '../tokens/vermilion/tokens';
import { brandCss } from './brand-css';
import type { BrandSeed } from './brand-seed';
import { createBrand } from './create-brand';

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
  it('creates a complete brand from a few decisions', () => {
    const plum = createBrand(seed);
    const paths = (brand: Brand) => tokenEntries(brand.tokens).map(({ path }) => path.join('.'));
    expect(paths(plum).sort()).toEqual(paths(vermilion).sort());
    expect(tokenEntries(plum.dark).length).toBe(tokenEntries(vermilion.dark).length);
    expect(plum.tokens.color.brandAccent).toBe('#7b2d8b');
    expect(plum.tokens.radius.card).toBe('30px');
    expect(plum.tokens.space.lg).toBe('30px');
    expect(plum.tokens.font.family.latin).toMatch(/^Verdana, /);
  });

  it('has a blue focus outline, or the color it is given where that has contrast', () => {
    const focusOf = (focus?: string) => createBrand({ ...seed, focus }).tokens.color.focus;
    expect(focusOf()).toBe('#2563d0');
    expect(focusOf('#7b2d8b')).toBe('#7b2d8b');
    expect(focusOf('#ffe0ff')).not.toBe('#ffe0ff');
  });

  it('makes buttons and fields pills, but not large surfaces', () => {
    const { radius } = createBrand({ ...seed, radius: 999 }).tokens;
    expect([radius.button, radius.field]).toEqual(['999px', '999px']);
    for (const name of ['control', 'message', 'picture', 'card', 'overlay'] as const)
      expect(parseFloat(radius[name])).toBeLessThanOrEqual(40);
    const own = createBrand({ ...seed, radius: { button: 999, field: 4, picture: 0 } }).tokens;
    expect([own.radius.field, own.radius.picture]).toEqual(['4px', '0px']);
  });

  it('tints shadows with the ink color', () => {
    const { tokens, dark } = createBrand(seed);
    expect(tokens.shadow.float).toBe(
      '0 1px 2px rgb(42 21 48 / 0.06), 0 8px 24px rgb(42 21 48 / 0.12)',
    );
    expect(dark.shadow.float).toMatch(/^0 0 0 1px rgb\(24\d 24\d 24\d \/ 0.06\), .*rgb\(0 0 0 /);
  });

  it('accepts every color notation', () => {
    const accents = ['#723', '#772233', 'oklch(0.628 0.2577 29.23)', 'oklch(62.8% 64.4% 29.23deg)'];
    const [short, long, red, percent] = accents.map(
      (accent) => createBrand({ ...seed, accent }).tokens.color.brandAccent,
    );
    expect(short).toBe(long);
    expect(red).toBe(percent);
  });

  it.each([
    [{ radius: '20px' }, 'radius is "20px". Give a number of px'],
    [{ radius: { button: 8, buttons: 4 } }, 'radius.buttons is 4. Radii are button, field, card'],
    [{ focus: 'blue' }, 'focus is "blue". Write it as #rrggbb'],
    [{ radius: { button: 8, card: 'x' } }, 'radius.card is "x"'],
    [{ rhythm: undefined }, 'rhythm is missing'],
    [{ fonts: undefined }, 'fonts is missing. Give a list'],
    [{ fonts: 'Inter' }, 'fonts is "Inter"'],
    [{ accent: 'red' }, 'accent is "red". Write it as #rrggbb'],
    [{ tones: { info: '12' } }, 'tones.info is "12"'],
    [{ name: 'My Brand' }, 'name is "My Brand"'],
  ])('reports the mistake in %o', (mistake, message) => {
    const make = () => createBrand({ ...seed, ...mistake } as unknown as BrandSeed);
    expect(make).toThrow(message);
  });

  it('meets every contrast pair for any colors', () => {
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
  it('applies to the root element only on request, and leaves it its colour scheme', () => {
    expect(css).not.toContain(':root');
    const asDefault = brandCss(createBrand(seed), { asDefault: true });
    expect(asDefault).toMatch(/:where\(:root\) \{\n {2}--vm-/);
  });
  it('stops motion for those who ask for less', () => {
    expect(css).toContain(
      '@media (prefers-reduced-motion: reduce) {\n[data-brand="plum"] {\n  --vm-motion-fast: 0.01ms;',
    );
  });
});
