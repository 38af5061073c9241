import type { GoodsBase, GoodsGroup } from '../parse-goods';

/** A measure of the body for each size. */
export interface SizeChart {
  measure: string;
  /** size and measure */
  rows: [string, string][];
}

const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
/** The chest of XS, in cm; each further size is six wider. */
const CHEST = { from: 82, step: 6 };
const SIZE_NAME = /^(size|waist|尺码|ไซซ์|talla|pointure|taille|尺寸)$/i;
const SHOES = ['Sneakers', 'Boots', 'Heels & Flats', 'Sandals'];

/** Foot length in cm of a European shoe size: two thirds of a cm a size, and room for the toes. */
const foot = (size: number) => (Math.round((size / 1.5 - 1.5) * 2) / 2).toFixed(1);
const letter = (size: string, { from, step }: typeof CHEST) =>
  String(from + step * SIZES.indexOf(size));

/** The size chart of what is worn; undefined for other goods and for one size. */
export function sizeChart(
  { name, art, specs }: GoodsBase,
  group: GoodsGroup,
): SizeChart | undefined {
  const sizes = specs.find((spec) => SIZE_NAME.test(spec.name))?.options.map(({ value }) => value);
  if (!sizes || sizes.length < 2) return undefined;
  const chart = (measure: string, of: (size: string) => string): SizeChart => ({
    measure: `${measure}, by size`,
    rows: sizes.map((size) => [size, of(size)]),
  });
  if (SHOES.includes(group.name)) return chart('Foot length', (size) => `${foot(Number(size))} cm`);
  if (art === '🧦' && sizes.every((size) => size.includes('–'))) {
    const feet = (size: string) => size.split('–').map((one) => foot(Number(one)));
    return chart('Foot length', (size) => `${feet(size).join('–')} cm`);
  }
  if (art === '💍') return chart('Finger', (size) => `${size} mm`);
  if (['👒', '🎩'].includes(art)) return chart('Head', (size) => `${size} cm`);
  const isWorn = /^(👕|👔|👚|🎽|👗|👖|🩳|🧥|🧤|🥋|🩱|👙|🦺)/u.test(art) && !/dog/i.test(name);
  if (!isWorn) return undefined;
  if (sizes.every((size) => SIZES.includes(size))) {
    if (art === '🧤') return chart('Hand', (size) => `${letter(size, { from: 16, step: 2 })} cm`);
    return /^(👖|🩳)/u.test(art)
      ? chart('Hips', (size) => `${letter(size, { from: 88, step: 6 })} cm`)
      : chart('Chest', (size) => `${letter(size, CHEST)} cm`);
  }
  const numbers = sizes.map(Number);
  if (numbers.some(Number.isNaN)) return undefined;
  if (Math.max(...numbers) >= 98) return chart('Body height', (size) => `${size} cm`);
  if (art === '👔') return chart('Collar', (size) => `${size} cm`);
  return chart('Waist', (size) => `${Math.round(Number(size) * 2.54)} cm`);
}
