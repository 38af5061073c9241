// Snowball's stems, by a library rather than by the database: the analysis then is one pure module that
// can be tried without one, and the same for every engine.
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/** What Snowball's English leaves apart: plurals in -ves, and others that have no rule. */
const IRREGULAR: Record<string, string> = {
  knives: 'knife',
  loaves: 'loaf',
  shelves: 'shelf',
  scarves: 'scarf',
  leaves: 'leaf',
  wolves: 'wolf',
  halves: 'half',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
};

/** Words whose stem is that of another word: prawns are no cameras. */
const APART: Record<string, string> = { camaron: 'camaron', camarones: 'camaron' };

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

const SHORTEST_STEM = 3;

/** Two letters are a stem of too many words: Spanish leaves "te" of "tea", and French of "tee-shirt". */
function stemsIn(word: string, singular: string): string[] {
  const stems = new Set([english(singular), spanish(word), french(word)]);
  const telling = [...stems].filter((stem) => stem.length >= SHORTEST_STEM);
  return telling.length > 0 ? telling : [word];
}

/**
 * The stems of a Latin word. Nobody says in which language a word is typed, so it has one for each of
 * the three; two words are forms of one when they share any.
 */
export function stemsOf(word: string): readonly string[] {
  const cached = known.get(word);
  if (cached) return cached;
  const singular = IRREGULAR[word] ?? word;
  const apart = APART[word];
  const stems = apart ? [apart] : /\d/.test(word) ? [word] : stemsIn(word, singular);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(word, stems);
  return stems;
}
