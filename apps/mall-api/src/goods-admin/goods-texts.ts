import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { changeTranslations, type TranslationChange } from '../translation/store';
import { type Kinds, readTexts, textChanges, type Translations } from '../translation/texts';

/** The kinds of the texts of goods, by what has them. */
const KINDS = {
  goods: { name: 'goods', intro: 'goods_intro', description: 'goods_description', unit: 'unit' },
  picture: { alt: 'goods_picture' },
  specification: { name: 'specification', value: 'specification_value' },
  option: { name: 'specification' },
  value: { value: 'specification_value' },
} as const satisfies Record<string, Kinds<string>>;

/** Something with texts and their translations. */
interface Translated {
  translations?: Translations | undefined;
}

/** Goods and their parts, each with the translations of its texts. */
export interface GoodsTexts extends Translated {
  pictures: readonly Translated[];
  specifications: readonly Translated[];
  options: readonly (Translated & { values: readonly Translated[] })[];
}

/** A thing with its texts, by the fields of their kinds. */
type Thing = Translated & Readonly<Record<string, string>>;

/** The things that have texts, with the kinds of these. */
function partsOf(goods: readonly GoodsTexts[]) {
  const options = goods.flatMap((one) => one.options);
  const parts: [Kinds<string>, readonly Translated[]][] = [
    [KINDS.goods, goods],
    [KINDS.picture, goods.flatMap((one) => one.pictures)],
    [KINDS.specification, goods.flatMap((one) => one.specifications)],
    [KINDS.option, options],
    [KINDS.value, options.flatMap((one) => one.values)],
  ];
  return parts as [Kinds<string>, readonly Thing[]][];
}

/** Writes the translations of goods, in the same statements for all of them. */
export const saveGoodsTexts = (db: Kysely<Database>, goods: readonly GoodsTexts[]) =>
  changeTranslations(
    db,
    partsOf(goods).flatMap(([kinds, things]): TranslationChange[] =>
      things.flatMap((thing) => textChanges(kinds, thing, thing.translations)),
    ),
  );

/** Sets the translations of goods and their parts, in place. */
export async function readGoodsTexts(db: Kysely<Database>, goods: readonly GoodsTexts[]) {
  for (const [kinds, things] of partsOf(goods)) {
    const texts = await readTexts(db, kinds, things);
    things.forEach((thing, at) => (thing.translations = texts[at] ?? {}));
  }
}
