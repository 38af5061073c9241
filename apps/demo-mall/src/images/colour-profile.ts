import { hueGap, toHsl } from './colour';

/** The dominant hues of an image, and the mean saturation and lightness of its pixels that have them. */
export interface ColourProfile {
  isGrey: boolean;
  /** centre of the dominant hues, in turns, and their extent on both sides */
  hue: number;
  below: number;
  above: number;
  saturation: number;
  lightness: number;
}

const BINS = 36;
const GREY_SHARE = 0.12;
/** Least extent of the hues: lights and shades of one colour differ by this much. */
const REACH = 0.085;

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Strength of a colour, 0..1. Unlike saturation it is steady near white and black. */
export const chroma = (r: number, g: number, b: number) =>
  (Math.max(r, g, b) - Math.min(r, g, b)) / 255;

/** How much a colour belongs to the dominant hues, 0..1. */
export function membership(was: ColourProfile, r: number, g: number, b: number): number {
  const [hue, , lightness] = toHsl(r, g, b);
  const strength = chroma(r, g, b);
  // Outlines, dark parts and other colours of a grey object keep their colour
  if (was.isGrey) return (1 - smoothStep(0.22, 0.45, strength)) * smoothStep(0.12, 0.26, lightness);
  const gap = hueGap(was.hue, hue);
  const outside = Math.max(gap - Math.max(was.above, REACH), -gap - Math.max(was.below, REACH), 0);
  return (1 - smoothStep(0.01, 0.05, outside)) * smoothStep(0.03, 0.15, strength);
}

/** Measured on every fourth pixel. */
export function colourProfileOf(pixels: Uint8Array): ColourProfile {
  const bins = new Float64Array(BINS);
  let [area, coloured] = [0, 0];
  const each = (visit: (r: number, g: number, b: number) => void) => {
    for (let at = 0; at < pixels.length; at += 16) {
      if ((pixels[at + 3] ?? 0) > 128)
        visit(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    }
  };
  each((r, g, b) => {
    area++;
    const strength = chroma(r, g, b);
    if (strength < 0.22) return;
    coloured++;
    const bin = Math.floor(toHsl(r, g, b)[0] * BINS) % BINS;
    bins[bin] = (bins[bin] ?? 0) + strength;
  });
  const was: ColourProfile = {
    ...dominantHues(bins),
    isGrey: coloured < area * GREY_SHARE,
    saturation: 0,
    lightness: 0,
  };
  let total = 0;
  each((r, g, b) => {
    const weight = membership(was, r, g, b);
    const [, s, l] = toHsl(r, g, b);
    total += weight;
    was.saturation += s * weight;
    was.lightness += l * weight;
  });
  was.saturation /= total || 1;
  was.lightness /= total || 1;
  return was;
}

/** The largest bin and its neighbours, up to the next minimum or a quarter turn. */
function dominantHues(bins: Float64Array) {
  const at = (bin: number) => bins[(bin + BINS) % BINS] ?? 0;
  const peak = bins.indexOf(Math.max(...bins));
  const reach = (direction: 1 | -1) => {
    let steps = 0;
    for (let next = 1; next <= BINS / 4; next++) {
      const [here, before] = [at(peak + direction * next), at(peak + direction * (next - 1))];
      const isRisingAgain = here > before && before < at(peak) * 0.12;
      if (here < at(peak) * 0.05 || isRisingAgain) break;
      steps = next;
    }
    return (steps + 0.5) / BINS;
  };
  return { hue: (peak + 0.5) / BINS, below: reach(-1), above: reach(1) };
}
