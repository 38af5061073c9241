import { describe, expect, it } from 'vitest';
import { brands } from '../brands/all';
import { createBrand } from '../brands/create-brand';
import { kontor } from '../brands/kontor/tokens';
import { tokensOf } from '../tokens/token-contract';
import { contrastProblems } from './contrast-problems';
import { fromDtcg } from './from-dtcg';
import { toDtcg } from './to-dtcg';

const filesOf = (brand: (typeof brands)[number]) => ({
  light: JSON.parse(JSON.stringify(toDtcg(tokensOf(brand, 'light')))) as unknown,
  dark: JSON.parse(JSON.stringify(toDtcg(tokensOf(brand, 'dark')))) as unknown,
});
const token = ($type: string, $value: unknown) => ({ $type, $value });

describe('fromDtcg', () => {
  it.each(brands)('reads back the written file of $name', (brand) => {
    const read = fromDtcg({ name: brand.name, ...filesOf(brand), base: brand });
    // Serialized again to normalize formatting
    expect(toDtcg(tokensOf(read, 'light'))).toEqual(toDtcg(tokensOf(brand, 'light')));
    expect(toDtcg(tokensOf(read, 'dark'))).toEqual(toDtcg(tokensOf(brand, 'dark')));
    expect(read.tokens.color).toEqual(brand.tokens.color);
    expect(read.tokens.font.family.heading).toBe(brand.tokens.font.family.heading);
  });

  it('follows aliases and the type of a group', () => {
    const light = {
      palette: { $type: 'color', sea: { $value: '#0A5C7A' } },
      color: { $type: 'color', link: { $value: '{palette.sea}' } },
    };
    const { color } = fromDtcg({ name: 'sea', light, dark: {}, base: kontor }).tokens;
    expect(color.link).toBe('#0a5c7a');
    expect(color.text).toBe(kontor.tokens.color.text);
  });

  it('reports what is missing or wrong for every token', () => {
    const light = {
      color: {
        text: token('color', 'navy'),
        link: token('dimension', { value: 4, unit: 'px' }),
        price: token('color', { colorSpace: 'display-p3', components: [1, 0, 0] }),
        focus: token('color', '{color.nowhere}'),
      },
      space: { md: token('dimension', { value: 4, unit: 'mm' }) },
      motion: { easing: token('cubicBezier', [1, 2]) },
    };
    const read = (base?: typeof kontor) => () => fromDtcg({ name: 'sea', light, dark: {}, base });
    expect(read(kontor)).toThrow('fromDtcg: sea is no whole brand.');
    expect(read(kontor)).toThrow('light: color.text: a color is #rrggbb or an object');
    expect(read(kontor)).toThrow(
      'light: color.link: it is of the type dimension, and color is wanted.',
    );
    expect(read(kontor)).toThrow('light: color.price: a color is in the color space srgb');
    expect(read(kontor)).toThrow('light: color.focus: a color is #rrggbb');
    expect(read(kontor)).toThrow(
      'light: space.md: a dimension is a value with a unit, which is px or rem.',
    );
    expect(read(kontor)).toThrow('light: motion.easing: a cubicBezier is a list of four numbers.');
    expect(read(kontor)).not.toThrow('is missing');
    expect(read()).toThrow('dark: shadow.card: it is missing; it is of the type shadow.');
    expect(() => fromDtcg({ name: 'sea', light: '{}', dark: {} })).toThrow('JSON.parse');
  });
});

describe('contrastProblems', () => {
  it('finds none in a derived brand', () => {
    const seed = { name: 'plum', accent: '#7b2d8b', ink: '#2a1530', radius: 20, rhythm: 10 };
    expect(contrastProblems(createBrand({ ...seed, fonts: ['Verdana'] }))).toEqual([]);
  });

  it('reports the pair, its contrast and the required one', () => {
    const color = { ...kontor.tokens.color, text: '#999999' };
    const pale = { ...kontor, tokens: { ...kontor.tokens, color } };
    expect(contrastProblems(pale)).toContainEqual(
      expect.stringMatching(/^light: text on surface is 2\.\d\d:1, and needs 4\.5:1\.$/),
    );
  });
});
