import type { Goods, GoodsOption } from './goods';

/** The name of a sku: its values in the order of the options. */
export const nameOfSku = (values: readonly string[]): string => values.join(',');

/** How many combinations the options have; 1 without options. */
export const countOf = (options: readonly GoodsOption[]): number =>
  options.reduce((count, { values }) => count * values.length, 1);

/** Every combination of values, in the order of the options; one without values for none. */
export const combinationsOf = (options: readonly GoodsOption[]): string[][] =>
  options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ value }) => [...row, value])),
    [[]],
  );

/** The values of a sku by the names of the options. */
export const attributesOf = (
  options: readonly Pick<GoodsOption, 'name'>[],
  values: readonly string[],
): Record<string, string> =>
  Object.fromEntries(options.map(({ name }, at) => [name, values[at] ?? '']));

/** The picture of a sku that has none of its own: that of its first value with one, or that of the goods; '' for none. */
export function defaultPicture(
  { options, pictures }: Pick<Goods, 'options' | 'pictures'>,
  values: readonly string[],
): string {
  const ofValues = options.map(
    (option, at) => option.values.find(({ value }) => value === values[at])?.picture,
  );
  return ofValues.find(Boolean) ?? pictures[0]?.address ?? '';
}
