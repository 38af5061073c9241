import { parseColor } from './color';

/** Relative luminance of an opaque colour, as WCAG 2 defines it. */
export function luminance(color: string): number {
  const { alpha, ...parts } = parseColor(color);
  if (alpha < 1)
    throw new Error(`contrast: "${color}" is no opaque colour; flatten it over its ground first.`);
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue);
}

/** Contrast ratio of two opaque colours: from 1 (none) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
