import type { GeneratedAlways } from 'kysely';

/** What sort of text it is: the same word may be translated otherwise as a unit than as a category. */
export const textKinds = [
  'category',
  'trade',
  'shop_type',
  'shop_type_info',
  'shop_intro',
  'banner',
  'activity',
  'activity_deck',
  'guarantee',
  'guarantee_text',
  'hot_keyword',
  'unit',
  'specification',
  'coupon',
  'agreement',
  'goods',
  'goods_intro',
] as const;
export type TextKind = (typeof textKinds)[number];

/** A text of the mall in another language. Where none stands here, the text itself is shown. */
export interface TranslationTable {
  kind: TextKind;
  /** as it stands in its own table, in the mall's own language */
  source: string;
  source_hash: GeneratedAlways<string>;
  /** its tag */
  language: string;
  text: string;
}
