import type { GoodsBase, GoodsGroup } from '../parse-goods';
import { LANGUAGES, type Locale, type Row } from '../translations/languages';
import { withNoBreakSpaces } from '../translations/spacing';
import { textIn } from '../translations/texts';
import { isWording } from '../translations/values';
import { ADVICE } from './advice-words';
import { dimensionsOf } from './dimensions';
import { sizeChart } from './size-chart';
import { ATTRIBUTES } from './table';
import { names, values } from './words';

/** A fact about goods, in a language. */
export interface Attribute {
  name: string;
  value: string;
}

const byEnglish = (table: readonly Row[]) => new Map(table.map((row) => [row[0] ?? '', row]));
const NAMES = byEnglish(names);
const VALUES = byEnglish(values);

const lines = ATTRIBUTES.trim()
  .split('\n')
  .map((line) => line.split(' | '))
  .map(([group = '', name = '', cells = '']) => ({ group, name, cells: cells.split('; ') }));

/** What the table says of goods, in English. */
function writtenOf(base: GoodsBase, group: GoodsGroup): Attribute[] {
  const place = group.goods.indexOf(base);
  return lines
    .filter((line) => line.group === group.name)
    .map(({ name, cells }) => ({ name, value: cells.length > 1 ? cells[place] : cells[0] }))
    .flatMap(({ name, value = '-' }) => (value === '-' ? [] : [{ name, value }]));
}

const advice = ADVICE.trim()
  .split('\n')
  .map((line) => {
    const [head = '', ...texts] = line.split(' | ');
    const [name = '', values = ''] = head.split(' = ');
    return { name, values: values.split('; '), texts: texts.map(withNoBreakSpaces) };
  });

/** What is good to know of goods, by their attributes: at most `most` sentences. */
export function adviceOf(
  { base, group }: { base: GoodsBase; group: GoodsGroup },
  language: Locale,
  most: number,
): string[] {
  const at = LANGUAGES.indexOf(language);
  const has: Attribute[] = [
    ...(sizeChart(base, group) ? [{ name: sizeChart(base, group)?.measure ?? '', value: '' }] : []),
    ...(dimensionsOf(base) ? [{ name: 'Width × height', value: '' }] : []),
    ...writtenOf(base, group).filter(({ value }) => value !== 'none declared'),
  ];
  return advice
    .flatMap(({ name, values, texts }) => {
      const own = has.find((one) => one.name === name);
      if (!own || !(values.includes('*') || values.includes(own.value))) return [];
      return [(texts[at] ?? '').replace('{value}', VALUES.get(own.value)?.[at] ?? own.value)];
    })
    .slice(0, most);
}

/** What goods are, need and measure: not what can be chosen. */
export function attributesOf(
  goods: { base: GoodsBase; group: GoodsGroup; weights: readonly number[] },
  language: Locale,
): Attribute[] {
  const { base, group, weights } = goods;
  const at = LANGUAGES.indexOf(language);
  const said = (table: ReadonlyMap<string, Row>, source: string) => {
    const text = table.get(source)?.[at];
    if (text === undefined) throw new Error(`"${source}" is not among the words of attributes`);
    return text;
  };
  const written = writtenOf(base, group).map(({ name, value }) => ({
    name: said(NAMES, name),
    value: said(VALUES, value),
  }));
  const listed = (name: string, pairs: readonly (readonly [string, string])[]) => ({
    name: said(NAMES, name),
    value: pairs.map(([size, measure]) => `${sizeIn(size, language)}: ${measure}`).join(' · '),
  });
  const chart = sizeChart(base, group);
  const dimensions = dimensionsOf(base);
  return [
    ...written,
    ...(chart ? [listed(chart.measure, chart.rows)] : []),
    ...(dimensions ? [listed('Width × height', dimensions)] : []),
    ...(group.isVirtual
      ? []
      : [{ name: said(NAMES, 'Weight with packaging'), value: weightIn(weights, language) }]),
  ];
}

const sizeIn = (size: string, language: Locale) =>
  isWording(size) ? textIn('specification_value', size, language) : size;

/** Grams or kilograms, from the lightest to the heaviest. */
function weightIn(grams: readonly number[], language: Locale): string {
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  const kilograms = most >= 1000;
  const numbersIn = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const numbers = [...new Set([least, most])].map((one) =>
    numbersIn.format(kilograms ? one / 1000 : one),
  );
  return `${numbers.join('–')}\u00a0${kilograms ? 'kg' : 'g'}`;
}
