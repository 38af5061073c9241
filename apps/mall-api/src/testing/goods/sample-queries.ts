import { makeGoods, OF_SERIES } from './make-goods';
import { COLOURS, GOODS_LANGUAGES, NOUNS } from './nouns';

const SERIES_SAMPLES = 40;

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
  const beginnings = ['en', 'es', 'fr'] as const;
  const typed = [
    ...ten.slice(0, 20).map((word) => word.slice(0, 5).toLowerCase()),
    ...NOUNS.slice(0, 12).flatMap(({ names }) =>
      beginnings.map((language, place) => names[language].slice(0, 2 + place)),
    ),
    ...NOUNS.slice(0, 8).flatMap(({ names }) => [names.zh, names.th, names.lo]),
  ];
  return { ten, tenth, typed, explained: [ten[0] ?? '', tenth[0] ?? '', tenth[7] ?? ''] };
}
