import type { GoodsFields } from '@vermilion/api-client/operator';
import { cleanText } from '../kernel/clean-text';
import { toLines, toNamedValue } from './cell-lists';
import type { Sheet } from './sheet';
import { translated } from './translated';

type Pictures = NonNullable<GoodsFields['pictures']>;
type Specifications = NonNullable<GoodsFields['specifications']>;

/** A line of a cell that may be absent. */
const lineOf = (cell: string | undefined, at: number) =>
  cell === undefined ? undefined : (toLines(cell)[at] ?? '');

/** The pictures of the cells, with the texts of those that are known unless the cells have others. */
export function readPictures(sheet: Sheet, current: Pictures): Pictures {
  const cell = sheet.shared('pictures');
  const addresses =
    cell === undefined
      ? current.map(({ address }) => address)
      : toLines(cell)
          .map((line) => line.trim())
          .filter(Boolean);
  const alts = sheet.shared('picture_alts');
  return addresses.map((address, at) => {
    const known = current.find((one) => one.address === address) ?? { address };
    return {
      ...known,
      alt: lineOf(alts, at) ?? known.alt ?? '',
      translations: translated(
        known.translations,
        'alt',
        (language) => lineOf(sheet.shared(`picture_alts:${language}`), at),
        { isShared: true },
      ),
    };
  });
}

/** The specifications of the cells: a line `name: value` for each, in each language in the same order. */
export function readSpecifications(sheet: Sheet, current: Specifications): Specifications {
  const cell = sheet.shared('specifications');
  const named =
    cell === undefined
      ? current
      : toLines(cell).flatMap((line, at) => {
          const one = toNamedValue(line);
          if (line !== '' && !one) {
            sheet.refuse('specifications', `must have "name: value" in its line ${at + 1}`);
          }
          return one ?? [];
        });
  return named.map(({ name, value }, at) => {
    const known = current.find(
      (one) => one.name === cleanText(name) && one.value === cleanText(value),
    );
    const partOf = (part: 'name' | 'value') => (language: string) => {
      const line = lineOf(sheet.shared(`specifications:${language}`), at);
      return line === undefined ? undefined : (toNamedValue(line)?.[part] ?? '');
    };
    const isShared = { isShared: true };
    const names = translated(known?.translations, 'name', partOf('name'), isShared);
    return {
      name,
      value,
      translations: translated(names, 'value', partOf('value'), isShared),
    };
  });
}
