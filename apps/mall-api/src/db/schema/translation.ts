import type { GeneratedAlways } from 'kysely';

/** The kind of text: the same word may have different translations as a unit and as a category. */
export const textKinds = [
  'category',
  'trade',
  'shop_type',
  'shop_type_info',
  'shop_intro',
  'shop_holiday',
  'shop_section',
  'banner',
  'activity',
  'activity_deck',
  'guarantee',
  'guarantee_text',
  'hot_keyword',
  'unit',
  'specification',
  'specification_value',
  'coupon',
  'agreement',
  'goods',
  'goods_intro',
  'goods_description',
  'goods_picture',
  'tracking',
] as const;
export type TextKind = (typeof textKinds)[number];

/** A translation of one of the mall's texts. Without one, the original is shown. */
export interface TranslationTable {
  kind: TextKind;
  /** the original text, in the mall's own language */
  source: string;
  source_hash: GeneratedAlways<string>;
  /** BCP 47 tag of the language */
  language: string;
  text: string;
}
