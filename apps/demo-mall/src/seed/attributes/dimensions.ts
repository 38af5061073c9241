import { amountOf } from '../../images/scene/sizes';
import { measuresOf } from '../measures';
import type { GoodsBase } from '../parse-goods';

/** Height by width of vessels and packs, by their form. */
const SHAPES: readonly [RegExp, number][] = [
  [/^(bottle|dropper|perfume|flask)/, 2.6],
  [/^(pump|tube|tumbler)/, 2.2],
  [/^(pouch|carton)/, 1.6],
  [/^(jar|candle|mug|🍯)/u, 1.15],
  [/^(pot|🫖|tin|🗑)/u, 0.8],
];
const MIRROR = /^🪞/u;
/** Height by width, as it is drawn. */
const MIRROR_RATIO = 1.4;
/** Of a vessel's outside, that much is full. */
const FILLED = 0.7;

/**
 * Width and height of vessels by their size, as the picture of the sizes draws them: the volume grows with the third
 * power; width and height of mirrors by their height. Undefined for other goods whose option is the dimension itself.
 */
export function dimensionsOf(base: GoodsBase): [string, string][] | undefined {
  const measures = measuresOf(base);
  if (measures?.axis === 'height' && MIRROR.test(base.art))
    return measures.sizes.map((size) => [
      size,
      `${Math.round(Number.parseFloat(size) / MIRROR_RATIO)} × ${size}`,
    ]);
  const ratio = SHAPES.find(([form]) => form.test(base.art))?.[1];
  if (measures?.axis !== 'amount' || !ratio) return undefined;
  return measures.sizes.map((size) => {
    const width = Math.cbrt((4 * amountOf(size)) / (Math.PI * ratio * FILLED));
    return [size, `${width.toFixed(1)} × ${(width * ratio).toFixed(1)} cm`];
  });
}
