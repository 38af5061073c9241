import { toHex } from './color';

const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)(%?)\s+([\d.]+)(?:deg)?\s*\)$/i;

/** The chroma that CSS calls 100 %. */
const FULL_CHROMA = 0.4;

/** Converts a linear-light channel to an sRGB byte. */
function byte(linear: number): number {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.min(Math.max(share, 0), 1) * 255;
}

/**
 * Converts `oklch(l c h)` to `#rrggbb`, clipped to sRGB; undefined for any other text. By Björn Ottosson's
 * definition.
 */
export function oklchToHex(text: string): string | undefined {
  const match = OKLCH.exec(text);
  if (!match) return undefined;
  const [lightness, chroma, hue] = [match[1], match[3], match[5]].map(Number) as [
    number,
    number,
    number,
  ];
  const l = match[2] ? lightness / 100 : lightness;
  const c = match[4] ? (chroma / 100) * FULL_CHROMA : chroma;
  const [a, b] = [c * Math.cos((hue * Math.PI) / 180), c * Math.sin((hue * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex({
    red: byte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    green: byte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    blue: byte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  });
}
