import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { correctionsOf, toleranceFor } from './corrections';
import type { Lexicon } from './lexicon';
import { type Alternative, type Concept, type ParsedQuery, parseQuery } from './parsed-query';
import { stemTerms } from './terms';
import { BEGINNING, conceptQuery } from './tsquery';

type Db = Kysely<Database>;
type Table = 'search_goods' | 'search_shop';

/** The indexes of the concepts that match nothing at all. */
export async function unknownConcepts(
  db: Db,
  table: Table,
  concepts: readonly Concept[],
): Promise<Set<number>> {
  const { rows } = await sql<{ position: number }>`
    select position::int from unnest(${concepts.map((concept) => conceptQuery(concept))}::text[])
      with ordinality concept (query, position)
    where not exists (select from ${sql.table(table)} where terms @@ query::tsquery)`.execute(db);
  return new Set(rows.map(({ position }) => position - 1));
}

/** First letters of a word, which are seldom misspelt. */
const PREFIX_LENGTH = 2;

/**
 * Candidates for the correction of a word: words of the mall with similar trigrams, or with the same beginning
 * and about the same length, since two swapped letters change most trigrams of a short word.
 */
async function similarWords(db: Db, word: string): Promise<string[]> {
  const prefix = [...word].slice(0, PREFIX_LENGTH).join('');
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where (word >= ${prefix} and word < ${`${prefix}\uffff`}
        and abs(length(word) - length(${word})) <= 1)
      or word % ${word}
    order by similarity(word, ${word}) desc, word limit 30`.execute(db);
  return rows.map((row) => row.word);
}

/**
 * Adds matches to the concepts that match nothing: a word that differs by a letter or two, pinyin, or words that
 * begin with it. Numbers are never corrected. `words` has the corrected words alone, without what else they mean.
 */
export async function correctQuery(
  db: Db,
  unknown: Set<number>,
  parsed: ParsedQuery,
  lexicon: Lexicon,
) {
  if (unknown.size === 0) return undefined;
  const words: string[] = [];
  let isCorrected = false;
  const concepts: Concept[] = [];
  const literal: Concept[] = [];
  for (const [index, concept] of parsed.concepts.entries()) {
    if (!unknown.has(index)) {
      words.push(concept.text);
      concepts.push(concept);
      literal.push(concept);
      continue;
    }
    const { correction, corrected, forms } = await correctConcept(db, concept, lexicon);
    if (correction) isCorrected = true;
    words.push(correction ?? concept.text);
    concepts.push(corrected);
    const matches = { word: concept.matches.word ?? [], guess: forms };
    literal.push(correction ? { ...corrected, matches } : corrected);
  }
  if (!isCorrected) return { parsed: { ...parsed, concepts } };
  return {
    parsed: { ...parsed, concepts },
    words: { ...parsed, concepts: literal },
    didYouMean: words.join(' '),
  };
}

async function correctConcept(db: Db, concept: Concept, lexicon: Lexicon) {
  const { text, kind } = concept;
  const isWord = kind === 'latin' || kind === 'thai' || kind === 'lao';
  if (!isWord || text.includes(' ')) return { corrected: concept, forms: [] };
  const words = toleranceFor(text)
    ? correctionsOf(text, [...(await similarWords(db, text)), ...lexicon.words])
    : [];
  const candidates = words.flatMap((word) => parseQuery(word, lexicon).concepts);
  const guesses = candidates.flatMap(({ matches }) => Object.values(matches).flat());
  const sounds: Alternative[] = kind === 'latin' ? [[[`^${text}`]], [[`'${text}`]]] : [];
  const prefixes: Alternative[] = [[[`${text}${BEGINNING}`]]];
  const corrected: Concept = {
    ...concept,
    matches: {
      ...concept.matches,
      sound: [...(concept.matches.sound ?? []), ...sounds],
      ...(guesses.length && { guess: guesses }),
      ...(!words.length && { beginning: prefixes }),
    },
    nouns: {
      ...concept.nouns,
      guess: [
        ...words.flatMap((word) => stemTerms(word).map((stem) => `!${stem}`)),
        ...candidates.flatMap(({ nouns }) => Object.values(nouns).flat()),
      ],
    },
  };
  const forms = candidates.flatMap(({ matches: { word = [], form = [] } }) => [...word, ...form]);
  return { corrected, forms, ...(words[0] && { correction: words[0] }) };
}
