import { adviceOf, attributesOf } from './attributes/attributes';
import { type Facts, stated } from './facts';
import type { GoodsBase, GoodsGroup } from './parse-goods';
import type { ProductImages } from './product-images';
import type { Random } from './random';
import type { DemoShop, Language } from './shops';
import type { Locale } from './translations/languages';
import { textIn } from './translations/texts';
import { DESCRIPTION_WORDS } from './words/description';

/** What a description consists of, in every language. */
export interface Description {
  base: GoodsBase;
  group: GoodsGroup;
  /** of its SKUs, in grams */
  weights: readonly number[];
  facts: Facts;
  /** the language that the shop writes in */
  own: Locale;
  sentences: 'goods' | 'food' | 'virtual';
  /** indices of sentences about service */
  promises: number[];
  /** addresses of two pictures: in use, in detail */
  pictures: [string, string];
}

const LOCALES: Record<Language, Locale> = { en: 'en', zh: 'zh-CN', th: 'th', es: 'es', fr: 'fr' };
const FOOD = ['Food & Pantry', 'Fresh & Bakery'];
/** What is good to know, of the goods themselves and of the service. */
const KNOWN = 4;
const ADVICE = 3;

/** Chooses the sentences and pictures of a description. */
export function planDescription(
  goods: Pick<Description, 'base' | 'group' | 'weights' | 'facts'> & {
    shop: DemoShop;
    trade: string;
  },
  images: ProductImages,
  dice: Random,
): Description {
  const { base, group, weights, facts, shop, trade } = goods;
  const own = LOCALES[shop.language];
  const food = FOOD.includes(trade) ? 'food' : 'goods';
  const sentences = group.isVirtual ? 'virtual' : food;
  const { promises } = DESCRIPTION_WORDS[own][sentences];
  const chosen = dice.shuffle([0, 1, 2, 3, 4, 5, 6, 7]).filter((index) => index < promises.length);
  // Part of the sequence that other numbers of the goods are drawn from
  dice.next();
  dice.shuffle(images.scenes);
  const [, detail = images.image, use = images.image] = images.slider;
  return {
    base,
    group,
    weights,
    facts,
    own,
    sentences,
    promises: chosen,
    pictures: [use, detail],
  };
}

/** The description in HTML: text, a table of attributes, a list, images. */
export function descriptionIn(language: Locale, description: Description): string {
  const { base, own, promises, pictures, facts } = description;
  const words = DESCRIPTION_WORDS[language];
  const said = words[description.sentences];
  const text = (kind: 'goods' | 'goods_intro', source: string) =>
    language === own ? source : textIn(kind, source, language);
  const [first, second] = pictures.map(
    (address) =>
      `<p><img src="${address}" alt="${text('goods', base.name)}" loading="lazy" width="640" height="640"></p>`,
  );
  const rows = attributesOf(description, language).map(
    ({ name, value }) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  );
  const known = [
    ...adviceOf(description, language, ADVICE),
    ...promises.map((index) => stated(said.promises[index] ?? '', facts)),
  ].slice(0, KNOWN);
  return [
    `<h3>${words.about}</h3><p>${text('goods_intro', base.intro)}</p>`,
    first,
    `<h3>${words.details}</h3><table><tbody>${rows.join('')}</tbody></table>`,
    `<h3>${words.known}</h3><ul>${known.map((text) => `<li>${text}</li>`).join('')}</ul>`,
    `<h3>${words.shown}</h3>`,
    second,
  ].join('\n');
}
