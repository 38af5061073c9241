import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import type { SuggestionKind, Suggestions } from '../kernel/search-engine';
import type { Concept, ParsedQuery } from './parsed-query';
import { asPrefixQuery } from './prefix-query';
import {
  firstSuggestions,
  namedGoods,
  sampledGoods,
  type SuggestionArgs,
  type SuggestionRow,
} from './suggestion-statements';
import { languageTerm } from './terms';
import { allOf, anyOf, lexeme } from './tsquery';

/** So many goods are suggested without looking further. */
const ENOUGH = 3;

/** A tsquery that nothing matches. */
const NOTHING = lexeme('!');

export interface SuggestionOptions {
  limit: number;
  language?: Language | undefined;
  /** Patterns of the accented words that were typed (see `accentPatterns`). */
  accents?: readonly string[];
  /** Whether pinyin matches too. Default: true. */
  sounds?: boolean;
}

/** The words as they were typed. */
const literally = (concepts: readonly Concept[]): Concept[] =>
  concepts.map((concept) => ({ ...concept, matches: { word: concept.matches.word ?? [] } }));

/** Without synonyms, which other languages can have inside unrelated words: the Lao for satin begins with tea. */
const withoutSynonyms = (concepts: readonly Concept[]): Concept[] =>
  concepts.map(({ matches: { synonym: _same, related: _related, ...matches }, ...concept }) => ({
    ...concept,
    matches,
  }));

function argsOf(
  { text, concepts }: ParsedQuery,
  incomplete: readonly Concept[],
  { limit, language, accents = [] }: SuggestionOptions,
): SuggestionArgs {
  const own = withoutSynonyms(incomplete);
  const nouns = concepts.flatMap(({ nouns: { form = [] } }) => form);
  return {
    text,
    goods: allOf(own),
    goodsNames: allOf(own, 'AB'),
    otherNames: allOf(incomplete, 'AB'),
    words: allOf(literally(concepts), 'AB'),
    nouns: nouns.length > 0 ? anyOf([[nouns]], 'A') : NOTHING,
    accents,
    language: language ?? null,
    inLanguage: language ? lexeme(languageTerm(language)) : NOTHING,
    limit,
  };
}

/** Suggests goods, shops and categories whose names match; the last word may be incomplete. */
export async function suggestions(
  db: Kysely<Database>,
  query: ParsedQuery,
  options: SuggestionOptions,
): Promise<Suggestions> {
  if (query.concepts.length === 0) return { goods: [], shops: [], categories: [] };
  const { concepts } = asPrefixQuery(query, options.sounds);
  const args = argsOf(query, concepts, options);
  const first = await firstSuggestions(db, args);
  const ofKind = (kind: SuggestionKind) => first.filter((row) => row.kind === kind);
  const goods = await moreGoods(ofKind('goods'));
  return {
    goods: [...goods.filter((row) => row.has_accents), ...goods.filter((row) => !row.has_accents)]
      .map(({ id }) => id)
      .slice(0, options.limit),
    shops: ofKind('shops').map(({ id }) => id),
    categories: ofKind('categories').map(({ id }) => id),
  };

  /** Looks further unless the first goods are enough; for synonyms when nothing has the words themselves. */
  async function moreGoods(top: readonly SuggestionRow[]): Promise<SuggestionRow[]> {
    const found = new Map(top.map((row) => [row.id, row]));
    const add = (rows: readonly SuggestionRow[]) => {
      for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
    };
    const isEnough = () =>
      [...found.values()].filter((row) => row.has_accents).length >=
      Math.min(options.limit, ENOUGH);
    for (const source of [sampledGoods, namedGoods]) if (!isEnough()) add(await source(db, args));
    if (found.size === 0) {
      const goods = allOf(concepts);
      add(await namedGoods(db, { ...args, goods, goodsNames: args.otherNames }));
    }
    return [...found.values()];
  }
}
