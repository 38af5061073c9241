/** In the order of growth. */
const LETTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
/** Of each unit how many there are of the smallest. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  mm: 1,
  cm: 10,
  m: 1000,
  ml: 1,
  cl: 10,
  l: 1000,
  g: 1,
  kg: 1000,
  gb: 1,
  tb: 1024,
};
const MEASURE = /^(\d+(?:[.,]\d+)?)\s?(mm|cm|m|ml|cl|l|g|kg|gb|tb)?\b/i;
const WEIGHT = /^\d+(?:[.,]\d+)?\s?k?g$/i;

/** The place of a size among others: letters, else numbers by their unit; undefined for what is no size. */
export function measureOf(name: string): number | undefined {
  const letters = LETTERS.indexOf(name.toLowerCase());
  if (letters >= 0) return letters;
  const [, number = '', unit = ''] = MEASURE.exec(name) ?? [];
  return number ? Number(number.replace(',', '.')) * (UNITS[unit.toLowerCase()] ?? 1) : undefined;
}

/** Whether a value is a weight: no size, and nothing that a vessel holds. */
export const isWeight = (name: string) => WEIGHT.test(name);

/** Sizes from small to large; other values stay behind them in their order. */
export function inOwnOrder<Value extends { name: string }>(values: readonly Value[]): Value[] {
  const placed = values.map((value) => ({ value, measure: measureOf(value.name) ?? Infinity }));
  const measured = placed.filter(({ measure }) => measure < Infinity).length;
  if (measured * 2 < values.length) return [...values];
  return placed
    .sort((a, b) => (a.measure < b.measure ? -1 : +(a.measure > b.measure)))
    .map(({ value }) => value);
}

/** A word as it stands in a list. */
export const capitalized = (name: string, language: string) => {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
};
