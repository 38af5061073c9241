// Writes what the country-code picker knows: src/country-code/countries.gen.ts and assets/flags.svg.
// Usage: node packages/mall-components/scripts/countries.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import { pinyin } from 'pinyin-pro';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const metadata = require('libphonenumber-js/metadata.min.json');
const examples = require('libphonenumber-js/examples.mobile.json');

const namesIn = (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
const english = namesIn('en');
const chinese = namesIn('zh-Hans');

/** By dial code; of those that share one, the country that it is known for comes first. */
const codes = Object.keys(metadata.country_calling_codes)
  .sort((one, other) => Number(one) - Number(other))
  .flatMap((dialCode) => metadata.country_calling_codes[dialCode])
  .filter((code) => code in metadata.countries);

/** A number behind the dial code as its country groups it. */
function phoneFormat(code, dialCode) {
  const example = getExampleNumber(code, examples);
  return example ? example.formatInternational().slice(`+${dialCode} `.length) : '';
}

const initials = (name) =>
  pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'removed' }).join('');

function row(code) {
  const dialCode = getCountryCallingCode(code);
  const CNName = chinese.of(code);
  return [code, english.of(code), dialCode, phoneFormat(code, dialCode), CNName, initials(CNName)];
}

const flags = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

/** A flag as a symbol; the files have no ids of their own that could meet in one document. */
function symbol(code) {
  const svg = readFileSync(join(flags, `${code}.svg`), 'utf8');
  const [, viewBox, drawing] = svg.match(/^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s) ?? [];
  if (!drawing || /\bid=/.test(drawing)) throw new Error(`${code}.svg: not as expected.`);
  return `<symbol id="${code}" viewBox="${viewBox}" preserveAspectRatio="none">${drawing}</symbol>`;
}

writeFileSync(
  join(here, 'src', 'country-code', 'countries.gen.ts'),
  `// Written by scripts/countries.mjs out of libphonenumber-js and CLDR; do not edit.
// Code, English name, dial code, a number as it is grouped, Chinese name, its pinyin initials.
export const rows = \`
${codes.map((code) => row(code).join('|')).join('\n')}
\`;
`,
);
writeFileSync(
  join(here, 'assets', 'flags.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${codes.map(symbol).join('\n')}\n</svg>\n`,
);
console.log(`${codes.length} countries and territories`);
