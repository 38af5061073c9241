import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../tokens/layers.css';
import type { TokenContract } from '../tokens/token-contract';
import { vars } from '../tokens/vars.css';

type Family = keyof TokenContract['font']['family'];

/** Where a font family is set: wherever language or brand may change. An area of a brand has it without the reset, too. */
const PLACES = [':where(body, [lang])', ':where(body [data-brand])'];

/** Families by language; the later match wins. */
const families: [Family, readonly string[]][] = [
  ['chinese', ['zh']],
  ['chineseTraditional', ['zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO']],
  ['japanese', ['ja']],
  ['korean', ['ko']],
  ['vietnamese', ['vi']],
  ['thai', ['th']],
  ['lao', ['lo']],
  ['arabic', ['ar', 'fa', 'ur']],
  ['hebrew', ['he', 'yi']],
];

const inLayer = (selector: string, family: Family) =>
  globalStyle(selector, {
    '@layer': { [layers.reset]: { fontFamily: vars.font.family[family] } },
  });

inLayer(PLACES.join(', '), 'latin');
// :lang() instead of [lang]: an area with only a brand has the language of the page
for (const [family, languages] of families) {
  const selectors = languages.flatMap((language) =>
    PLACES.map((place) => `${place}:lang(${language})`),
  );
  inLayer(selectors.join(', '), family);
}
