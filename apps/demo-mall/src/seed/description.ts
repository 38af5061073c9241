import type { Random } from './random';
import type { DemoShop } from './shops';
import type { ProductImages } from './product-images';
import type { GoodsBase, GoodsGroup } from './parse-goods';
import { WORDS } from './words';

/** The description of a product in HTML: text, a list, a table, images. */
export function describe(
  { base, group, shop }: { base: GoodsBase; group: GoodsGroup; shop: DemoShop },
  images: ProductImages,
  dice: Random,
): string {
  const words = WORDS[shop.language];
  const promises = dice.shuffle(group.isVirtual ? words.virtual : words.promises).slice(0, 4);
  const [first, second] = dice.shuffle(images.scenes);
  const picture = (address = images.image) =>
    `<p><img src="${address}" alt="${base.name}" loading="lazy" width="640" height="640"></p>`;
  const rows = base.specs.map(
    (spec) =>
      `<tr><th scope="row">${spec.name}</th><td>${spec.options.map((option) => option.value).join(' · ')}</td></tr>`,
  );
  return [
    `<h3>${words.about}</h3><p>${base.intro}</p>`,
    ...(group.isVirtual ? [] : [`<p>${dice.pick(words.stories)}</p>`]),
    picture(first),
    `<h3>${words.details}</h3><table><tbody>${rows.join('')}</tbody></table>`,
    `<h3>${words.known}</h3><ul>${promises.map((promise) => `<li>${promise}</li>`).join('')}</ul>`,
    `<h3>${words.shown}</h3>`,
    picture(second),
  ].join('\n');
}
