import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { stateNames } from '../goods/messages';
import type { Difference } from '../shared/stale-notice';
import { type GoodsValues, type SkuColumn, skuColumns } from './goods-values';
import { matrixRows } from './matrix';
import { columnNames, messages } from './messages';
import { textLanguages, type Texts } from './texts';

/** A text in all its languages, one a line. */
const allOf = (texts: Texts) =>
  textLanguages.flatMap((textLanguage) => texts[textLanguage].trim() || []).join('\n');

/** What of goods is compared, as people read it. */
const parts: readonly [MessageDescriptor, (values: GoodsValues, intl: IntlShape) => string][] = [
  [messages.name, ({ name }) => allOf(name)],
  [messages.intro, ({ intro }) => allOf(intro)],
  [messages.unit, ({ unit }) => allOf(unit)],
  [messages.description, ({ description }) => allOf(description)],
  [messages.keyword, ({ keyword }) => keyword],
  [messages.goodsCode, ({ code }) => code],
  [messages.category, ({ categoryId }) => categoryId],
  [messages.shopCategory, ({ shopCategoryId }) => shopCategoryId],
  [
    messages.pictures,
    ({ pictures }) =>
      pictures
        .map(({ address, alt }) => [address, allOf(alt)].filter(Boolean).join('\n'))
        .join('\n'),
  ],
  [
    messages.options,
    ({ options }) =>
      options
        .map(
          ({ name, values }) =>
            `${allOf(name)}: ${values.map(({ value }) => allOf(value)).join(', ')}`,
        )
        .join('\n'),
  ],
  [
    messages.specifications,
    ({ specifications }) =>
      specifications.map(({ name, value }) => `${allOf(name)}: ${allOf(value)}`).join('\n'),
  ],
  [messages.virtual, ({ virtual }) => (virtual ? '✓' : '–')],
  [messages.postage, ({ postage }) => postage],
  [messages.guarantees, ({ guaranteeIds }) => guaranteeIds.toSorted().join(', ')],
  [
    messages.sale,
    ({ state, day, time }, intl) =>
      intl.formatMessage(stateNames[state]) + (state === 'scheduled' ? ` ${day} ${time}` : ''),
  ],
];

/** The cells of the matrix by what people call them. */
function cellsOf(values: GoodsValues): Map<string, [sku: string, column: SkuColumn, text: string]> {
  return new Map(
    matrixRows(values.options, values.skus).flatMap((row) =>
      skuColumns.map((column) => {
        const sku = row.values.join(' · ');
        return [`${sku} ${column}`, [sku, column, row.cells[column].trim()]] as const;
      }),
    ),
  );
}

/** What differs between two versions of goods. Categories have their names where `nameOf` knows them. */
export function differencesOf(
  mine: GoodsValues,
  theirs: GoodsValues,
  intl: IntlShape,
  nameOf: (id: string) => string,
): Difference[] {
  const plain = parts.flatMap(([label, read]) => {
    const [own, other] = [read(mine, intl), read(theirs, intl)];
    if (own === other) return [];
    const show = label === messages.category ? nameOf : (text: string) => text || '–';
    return [{ label: intl.formatMessage(label), mine: show(own), theirs: show(other) }];
  });
  const [own, other] = [cellsOf(mine), cellsOf(theirs)];
  const cells = [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const [here, there] = [own.get(key), other.get(key)];
    if ((here?.[2] ?? '') === (there?.[2] ?? '')) return [];
    const [sku, column] = (here ?? there) as [string, SkuColumn, string]; // it is in one of them
    const label = intl.formatMessage(messages.cell, {
      column: intl.formatMessage(columnNames[column]),
      sku: sku || intl.formatMessage(messages.onlySku),
    });
    return [{ label, mine: here?.[2] || '–', theirs: there?.[2] || '–' }];
  });
  return [...plain, ...cells];
}

/** What was typed, with the stock of today where nobody changed it: what was sold meanwhile is nobody's edit. */
export function withStockOf(
  values: GoodsValues,
  before: OperatorGoodsDetail,
  now: OperatorGoodsDetail,
): GoodsValues {
  const stockIn = (goods: OperatorGoodsDetail, name: string) =>
    goods.skus.find((sku) => sku.values.join() === name)?.stock;
  const skus = matrixRows(values.options, values.skus).map(({ key, values: own, cells }) => {
    const [old, current] = [stockIn(before, own.join()), stockIn(now, own.join())];
    const isUntouched = old !== undefined && Number(cells.stock) === old;
    const stock = isUntouched && current !== undefined ? String(current) : cells.stock;
    return [key, { ...cells, stock }] as const;
  });
  return { ...values, skus: { ...values.skus, ...Object.fromEntries(skus) } };
}
