// Snowball stems by a library instead of the database: the analysis is the same for every engine and can be tested
// without one.
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/** Plurals that Snowball's English stemmer does not reduce to their singulars. */
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

/** Words whose stem is also the stem of an unrelated word: Spanish "camarón" (prawn) and "cámara" (camera). */
const STEM_OVERRIDES: Record<string, string> = {
  camaron: 'camaron',
  camarones: 'camaron',
  // French takes endings of its verbs away: papel (paper), lápices (pencils), kit
  papelera: 'papelera',
  papeleras: 'papelera',
  lapicera: 'lapicera',
  lapiceras: 'lapicera',
  kite: 'kite',
  kites: 'kite',
  bici: 'bici',
  bicis: 'bici',
};

const cache = new Map<string, readonly string[]>();
const MAX_CACHED = 20_000;

const MIN_STEM_LENGTH = 3;

/** Without stems of one or two letters, which too many words share: "te" is one of "tea" and of "tee". */
function stemsIn(word: string, singular: string): string[] {
  const stems = new Set([english(singular), spanish(word), french(word)]);
  const specific = [...stems].filter((stem) => stem.length >= MIN_STEM_LENGTH);
  return specific.length > 0 ? specific : [word];
}

/**
 * The stems of a Latin word in English, Spanish and French, since its language is unknown. Words that share a stem
 * are forms of one word.
 */
export function stemsOf(word: string): readonly string[] {
  const cached = cache.get(word);
  if (cached) return cached;
  const singular = IRREGULAR[word] ?? word;
  const override = STEM_OVERRIDES[word];
  const stems = override ? [override] : /\d/.test(word) ? [word] : stemsIn(word, singular);
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(word, stems);
  return stems;
}
