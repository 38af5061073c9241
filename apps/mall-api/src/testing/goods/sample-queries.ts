import { makeGoods, OF_SERIES } from './make-goods';
import { COLOURS, GOODS_LANGUAGES, type InEachLanguage, MATERIALS, NOUNS } from './nouns';

const SERIES_SAMPLES = 40;
/** Ten of each language: fewer than nouns, so that none is repeated. */
const COMBINED_SAMPLES = 60;

/** Words of several lists in one language, each combination once. */
const combined = (...lists: (readonly InEachLanguage[])[]) =>
  Array.from({ length: COMBINED_SAMPLES }, (_, n) => {
    const language = GOODS_LANGUAGES[n % GOODS_LANGUAGES.length] ?? 'en';
    const place = Math.floor(n / GOODS_LANGUAGES.length);
    return lists
      .map((list, which) => list[(place * (which + 1)) % list.length]?.[language] ?? '')
      .join(' ');
  });

/** The queries measured in a mall of this size. */
export function sampleQueries(goods: number) {
  const series = Math.floor(goods / OF_SERIES);
  const ten = Array.from(
    { length: SERIES_SAMPLES },
    (_, n) => makeGoods(Math.floor((n * series) / SERIES_SAMPLES) * OF_SERIES).series,
  );
  // Words that match in other languages too: each is in a tenth of the goods or more.
  const wide = [NOUNS[0]?.names, ...COLOURS.slice(0, 4)];
  const tenth = wide.flatMap((names) => GOODS_LANGUAGES.map((language) => names?.[language] ?? ''));
  const nouns = NOUNS.map(({ names }) => names);
  const two = combined(nouns, COLOURS);
  const three = combined(nouns, COLOURS, MATERIALS);
  const beginnings = ['en', 'es', 'fr'] as const;
  const typed = [
    ...ten.slice(0, 20).map((word) => word.slice(0, 5).toLowerCase()),
    ...NOUNS.slice(0, 12).flatMap(({ names }) =>
      beginnings.map((language, place) => names[language].slice(0, 2 + place)),
    ),
    ...NOUNS.slice(0, 8).flatMap(({ names }) => [names.zh, names.th, names.lo]),
  ];
  const explained = [ten, tenth, tenth.slice(7), two, three].map(([first = '']) => first);
  return { ten, tenth, two, three, typed, explained };
}
