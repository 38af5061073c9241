import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { correctionsOf, toleranceFor } from './corrections';
import type { Lexicon } from './lexicon';
import { understand, type Alternative, type Concept, type Question } from './question';
import { stemTerms } from './terms';
import { BEGINNING, conceptQuery } from './tsquery';

type Db = Kysely<Database>;
type Table = 'search_goods' | 'search_shop';

/** Which of the things that are asked for nothing has at all. */
export async function unknownOf(
  db: Db,
  table: Table,
  concepts: readonly Concept[],
): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${concepts.map((one) => conceptQuery(one))}::text[])
      with ordinality asked (query, place)
    where not exists (select from ${sql.table(table)} where terms @@ query::tsquery)`.execute(db);
  return new Set(rows.map(({ place }) => place - 1));
}

/** Letters that are seldom wrong at the beginning of a word. */
const SURE = 2;

/**
 * Words of the mall that share enough with a word to be what was meant: pieces of three letters, of
 * which two letters that changed their places spoil most of a short word, or the beginning and the length.
 */
async function alikeWords(db: Db, word: string): Promise<string[]> {
  const beginning = [...word].slice(0, SURE).join('');
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where (word >= ${beginning} and word < ${`${beginning}\uffff`}
        and abs(length(word) - length(${word})) <= 1)
      or word % ${word}
    order by similarity(word, ${word}) desc, word limit 30`.execute(db);
  return rows.map((row) => row.word);
}

/**
 * The question with what may have been meant by words that nothing has: another word by a letter or
 * two, pinyin, or the beginning of a word. Numbers are taken as they are.
 */
export async function guess(db: Db, unknown: Set<number>, question: Question, lexicon: Lexicon) {
  if (unknown.size === 0) return undefined;
  const meant: string[] = [];
  let isCorrected = false;
  const concepts: Concept[] = [];
  for (const [place, concept] of question.concepts.entries()) {
    if (!unknown.has(place)) {
      meant.push(concept.text);
      concepts.push(concept);
      continue;
    }
    const { better, found } = await guessOne(db, concept, lexicon);
    if (better) isCorrected = true;
    meant.push(better ?? concept.text);
    concepts.push(found);
  }
  return {
    question: { ...question, concepts },
    didYouMean: isCorrected ? meant.join(' ') : undefined,
  };
}

async function guessOne(db: Db, concept: Concept, lexicon: Lexicon) {
  const { text, kind } = concept;
  const isWord = kind === 'latin' || kind === 'thai' || kind === 'lao';
  if (!isWord || text.includes(' ')) return { found: concept };
  const words = toleranceFor(text)
    ? correctionsOf(text, [...(await alikeWords(db, text)), ...lexicon.words])
    : [];
  const corrected = words.flatMap((word) => understand(word, lexicon).concepts);
  const guesses = corrected.flatMap(({ ways }) => Object.values(ways).flat());
  const sounds: Alternative[] = kind === 'latin' ? [[[`^${text}`]], [[`'${text}`]]] : [];
  const beginnings: Alternative[] = [[[`${text}${BEGINNING}`]]];
  const found: Concept = {
    ...concept,
    ways: {
      ...concept.ways,
      sound: [...(concept.ways.sound ?? []), ...sounds],
      ...(guesses.length && { guess: guesses }),
      ...(!words.length && { beginning: beginnings }),
    },
    nouns: {
      ...concept.nouns,
      guess: [
        ...words.flatMap((word) => stemTerms(word).map((stem) => `!${stem}`)),
        ...corrected.flatMap(({ nouns }) => Object.values(nouns).flat()),
      ],
    },
  };
  return { found, ...(words[0] && { better: words[0] }) };
}
