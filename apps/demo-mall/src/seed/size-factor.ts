import type { Spec } from './parse-goods';

/** Millilitres, grams, millimetres, square millimetres or pieces in one of each unit, and how the weight grows with it. */
const UNITS: Readonly<Record<string, readonly [unit: number, power: number]>> = {
  ml: [1, 0.7],
  l: [1000, 0.7],
  g: [1, 1],
  kg: [1000, 1],
  oz: [28, 1],
  cm: [10, 1.5],
  inch: [25.4, 1.5],
  m: [1000, 1],
  'm²': [1, 1],
};
const MEASURE = /^(\d+(?:[.,]\d+)?)(?: × (\d+))? (ml|l|g|kg|oz|cm|inch|m²|m)$/i;
const LETTERS = ['XS', 'S', 'M', 'L', 'XL'];
const WORN = /^(size|尺码|ไซซ์|talla|pointure)$/i;
/** What says how far or how exactly something works, not how large it is. */
const NO_SIZE = /^(range|aperture)$/i;
/** Of what is worn, each size is heavier by that share. */
const STEP = 0.04;

/** How large an option is, compared with others of its kind; undefined for what is no size. */
export function sizeOf({ name }: Spec, value: string): { size: number; power: number } | undefined {
  if (NO_SIZE.test(name)) return undefined;
  const [, one = '', other, unit = ''] = MEASURE.exec(value) ?? [];
  const known = UNITS[unit.toLowerCase()];
  if (known) {
    const [size, power] = [Number(one.replace(',', '.')) * known[0], known[1]];
    return other ? { size: size * Number(other) * known[0], power: 1 } : { size, power };
  }
  const letter = LETTERS.indexOf(value);
  const worn =
    letter >= 0 ? letter : WORN.test(name) && /^\d{2,3}$/.test(value) ? Number(value) : -1;
  return worn >= 0 ? { size: (1 + STEP) ** worn, power: 1 } : undefined;
}

/** How much heavier a choice is than that of the first options, by its sizes. */
export const sizeFactor = (specs: readonly Spec[], values: readonly string[]): number =>
  specs.reduce((factor, spec, at) => {
    const [first, chosen] = [spec.options[0]?.value ?? '', values[at] ?? ''].map((value) =>
      sizeOf(spec, value),
    );
    return first && chosen ? factor * (chosen.size / first.size) ** chosen.power : factor;
  }, 1);
