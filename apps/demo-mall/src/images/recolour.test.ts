import { describe, expect, test } from 'vitest';
import { mapColours } from './art/colours-of';
import { type Rgb, rgb, toHsl } from './colour';
import { chroma, colourProfileOf } from './colour-profile';
import { desaturated } from './desaturate';
import { recolouring } from './recolour';

/** The pixels of a drawing with these colours, the first one on most of it. */
const pixels = (...colours: Rgb[]) =>
  Uint8Array.from({ length: 32 * 32 * 4 }, (_, index) => {
    const at = index >> 2;
    const colour = at % 4 < 3 ? colours[0] : colours[(at >> 2) % colours.length];
    return colour?.[index % 4] ?? 255;
  });
const RED: Rgb = [220, 40, 60];

describe('recolouring', () => {
  const toBlue = (...colours: Rgb[]) => recolouring(colourProfileOf(pixels(...colours)), '#3f7fc9');

  test('turns the leading colour into the one asked for', () => {
    expect(toHsl(...toBlue(RED)(RED))[0]).toBeCloseTo(toHsl(...rgb('#3f7fc9'))[0], 1);
  });

  test('leaves nearly white parts as they are, whatever hue they lean to', () => {
    expect(toBlue(RED, [247, 240, 243])([247, 240, 243])).toEqual([247, 240, 243]);
  });

  test('leaves another leading colour alone', () => {
    expect(toBlue(RED, [240, 200, 40])([240, 200, 40])).toEqual([240, 200, 40]);
  });

  test('dyes lights and shades of the leading colour too', () => {
    for (const shade of [
      [140, 20, 50],
      [250, 150, 150],
    ] as Rgb[]) {
      const [r, , b] = toBlue(RED)(shade);
      expect(b).toBeGreaterThan(r);
    }
  });

  test('reaches every colour of a drawing, also that of an inner shadow', () => {
    const drawing =
      '<path fill="#d23"/><stop stop-color="#dc283c"/><feColorMatrix values="0 0 0 0 0.863 0 0 0 0 0.157 0 0 0 0 0.235 0 0 0 1 0"/><path fill="url(#abc)"/>';
    expect(mapColours(drawing, () => [0, 0, 255])).toBe(
      '<path fill="#0000ff"/><stop stop-color="#0000ff"/><feColorMatrix values="0 0 0 0 0.000 0 0 0 0 0.000 0 0 0 0 1.000 0 0 0 1 0"/><path fill="url(#abc)"/>',
    );
  });
});

describe('desaturating', () => {
  test('changes vivid colours and no muted ones', () => {
    expect(chroma(...desaturated([96, 32, 255]))).toBeLessThan(0.62);
    expect(desaturated([147, 169, 138])).toEqual([147, 169, 138]);
  });
});
