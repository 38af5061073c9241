import { hueGap, rgb, toHsl, toRgb } from './colour';

/** What a colour change has to know of an image: its leading hue and its usual depth. */
interface Character {
  hue: number;
  saturation: number;
  lightness: number;
  isGrey: boolean;
}

/**
 * Gives the leading colour of an image another colour, in place, and keeps light, shade and the
 * other colours: a pink teapot with an orange rim becomes a green one with an orange rim.
 * @param pixels RGBA
 */
export function dye(pixels: Uint8Array, tint: string): void {
  const was = characterOf(pixels);
  const [hue, saturation, lightness] = toHsl(...rgb(tint));
  for (let at = 0; at < pixels.length; at += 4) {
    if (!pixels[at + 3]) continue;
    const [h, s, l] = toHsl(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const weight = was.isGrey ? greyWeight(s, l) : hueWeight(h, s, was.hue);
    if (weight === 0) continue;
    const depth = l + (lightness - was.lightness) * 0.9;
    const fill = was.isGrey
      ? saturation * 0.9
      : Math.min(1, (s * saturation) / (was.saturation || 1));
    const dyed = toRgb([hue, fill, Math.max(0.04, Math.min(0.97, depth))]);
    for (let channel = 0; channel < 3; channel++) {
      const old = pixels[at + channel] ?? 0;
      pixels[at + channel] = old + ((dyed[channel] ?? 0) - old) * weight;
    }
  }
}

/** 1 near the leading hue, 0 for other colours and for greys. */
function hueWeight(hue: number, saturation: number, leading: number): number {
  const near = 1 - Math.max(0, Math.abs(hueGap(hue, leading)) - 0.11) / 0.05;
  return Math.max(0, Math.min(1, near)) * Math.min(1, saturation / 0.15);
}

/** 1 for greys of a middle depth; outlines and glints stay. */
const greyWeight = (saturation: number, lightness: number) =>
  saturation > 0.45 || lightness < 0.16 ? 0 : 1;

function characterOf(pixels: Uint8Array): Character {
  const bins = new Float64Array(24);
  let [area, coloured] = [0, 0];
  const each = (visit: (h: number, s: number, l: number) => void) => {
    for (let at = 0; at < pixels.length; at += 16) {
      if ((pixels[at + 3] ?? 0) > 128) {
        visit(...toHsl(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
      }
    }
  };
  each((h, s, l) => {
    area++;
    if (s > 0.3 && l > 0.15 && l < 0.93) {
      coloured++;
      const bin = Math.floor(h * 24) % 24;
      bins[bin] = (bins[bin] ?? 0) + s;
    }
  });
  const isGrey = coloured < area * 0.3;
  const hue = (bins.indexOf(Math.max(...bins)) + 0.5) / 24;
  let [count, saturation, lightness] = [0, 0, 0];
  each((h, s, l) => {
    if ((isGrey ? greyWeight(s, l) : hueWeight(h, s, hue)) < 0.5) return;
    count++;
    saturation += s;
    lightness += l;
  });
  const total = count || 1;
  return { hue, isGrey, saturation: saturation / total, lightness: lightness / total };
}
