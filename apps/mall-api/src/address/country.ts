/** The languages in which a country is known by its name: those of the mall, and of its neighbours. */
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
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Every pair of letters that is a country or territory. */
function* regions(): Generator<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (let code = 0; code < 26 * 26; code += 1) {
    const letters = String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));
    // Codes that were replaced have the name of what replaced them: FX is France as well.
    const isCurrent = new Intl.Locale(`und-${letters}`).region === letters;
    if (isCurrent && names.of(letters)) yield letters;
  }
}

/** What people write, and no list of names has. */
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

/** The two letters of a country by its name in any of the languages; undefined for what is none of them. */
export const countryOf = (name: string): string | undefined =>
  (names ??= readNames()).get(plain(name));
