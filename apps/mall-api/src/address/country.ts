/** The languages in which country names are recognised: the mall's, and those of its neighbours. */
const LANGUAGES = [
  'en',
  'zh-Hans',
  'zh-Hant',
  'es',
  'fr',
  'th',
  'lo',
  'de',
  'it',
  'pt',
  'ja',
  'ko',
];

const plain = (name: string) =>
  name
    .normalize('NFKD')
    // Lao names may contain invisible break opportunities
    .replace(/[\p{Mark}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Every two-letter code of a country or territory. */
function* regions(): Generator<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (let code = 0; code < 26 * 26; code += 1) {
    const letters = String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));
    // Replaced codes resolve to the name of their successor: FX is also France
    const isCurrent = new Intl.Locale(`und-${letters}`).region === letters;
    if (isCurrent && names.of(letters)) yield letters;
  }
}

/** Common spellings that are in no list of names. */
const habits: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  prc: 'CN',
  korea: 'KR',
};

function readNames(): ReadonlyMap<string, string> {
  const codes = [...regions()];
  const known = new Map(Object.entries(habits));
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of codes) known.set(plain(names.of(code) ?? code), code);
    }
  }
  for (const code of codes) known.set(code.toLowerCase(), code);
  return known;
}

let names: ReadonlyMap<string, string> | undefined;

/** The two-letter code of a country by its name in any of the languages; undefined for an unknown name. */
export const countryOf = (name: string): string | undefined =>
  (names ??= readNames()).get(plain(name));
