import { sql } from 'kysely';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';

/** A SQL expression for the name of a product as shoppers read it; null when there is no such product. */
export const shownGoodsName = (id: string, language: Language | null) =>
  sql`(select ${inLanguage('goods', 'p.name', language)} from product p where p.id = ${sql.ref(id)})`;

/** The same for a category. `category` is the table's alias. */
export const shownCategoryName = (category: string, language: Language | null) =>
  inLanguage('category', `${category}.name`, language);
