import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directedParts, directionOf } from './direction';
import { loadFonts } from './fonts';
import { shape } from './shape';

describe('direction', () => {
  it.each([
    ['Ann Lee', ['Ann Lee']],
    ['שרה כהן', ['שרה כהן']],
    ['Ann שרה Lee', ['Ann ', 'שרה', ' Lee']],
    ['שרה Ann כהן', [' כהן', 'Ann', 'שרה ']],
    ['רחוב 12 א', [' א', '12', 'רחוב ']],
  ])('%s stands from left to right as %j', (line, parts) => {
    expect(directedParts(line, directionOf(line)).map(({ text }) => text)).toEqual(parts);
  });

  it('loses no character, whatever the directions', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1 2-שרأح()😀') });
    fc.assert(
      fc.property(text, (line) => {
        const parts = directedParts(line, 'rtl').map((part) => part.text);
        expect([...parts.join('')].sort()).toEqual([...line].sort());
      }),
    );
  });

  /** The characters of a shaped line by their place, from left to right. */
  async function drawn(text: string): Promise<string> {
    await loadFonts(`${text}□`);
    const { glyphs } = shape(text, 400);
    return glyphs
      .toSorted((a, b) => a.x - b.x)
      .map((glyph) => glyph.text)
      .join('');
  }

  it('draws Hebrew from right to left, and numbers in it from left to right', async () => {
    expect(await drawn('שרה 12')).toBe('12 הרש');
  });

  it('draws Arabic letters joined, in the form of their place', async () => {
    await loadFonts('ببب□');
    const joined = shape('ببب', 400).glyphs.map(({ id }) => id);
    const alone = shape('ب', 400).glyphs.map(({ id }) => id);
    expect(joined).not.toEqual([...alone, ...alone, ...alone]);
    expect(new Set(joined).size).toBeGreaterThan(new Set(alone).size);
  });

  it('draws the half letters that a joiner asks for', async () => {
    await loadFonts('ශ්\u200dරී□');
    const [joined, apart] = [shape('ශ්\u200dරී', 400), shape('ශ්රී', 400)];
    expect(joined.glyphs.map(({ id }) => id)).not.toEqual(apart.glyphs.map(({ id }) => id));
  });
});
