import type { Lexicon } from './lexicon';
import { type Concept, type ParsedQuery, parseQuery } from './parsed-query';

interface Correction {
  parsed: ParsedQuery;
  /** The corrected words alone, without synonyms; absent when nothing was corrected. */
  words?: ParsedQuery | undefined;
  didYouMean?: string | undefined;
}

/**
 * Whether a concept says what is looked for. Numbers and short words do not: alone they are in goods that have nothing to do
 * with the others.
 */
const isTelling = ({ kind, text }: Concept) =>
  kind !== 'number' &&
  kind !== 'measure' &&
  kind !== 'sign' &&
  (kind !== 'latin' || text.length > 2);

/** The number of concepts that must match when nothing matches all of them. */
export const minimumMatches = (concepts: readonly Concept[]) => Math.ceil(concepts.length / 2);

interface Options {
  lexicon: () => Promise<Lexicon>;
  /** Corrects words that match nothing; undefined when there are none. */
  correct: (parsed: ParsedQuery) => Promise<Correction | undefined>;
  /** Whether anything matches all concepts, or `minimum` of them in names and categories, regardless of the filters. */
  matchesUnfiltered: (parsed: ParsedQuery, minimum?: number) => Promise<boolean>;
}

/**
 * Query relaxation: searches for all concepts, then for the corrected words in names and categories, since a guess must
 * not find what only mentions or resembles it, then for all that they mean, then for `minimum` of the concepts in names
 * and categories, and returns the first result. If only the filters exclude everything, the query is not relaxed: facets and
 * lists would count different goods.
 */
export const withRelaxation =
  ({ lexicon, correct, matchesUnfiltered }: Options) =>
  async <T extends object>(
    text: string,
    isFound: (result: T) => boolean,
    find: (parsed: ParsedQuery, minimum?: number) => Promise<T>,
  ): Promise<T & { didYouMean?: string | undefined; isPartial?: boolean | undefined }> => {
    const parsed = parseQuery(text, await lexicon());
    const strict = await find(parsed);
    if (isFound(strict) || parsed.concepts.length === 0) return strict;
    if (await matchesUnfiltered(parsed)) return strict;
    const corrected = await correct(parsed);
    if (corrected?.words) {
      const { words, didYouMean } = corrected;
      const all = words.concepts.length;
      const result = await find(words, all);
      if (isFound(result) || (await matchesUnfiltered(words, all)))
        return { ...result, didYouMean };
    }
    if (corrected) {
      const result = await find(corrected.parsed);
      if (isFound(result) || (await matchesUnfiltered(corrected.parsed)))
        return { ...result, didYouMean: corrected.didYouMean };
    }
    const { concepts, ...rest } = corrected?.parsed ?? parsed;
    if (concepts.length < 2) return strict;
    const telling = concepts.filter(isTelling);
    if (telling.length === 0) return strict;
    const some = await find({ ...rest, concepts: telling }, minimumMatches(telling));
    return { ...some, isPartial: true };
  };
