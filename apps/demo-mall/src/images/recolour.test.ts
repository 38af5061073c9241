import { describe, expect, test } from 'vitest';
import { toHsl } from './colour';
import { chroma } from './colour-profile';
import { desaturate } from './desaturate';
import { recolour } from './recolour';

const SIDE = 32;
type Pixel = [r: number, g: number, b: number, a?: number];

/** A square image; its colour is given by column. */
const image = (colour: (x: number) => Pixel) =>
  Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, index) => {
    const pixel = colour((index >> 2) % SIDE);
    return pixel[index % 4] ?? 255;
  });
const at = (pixels: Uint8Array, x: number) => {
  const start = (16 * SIDE + x) * 4;
  return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0] as const;
};

describe('recolouring', () => {
  test('turns the leading colour into the one asked for', () => {
    const pixels = image(() => [220, 40, 60]);
    recolour(pixels, SIDE, '#3f7fc9');
    expect(toHsl(...at(pixels, 16))[0]).toBeCloseTo(toHsl(0x3f, 0x7f, 0xc9)[0], 1);
  });

  test('leaves nearly white parts as they are, whatever hue they lean to', () => {
    const pixels = image((x) => (x < 16 ? [220, 40, 60] : [247, 240, 243]));
    recolour(pixels, SIDE, '#2f5d46');
    expect(at(pixels, 28)).toEqual([247, 240, 243]);
  });

  test('leaves another leading colour alone', () => {
    const pixels = image((x) => (x < 20 ? [220, 40, 60] : [240, 200, 40]));
    recolour(pixels, SIDE, '#3f7fc9');
    expect(at(pixels, 30)).toEqual([240, 200, 40]);
  });

  test('has no step between dyed and undyed parts of one shade', () => {
    // From red to white over the whole width: dyed at one end, untouched at the other
    const pixels = image((x) => [230, 40 + x * 6, 50 + x * 6]);
    recolour(pixels, SIDE, '#3f7fc9');
    const reds = Array.from({ length: SIDE }, (_, x) => at(pixels, x)[0]);
    const steps = reds.slice(1).map((value, index) => Math.abs(value - (reds[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(24);
  });
});

describe('desaturating', () => {
  test('changes vivid colours and no muted ones', () => {
    const loud = image(() => [96, 32, 255]);
    desaturate(loud);
    expect(chroma(...at(loud, 4))).toBeLessThan(0.62);
    const quiet = image(() => [147, 169, 138]);
    desaturate(quiet);
    expect(at(quiet, 4)).toEqual([147, 169, 138]);
  });
});
