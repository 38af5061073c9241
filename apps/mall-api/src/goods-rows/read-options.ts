import type { GoodsFields } from '@vermilion/api-client/operator';
import { cleanText } from '../kernel/clean-text';
import type { RowSku } from './read-skus';
import type { Sheet } from './sheet';
import { translated } from './translated';

type Options = NonNullable<GoodsFields['options']>;

const PLACES = [1, 2, 3] as const;

/** The options of goods, without the values that the rows add. Those that goods have are changed elsewhere. */
export function readOptions(sheet: Sheet, current: Options, isNew: boolean): Options {
  const names = PLACES.map((place) => cleanText(sheet.shared(`option${place}_name`) ?? ''));
  if (isNew) {
    const missing = PLACES.find(
      (place) => !names[place - 1] && sheet.rows.some((row) => row.cells[`option${place}_value`]),
    );
    if (missing) sheet.refuse(`option${missing}_name`, 'must not be empty');
  } else {
    for (const place of PLACES) {
      const cell = sheet.shared(`option${place}_name`);
      const name = current[place - 1]?.name ?? '';
      if (cell !== undefined && cell !== name && names[place - 1] !== name) {
        sheet.refuse(`option${place}_name`, `is "${name}" of these goods`);
      }
    }
  }
  const options: Options = isNew
    ? names.filter(Boolean).map((name) => ({ name, values: [] }))
    : current;
  return options.map((option, at) => ({
    ...option,
    translations: translated(
      option.translations,
      'name',
      (language) => sheet.shared(`option${at + 1}_name:${language}`),
      { isShared: true },
    ),
  }));
}

/** The options with the values of the skus, and with what the rows say about each value. */
export const withValues = (options: Options, skus: readonly RowSku[]): Options =>
  options.map((option, at) => {
    const known = new Map(option.values.map((value) => [value.value, value]));
    const all = [
      ...new Set([...known.keys(), ...skus.flatMap(({ fields }) => fields.values[at] ?? [])]),
    ];
    const values = all.map((value) => {
      const rows = skus.flatMap(({ fields, row }) =>
        row && fields.values[at] === value ? [row] : [],
      );
      /** Undefined where no row has the column. */
      const cellOf = (column: string) =>
        rows.map(({ cells }) => cells[column]).find(Boolean) ??
        (rows.some(({ cells }) => cells[column] !== undefined) ? '' : undefined);
      const now = known.get(value) ?? { value };
      return {
        ...now,
        picture: cellOf(`option${at + 1}_picture`)?.trim() ?? now.picture ?? '',
        translations: translated(
          now.translations,
          'value',
          (language) => cellOf(`option${at + 1}_value:${language}`),
          { isShared: true },
        ),
      };
    });
    return { ...option, values };
  });
