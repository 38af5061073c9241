import { emptySku, type OptionFields, type SkuCells } from './goods-values';

/** A sku of the matrix. */
export interface MatrixRow {
  /** The keys of its values. */
  key: string;
  /** The names of its values, as the shop writes them. */
  values: string[];
  cells: SkuCells;
}

type Named = { key: string; value: string };

/** The key of a sku without options. */
export const ONLY = 'only';

/** Joined by what no key has, nor the path of a field. */
const keyOf = (values: readonly Named[]) => values.map(({ key }) => key).join('_') || ONLY;

const without = (values: readonly Named[], at: number) => keyOf(values.toSpliced(at, 1));

/**
 * The cells of a combination. One that is new has those of the sku that it was before an option was added; only its
 * stock and codes are of one sku, and stay with the first value.
 */
function cellsOf(
  values: readonly Named[],
  options: readonly OptionFields[],
  skus: Readonly<Record<string, SkuCells>>,
): SkuCells {
  const known = skus[keyOf(values)];
  if (known) return known;
  for (const at of values.keys()) {
    const before = skus[without(values, at)];
    if (!before) continue;
    const isFirst = options[at]?.values[0]?.key === values[at]?.key;
    return isFirst ? before : { ...before, stock: emptySku.stock, code: '', barCode: '' };
  }
  return wider(values, skus) ?? emptySku;
}

/** The first sku that has these values and others: what is left of it when an option is taken out. */
const wider = (values: readonly Named[], skus: Readonly<Record<string, SkuCells>>) =>
  Object.entries(skus).find(([key]) => {
    const parts = key.split('_');
    return values.every((value) => parts.includes(value.key));
  })?.[1];

/** A row for every combination of values, in the order of the options; values and options without a name are left out. */
export function matrixRows(
  options: readonly OptionFields[],
  skus: Readonly<Record<string, SkuCells>>,
): MatrixRow[] {
  const named = namedOptions(options);
  const combinations = named.reduce<Named[][]>(
    (rows, { values }) =>
      rows.flatMap((row) =>
        values.map(({ key, value }) => [...row, { key, value: value.own.trim() }]),
      ),
    [[]],
  );
  return combinations.map((values) => ({
    key: keyOf(values),
    values: values.map(({ value }) => value),
    cells: cellsOf(values, named, skus),
  }));
}

/** The options that count: with a name, and values with names. */
export const namedOptions = (options: readonly OptionFields[]): OptionFields[] =>
  options
    .map((option) => ({
      ...option,
      values: option.values.filter(({ value }) => value.own.trim() !== ''),
    }))
    .filter(({ values }) => values.length > 0);

/** How many skus the options make, without making them. */
export const countOf = (options: readonly OptionFields[]): number =>
  namedOptions(options).reduce((count, { values }) => count * values.length, 1);
