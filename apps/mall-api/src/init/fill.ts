import type { Kysely } from 'kysely';
import { insertDraft } from '../content-admin/agreement-store';
import { insertCategory } from '../content-admin/category-store';
import { insertShopType, insertTrade } from '../content-admin/trade-store';
import { inTransaction } from '../db/in-transaction';
import type { Database, TextKind } from '../db/schema';
import type { Language } from '../kernel/language';
import { saveTexts } from '../translation/texts';
import { agreementKinds, starterAgreement } from './starter-agreements';
import {
  inLanguages,
  starterCategories,
  starterShopTypes,
  starterTrades,
  type Words,
} from './starter-words';

type Db = Kysely<Database>;

/** Percent of an order that a trade costs, until the mall decides. */
const FEE = 5;

async function say(db: Db, kind: TextKind, words: Words, own: Language): Promise<string> {
  const { text, translations } = inLanguages(words, own, 'text');
  await saveTexts(db, { text: kind }, { text }, translations);
  return text;
}

const isEmpty = async (
  db: Db,
  table: 'category' | 'shop_category' | 'shop_type' | 'agreement_version',
) => (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;

/** What was filled in, each only where there was nothing. */
export interface Filled {
  categories: number;
  trades: number;
  agreements: number;
}

/**
 * Fills an empty mall with what an application and goods need to begin: categories, trades, types of shops, and drafts of
 * its agreements; in the mall's own language, translated to the others. Repeating it changes nothing.
 */
export const fillStarter = (db: Db, own: Language): Promise<Filled> =>
  inTransaction(db, async (trx) => {
    const filled = { categories: 0, trades: 0, agreements: 0 };
    if (await isEmpty(trx, 'category')) {
      // those with the highest sort come first
      for (const [at, { name, below }] of starterCategories.entries()) {
        const sort = starterCategories.length - at;
        const top = { name: await say(trx, 'category', name, own), pid: 0, level: 1, sort };
        const pid = await insertCategory(trx, top);
        for (const [place, one] of below.entries()) {
          await insertCategory(trx, {
            name: await say(trx, 'category', one, own),
            pid,
            level: 2,
            sort: below.length - place,
          });
        }
        filled.categories += 1 + below.length;
      }
    }
    if (await isEmpty(trx, 'shop_category')) {
      for (const [sort, name] of starterTrades.entries()) {
        await insertTrade(trx, {
          name: await say(trx, 'trade', name, own),
          handling_fee: FEE,
          sort,
        });
      }
      filled.trades = starterTrades.length;
    }
    if (await isEmpty(trx, 'shop_type')) {
      for (const [sort, name] of starterShopTypes.entries()) {
        await insertShopType(trx, { name: await say(trx, 'shop_type', name, own), sort });
      }
    }
    if (await isEmpty(trx, 'agreement_version')) {
      for (const kind of agreementKinds) {
        const text = await say(trx, 'agreement', starterAgreement(kind), own);
        await insertDraft(trx, { kind, text });
      }
      filled.agreements = agreementKinds.length;
    }
    return filled;
  });
