import { globalStyle } from '@vanilla-extract/css';
import type { TokenContract } from '../tokens/token-contract';
import { vars } from '../tokens/vars.css';
import { layers } from './layers.css';

type Family = keyof TokenContract['font']['family'];

/** Where a family is set: wherever a text may have another language or another brand than around it. */
const PLACES = ':where(body, [lang], [data-brand])';

/** Families by language; of two that match, the later one. */
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

inLayer(PLACES, 'latin');
// :lang() and not [lang]: an area with a brand alone is in the language of the page
for (const [family, languages] of families) {
  inLayer(languages.map((language) => `${PLACES}:lang(${language})`).join(', '), family);
}
