import { parseMoney } from '@vermilion/mall-components/settings';
import type { GoodsValues, SkuCells, SkuColumn } from './goods-values';
import { countOf, type MatrixRow, matrixRows, namedOptions } from './matrix';

/** What is wrong with a value, as `problemMessages` say it. */
export type ProblemKind =
  | 'needed'
  | 'twice'
  | 'comma'
  | 'amount'
  | 'units'
  | 'lowerThanPrice'
  | 'barCode'
  | 'tooManySkus'
  | 'tooManyPictures';

/** A field of the form that is against a rule of the server. */
export interface Problem {
  /** `skus.<key>.price`, `options.1.name`. */
  field: string;
  kind: ProblemKind;
}

export const MOST_SKUS = 500;
export const MOST_PICTURES = 10;
const MOST_UNITS = 1_000_000_000;
const MOST_GRAMS = 10_000_000;

const isUnits = (text: string, most: number) =>
  text.trim() === '' || (/^\d{1,10}$/.test(text.trim()) && Number(text) <= most);

const isBlank = (text: string) => text.trim() === '';

const needed = (text: string, field: string): Problem[] =>
  isBlank(text) ? [{ field, kind: 'needed' }] : [];

function repeated(texts: readonly string[], fieldAt: (at: number) => string): Problem[] {
  const known = texts.map((text) => text.trim());
  return known.flatMap((text, at) =>
    text !== '' && known.indexOf(text) < at ? [{ field: fieldAt(at), kind: 'twice' }] : [],
  );
}

/** What of goods the server would refuse, in the order of the form. */
export function problemsOf(values: GoodsValues, decimals: number): Problem[] {
  const rows = countOf(values.options) > MOST_SKUS ? [] : matrixRows(values.options, values.skus);
  const isForSale = values.state === 'scheduled' || values.state === 'onSale';
  return [
    ...needed(values.name.own, 'name.own'),
    ...needed(values.unit.own, 'unit.own'),
    ...needed(values.categoryId, 'categoryId'),
    ...(isForSale && values.pictures.length === 0
      ? [{ field: 'pictures', kind: 'needed' } as const]
      : []),
    ...(values.pictures.length > MOST_PICTURES
      ? [{ field: 'pictures', kind: 'tooManyPictures' } as const]
      : []),
    ...optionProblems(values),
    ...(rows.length === 0 ? [{ field: 'options', kind: 'tooManySkus' } as const] : []),
    ...rows.flatMap(({ key, cells }) =>
      cellProblems(cells, { decimals, isForSale }).map(([column, kind]) => ({
        field: `skus.${key}.${column}`,
        kind,
      })),
    ),
    ...codeProblems(rows),
    ...values.specifications.flatMap((one, at) => [
      ...needed(one.name.own, `specifications.${at}.name.own`),
      ...needed(one.value.own, `specifications.${at}.value.own`),
    ]),
    ...(parseMoney(values.postage || '0', decimals) === undefined
      ? [{ field: 'postage', kind: 'amount' } as const]
      : []),
    ...(values.state === 'scheduled' ? needed(values.day, 'day') : []),
    ...(values.state === 'scheduled' ? needed(values.time, 'time') : []),
  ];
}

function optionProblems({ options }: GoodsValues): Problem[] {
  const counted = namedOptions(options).map(({ key }) => key);
  return [
    ...options.flatMap(({ key, name, values }, at) => [
      ...(counted.includes(key) || !isBlank(name.own)
        ? needed(name.own, `options.${at}.name.own`)
        : []),
      ...(!isBlank(name.own) && !counted.includes(key)
        ? [{ field: `options.${at}.add`, kind: 'needed' } as const]
        : []),
      ...values.flatMap(({ value }, no) =>
        value.own.includes(',')
          ? [{ field: `options.${at}.values.${no}.value.own`, kind: 'comma' } as const]
          : [],
      ),
      ...repeated(
        values.map(({ value }) => value.own),
        (no) => `options.${at}.values.${no}.value.own`,
      ),
    ]),
    ...repeated(
      options.map(({ name }) => name.own),
      (at) => `options.${at}.name.own`,
    ),
  ];
}

interface Rules {
  decimals: number;
  isForSale: boolean;
}

/** What is wrong with the cells of a sku. */
export function cellProblems(cells: SkuCells, { decimals, isForSale }: Rules) {
  const found: [SkuColumn, ProblemKind][] = [];
  const price = parseMoney(cells.price || '0', decimals);
  const old = isBlank(cells.originalPrice) ? null : parseMoney(cells.originalPrice, decimals);
  if (price === undefined || (isForSale && price === 0)) found.push(['price', 'amount']);
  if (old === undefined) found.push(['originalPrice', 'amount']);
  else if (old !== null && price !== undefined && old < price)
    found.push(['originalPrice', 'lowerThanPrice']);
  if (!isUnits(cells.stock, MOST_UNITS)) found.push(['stock', 'units']);
  if (!isUnits(cells.weight, MOST_GRAMS)) found.push(['weight', 'units']);
  if (!/^[0-9A-Za-z-]{0,40}$/.test(cells.barCode.trim())) found.push(['barCode', 'barCode']);
  return found;
}

const codeProblems = (rows: readonly MatrixRow[]) =>
  repeated(
    rows.map(({ cells }) => cells.code),
    (at) => `skus.${rows[at]?.key}.code`,
  );

/** The field of the form for a field of the request, such as `skus.2.price`; undefined for one that is not shown. */
export function fieldOf(values: GoodsValues, sent: string): string | undefined {
  const [first = '', at = '', ...rest] = sent.split('.');
  if (first === 'skus') {
    const row = matrixRows(values.options, values.skus)[Number(at)];
    return row && rest[0]
      ? `skus.${row.key}.${rest[0].replace('stockBefore', 'stock')}`
      : 'options';
  }
  if (first === 'translations' && rest[0]) return `${rest[0]}.${at}`;
  if (['name', 'intro', 'unit', 'description'].includes(sent)) return `${sent}.own`;
  if (first === 'pictures') return 'pictures';
  if (first === 'guaranteeIds') return 'guaranteeIds';
  if (first === 'onSaleFrom') return 'day';
  if (['options', 'specifications'].includes(first) && at !== '')
    return /\.(name|value)$/.test(sent) ? `${sent}.own` : sent;
  return first in values || first === 'options' ? sent : undefined;
}
