import { type Kysely, sql } from 'kysely';
import type { Database, ShopSection } from '../db/schema';
import type { Language } from '../kernel/language';
import { readTexts } from '../translation/texts';

/** The sections of a shop's home in a language, without goods that are not on sale any more, and empty ones. */
export async function shownSections(
  db: Kysely<Database>,
  { id, layout }: { id: number; layout: ShopSection[] },
  language: Language,
): Promise<ShopSection[]> {
  if (layout.length === 0) return [];
  const texts = await readTexts(db, { title: 'shop_section' }, layout);
  const productIds = layout.flatMap((section) => section.productIds);
  const shown = await db
    .selectFrom('listed_product')
    .innerJoin('product', 'product.id', 'listed_product.product_id')
    .select('product.id')
    .where('product.shop_id', '=', id)
    .where('product.id', '=', sql<number>`any(${productIds}::int[])`)
    .execute();
  const ids = new Set(shown.map((product) => product.id));
  return layout
    .map((section, at) => ({
      ...section,
      title: texts[at]?.[language]?.title ?? section.title,
      productIds: section.productIds.filter((productId) => ids.has(productId)),
    }))
    .filter(({ kind, productIds: left }) => kind !== 'goods' || left.length > 0);
}
