import type { GoodsBase, GoodsGroup } from './parse-goods';
import type { ProductImages } from './product-images';
import type { Random } from './random';
import type { DemoShop, Language } from './shops';
import type { Locale } from './translations/languages';
import { textIn } from './translations/texts';
import { isWording } from './translations/values';
import { DESCRIPTION_WORDS } from './words/description';

/** What a description consists of, in every language. */
export interface Description {
  base: GoodsBase;
  /** the language that the shop writes in */
  own: Locale;
  sentences: 'goods' | 'food' | 'virtual';
  /** indices of sentences */
  promises: number[];
  stories: number[];
  /** addresses of the two pictures */
  pictures: [string, string];
}

const LOCALES: Record<Language, Locale> = { en: 'en', zh: 'zh-CN', th: 'th', es: 'es', fr: 'fr' };
const FOOD = ['Food & Pantry', 'Fresh & Bakery'];
const PROMISES = 4;

/** Chooses the sentences and pictures of a description. */
export function planDescription(
  goods: { base: GoodsBase; group: GoodsGroup; shop: DemoShop; trade: string },
  images: ProductImages,
  dice: Random,
): Description {
  const { base, group, shop, trade } = goods;
  const own = LOCALES[shop.language];
  const food = FOOD.includes(trade) ? 'food' : 'goods';
  const sentences = group.isVirtual ? 'virtual' : food;
  const { promises, stories } = DESCRIPTION_WORDS[own][sentences];
  const chosen = dice.shuffle([...promises.keys()]).slice(0, PROMISES);
  const [first = images.image, second = images.image] = dice.shuffle(images.scenes);
  return {
    base,
    own,
    sentences,
    promises: chosen,
    stories: stories.length > 0 ? [dice.pick([...stories.keys()])] : [],
    pictures: [first, second],
  };
}

/** The description in HTML: text, a list, a table, images. */
export function descriptionIn(language: Locale, description: Description): string {
  const { base, own, promises, stories, pictures } = description;
  const words = DESCRIPTION_WORDS[language];
  const said = words[description.sentences];
  const text = (
    kind: 'goods' | 'goods_intro' | 'specification' | 'specification_value',
    source: string,
  ) => (language === own ? source : textIn(kind, source, language));
  const value = (source: string) =>
    isWording(source) ? text('specification_value', source) : source;
  const [first, second] = pictures.map(
    (address) =>
      `<p><img src="${address}" alt="${text('goods', base.name)}" loading="lazy" width="640" height="640"></p>`,
  );
  const rows = base.specs.map(
    ({ name, options }) =>
      `<tr><th scope="row">${text('specification', name)}</th><td>${options.map((option) => value(option.value)).join(' · ')}</td></tr>`,
  );
  return [
    `<h3>${words.about}</h3><p>${text('goods_intro', base.intro)}</p>`,
    ...stories.map((index) => `<p>${said.stories[index]}</p>`),
    first,
    `<h3>${words.details}</h3><table><tbody>${rows.join('')}</tbody></table>`,
    `<h3>${words.known}</h3><ul>${promises.map((index) => `<li>${said.promises[index]}</li>`).join('')}</ul>`,
    `<h3>${words.shown}</h3>`,
    second,
  ].join('\n');
}
