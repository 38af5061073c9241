import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import type { SearchEngine, SuggestionKind } from '../kernel/search-engine';
import { shownCategoryName, shownGoodsName } from '../listing/shown-name';
import { completionsOf } from './completions';
import { readsAs } from './reading';

/** Candidates of each kind whose names are read. */
const CANDIDATES = 30;

const KINDS = ['goods', 'shops', 'categories'] as const;

type Ids = Record<SuggestionKind, number[]>;

const shownNames = prepared(
  (_, { goods, shops, categories, language }: Ids & { language: Language }) => {
    const name = {
      goods: shownGoodsName('suggested.id', language),
      categories: shownCategoryName('c', language),
    };
    return sql<{ kind: SuggestionKind; id: number; name: string | null }>`
    select 'goods' as kind, suggested.id, ${name.goods} as name from unnest(${goods}::int[]) as suggested (id)
    union all select 'shops', s.id, s.name from shop s where s.id = any(${shops}::int[])
    union all select 'categories', c.id, ${name.categories} from category c where c.id = any(${categories}::int[])`;
  },
);

/**
 * An engine whose suggestions read as what was typed, if any do: an index of all languages also has those of another
 * one. What was typed in the words of another language, or means the same, is suggested when nothing reads so.
 */
export function withReadSuggestions(engine: SearchEngine, db: Kysely<Database>): SearchEngine {
  return {
    ...engine,
    async suggest(text, limit, language) {
      const { didYouMean, ...found } = await engine.suggest(text, CANDIDATES, language);
      const first = (ids: Ids) =>
        Object.fromEntries(KINDS.map((kind) => [kind, ids[kind].slice(0, limit)])) as Ids;
      const isEmpty = KINDS.every((kind) => found[kind].length === 0);
      if (!language || isEmpty) return { ...first(found), words: [], didYouMean };
      const meant = didYouMean ?? text;
      const isRead = readsAs(meant, language);
      const rows = await shownNames(db, { ...found, language });
      const read = rows.filter(({ name }) => name !== null && isRead(name));
      if (read.length === 0) return { ...first(found), words: [], didYouMean };
      const ofKind = (kind: SuggestionKind) =>
        found[kind].filter((id) => read.some((row) => row.kind === kind && row.id === id));
      const kept = {
        goods: ofKind('goods'),
        shops: ofKind('shops'),
        categories: ofKind('categories'),
      };
      const names = new Map(
        read.flatMap(({ kind, id, name }) => (kind === 'goods' ? [[id, name ?? '']] : [])),
      );
      const words = completionsOf(
        meant,
        language,
        kept.goods.map((id) => names.get(id) ?? ''),
      );
      return { ...first(kept), words, didYouMean };
    },
  };
}
