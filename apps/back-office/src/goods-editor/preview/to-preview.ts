import type { GoodsSummary } from '@vermilion/mall-components/goods';
import { parseMoney } from '@vermilion/mall-components/settings';
import type { Sku, SkuMatrix } from '@vermilion/mall-components/sku';
import type { GoodsValues } from '../goods-values';
import { countOf, matrixRows, namedOptions } from '../matrix';
import { MOST_SKUS } from '../problems';
import { type Language, textIn } from '../texts';

export interface Preview {
  card: GoodsSummary;
  matrix: SkuMatrix;
  pictures: string[];
  intro: string;
  unit: string;
}

/** A link that stays where it is. */
const NOWHERE = '#';

/** The goods as shoppers of a language would see them; `name` stands for one that is missing. */
export function toPreview(
  values: GoodsValues,
  { language, decimals, name }: { language: Language; decimals: number; name: string },
): Preview {
  const options = countOf(values.options) > MOST_SKUS ? [] : namedOptions(values.options);
  const minor = (text: string) => parseMoney(text, decimals) ?? 0;
  const pictureOf = (own: string[]) =>
    options
      .map(
        ({ values: list }, at) => list.find(({ value }) => value.own.trim() === own[at])?.picture,
      )
      .find(Boolean);
  const translated = (own: string[]) =>
    own.map((text, at) => {
      const found = options[at]?.values.find(({ value }) => value.own.trim() === text);
      return found ? textIn(found.value, language) : text;
    });
  const skus = matrixRows(options, values.skus).map((row, id): Sku => ({
    id,
    options: translated(row.values),
    priceMinor: minor(row.cells.price),
    oldPriceMinor: minor(row.cells.originalPrice) || undefined,
    stock: Number(row.cells.stock) || 0,
    imageSrc: pictureOf(row.values) ?? values.pictures[0]?.address,
  }));
  const [cheapest] = skus.toSorted((one, other) => one.priceMinor - other.priceMinor);
  return {
    card: {
      id: 0,
      name: textIn(values.name, language) || name,
      href: NOWHERE,
      imageSrc: values.pictures[0]?.address ?? '',
      priceMinor: cheapest?.priceMinor ?? 0,
      oldPriceMinor: cheapest?.oldPriceMinor,
    },
    matrix: {
      dimensions: options.map((option) => ({
        name: textIn(option.name, language),
        options: option.values.map(({ value }) => textIn(value, language)),
      })),
      skus,
    },
    pictures: values.pictures.map(({ address }) => address),
    intro: textIn(values.intro, language),
    unit: textIn(values.unit, language),
  };
}
