import { countryNames } from './country-names.gen';

/** Languages of neighbours, whose current names are recognised besides those of the mall's languages. */
const NEIGHBOURS = ['zh-Hant', 'de', 'it', 'pt', 'ja', 'ko'];

/** Without case and punctuation; Lao names may contain invisible break opportunities. */
const spelled = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, ' ')
    .trim();

/** Without accents too. */
const plain = (name: string) =>
  spelled(name.normalize('NFKD').replace(/\p{Mark}/gu, '')).normalize('NFKD');

/** Common spellings that are in no list of names. */
const habits: Record<string, string> = {
  'u s a': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  prc: 'CN',
  korea: 'KR',
  burma: 'MM',
};

function readNames(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const add = (name: string, code: string) => known.set(plain(name), code);
  const codes = Object.keys(countryNames);
  for (const language of NEIGHBOURS) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of codes) add(names.of(code) ?? code, code);
    }
  }
  const all = codes.flatMap((code) =>
    (countryNames[code]?.split('|') ?? []).map((name) => ({ name, code })),
  );
  for (const { name, code } of all) add(name, code);
  for (const [name, code] of Object.entries(habits)) add(name, code);
  // Accents tell Thai names of neighbouring islands apart
  for (const { name, code } of all) known.set(spelled(name), code);
  return known;
}

let names: ReadonlyMap<string, string> | undefined;

/**
 * The two-letter code of a country by its name in any of the languages, present or former, or by its code of
 * two or three letters; undefined for an unknown name.
 */
export function countryOf(name: string): string | undefined {
  names ??= readNames();
  return names.get(spelled(name)) ?? names.get(plain(name));
}
