/** Hue in turns (0..1), saturation and lightness 0..1. */
export type Hsl = [hue: number, saturation: number, lightness: number];
export type Rgb = [red: number, green: number, blue: number];

export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb; // three entries by construction

export const hex = (values: Rgb) =>
  '#' + values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');

/** Mixes `amount` of the second colour into the first. */
export function mix(first: string, second: string, amount: number): string {
  const [a, b] = [rgb(first), rgb(second)];
  return hex(a.map((value, index) => value + ((b[index] ?? 0) - value) * amount) as Rgb);
}
export const lighter = (colour: string, amount: number) => mix(colour, '#ffffff', amount);
export const darker = (colour: string, amount: number) => mix(colour, '#2a1830', amount);

export function toHsl(r: number, g: number, b: number): Hsl {
  const [x, y, z] = [r / 255, g / 255, b / 255];
  const max = Math.max(x, y, z);
  const span = max - Math.min(x, y, z);
  const lightness = max - span / 2;
  if (span === 0) return [0, 0, lightness];
  const saturation = span / (1 - Math.abs(2 * lightness - 1) || 1);
  const hue = max === x ? (y - z) / span : max === y ? (z - x) / span + 2 : (x - y) / span + 4;
  return [(hue / 6 + 1) % 1, Math.min(1, saturation), lightness];
}

export function toRgb([hue, saturation, lightness]: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue * 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The shorter difference of two hues, −0.5..0.5. */
export const hueGap = (from: number, to: number) => ((to - from + 1.5) % 1) - 0.5;
