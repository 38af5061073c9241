import type { BannerTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RecipeRegistry } from '../images/recipe-registry';
import { subjects } from './subjects';

/** The banners of the home page. The left of each is empty for the title. */
export function banners(registry: RecipeRegistry): Insertable<BannerTable>[] {
  const main = (name: string, url: string, ground: string, ...list: string[]) => ({
    name,
    url,
    kind: 'banner' as const,
    ground,
    list,
  });
  const strip = (name: string, url: string, ground: string, ...list: string[]) => ({
    name,
    url,
    kind: 'strip' as const,
    ground,
    list,
  });
  return [
    main(
      'Tea, toast and time',
      '/goods/goods_search?cid=101',
      'butter',
      '🫖 #b8513a',
      'mug #93a98a',
      '🥐',
      'jar:🍓 #c8373f',
      '🍊',
    ),
    main(
      'Out, whatever the weather',
      '/goods/goods_search?cid=192',
      'sage',
      '⛺',
      '🥾',
      'mug:🏕️ #2f5d46',
      '🎒 #d9a02b',
      '🧭',
    ),
    main(
      'A quieter room',
      '/goods/goods_search?cid=110',
      'clay',
      'lamp #c56a48',
      'cushion #93a98a',
      'candle:🌿 #efe3c8',
      'blanket #bf925c',
      '🪴',
    ),
    main(
      'Skin that feels like skin',
      '/goods/goods_search?cid=140',
      'mint',
      'pump:🌿 #8fbf9d',
      'dropper:🍊 #e9a34a',
      'soap:🌿 #93a98a',
      'jar:🍃 #a9bf93',
      'perfume:🌹 #e2a3ad',
    ),
    main('Small wonders', '/goods/goods_search?cid=180', 'sky', '🧸', '🚂', '🚀', '🦊', '🎲'),
    main(
      'Hear more of it',
      '/goods/goods_search?cid=152',
      'lilac',
      '🎧',
      'speaker #2c8c87',
      '📻',
      '⌚',
      '🎮',
    ),
    strip(
      'Tea from the village, brewed at home',
      '/merchant/merchant/home?id=4',
      'mint',
      'cup #9cc5c4',
      'tin:🍃 #6c8f5e',
      '🍵',
      'pouch:🌼 #e8dcae',
      '🫖 #3d5068',
    ),
    strip(
      'From the oven of Maison Colibrine',
      '/merchant/merchant/home?id=8',
      'blush',
      '🥐',
      '🥖',
      '🥧',
      '🍞',
      'jar:🫐 #4b4a8c',
    ),
    strip(
      'A story for every bedside',
      '/goods/goods_search?cid=212',
      'sky',
      'book:🦊 #4f7ba6',
      'book:🐻 #e3b458',
      '🧸',
      'book:🐧 #9fc9d9',
      'candle:🌙 #efe3c8',
    ),
  ].map(({ name, url, kind, ground, list }, index) => ({
    id: index + 1,
    slot: kind === 'banner' ? 'main' : 'strip',
    name,
    url,
    picture: registry.add({ kind, subjects: subjects(...list), ground, seed: index }),
    sort: 100 - index,
  }));
}
