/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const RGB = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/;

/** Parses `#rrggbb` and `rgb(r g b / a)`, the two colour formats of tokens. */
export function parseColor(value: string): Rgba {
  const hex = HEX.exec(value);
  const match = hex ?? RGB.exec(value);
  if (!match)
    throw new Error(`color: "${value}" is neither #rrggbb nor rgb(r g b / a). Write it as one.`);
  const [red, green, blue] = match.slice(1, 4).map((part) => parseInt(part, hex ? 16 : 10)) as [
    number,
    number,
    number,
  ]; // three groups in both expressions above
  return { red, green, blue, alpha: Number(match[4] ?? 1) };
}

/** `#rrggbb` of an opaque colour. */
export function toHex({ red, green, blue }: Omit<Rgba, 'alpha'>): string {
  const part = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** Interpolates from one opaque colour (`share` 0) to another (1), in sRGB. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseColor(from), parseColor(to)];
  const between = (part: 'red' | 'green' | 'blue') => a[part] + (b[part] - a[part]) * share;
  return toHex({ red: between('red'), green: between('green'), blue: between('blue') });
}

/** The resulting colour of a translucent colour over an opaque background. */
export function flatten(color: string, ground: string): string {
  const rgba = parseColor(color);
  return mix(ground, toHex(rgba), rgba.alpha);
}
