import type { Insertable } from 'kysely';
import type { BannerTable, GuaranteeTable } from '../db/schema';
import type { Album } from '../picture/album';
import type { Subject } from '../picture/recipe';
import { AGREEMENT } from './agreement';

const things = (...list: string[]): Subject[] =>
  list.map((entry) => {
    const [art = '', tint] = entry.split(' ');
    return { art, tint };
  });

/** The campaign pictures of the home page. The left of each stays calm: its name is shown there. */
export function banners(album: Album): Insertable<BannerTable>[] {
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
      'The long breakfast',
      '/goods/activity_list?id=1',
      'butter',
      '🫖 #b8513a',
      'mug #93a98a',
      '🥐',
      'jar:🍓 #c8373f',
      '🍊',
    ),
    main(
      'Made for muddy weekends',
      '/goods/activity_list?id=2',
      'sage',
      '⛺',
      '🥾',
      'mug:🏕️ #2f5d46',
      '🎒 #d9a02b',
      '🧭',
    ),
    main(
      'A quieter room',
      '/goods/goods_search?cid=102',
      'clay',
      'lamp #c56a48',
      'cushion #93a98a',
      'candle:🌿 #efe3c8',
      'blanket #bf925c',
      '🪴',
    ),
    main(
      'Skin that feels like skin',
      '/goods/goods_search?cid=5',
      'mint',
      'pump:🌿 #8fbf9d',
      'dropper:🍊 #e9a34a',
      'soap:🌿 #93a98a',
      'jar:🍃 #a9bf93',
      'perfume:🌹 #e2a3ad',
    ),
    main(
      'Small wonders for small people',
      '/goods/activity_list?id=4',
      'sky',
      '🧸',
      '🚂',
      '🚀',
      '🦊',
      '🎲',
    ),
    main(
      'Hear more of it',
      '/goods/goods_search?cid=6',
      'lilac',
      '🎧',
      'speaker #2c8c87',
      '📻',
      '⌚',
      '🎮',
    ),
    strip(
      'Tea from the village, brewed at home',
      '/merchant/merchant?merId=4',
      'mint',
      'cup #9cc5c4',
      'tin:🍃 #6c8f5e',
      '🍵',
      'pouch:🌼 #e8dcae',
      '🫖 #3d5068',
    ),
    strip(
      'Baked before dawn, at your door by breakfast',
      '/merchant/merchant?merId=8',
      'blush',
      '🥐',
      '🥖',
      '🥧',
      '🍞',
      'jar:🫐 #4b4a8c',
    ),
    strip(
      'A story for every bedside',
      '/goods/goods_search?cid=142',
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
    picture: album.add({ kind, subjects: things(...list), ground, seed: index }),
    sort: 100 - index,
  }));
}

/** What the mall says of itself, by the names of `MallSettings`. */
export function settings(album: Album): Record<string, unknown> {
  return {
    logo: album.add({ kind: 'mark', subject: { art: '🛍️' }, ground: 'coral' }),
    loginPicture: album.add({
      kind: 'tall',
      subjects: things('🛍️', 'tote:🐻 #d6bd94', '🎁', '👟 #ee7660', '🪴'),
      ground: 'blush',
      seed: 1,
    }),
    recommendPicture: album.add({
      kind: 'tall',
      subjects: things('💐', 'candle:🌿 #efe3c8', '🫖 #6c8150', '🧸', 'jar:🍑 #e8a15c'),
      ground: 'sage',
      seed: 2,
    }),
    shopStreetPicture: album.add({
      kind: 'banner',
      subjects: things('🏪', '🫖 #b8513a', '🧥', '🥐', '🎻'),
      ground: 'sand',
      seed: 3,
    }),
    agreement: AGREEMENT,
    contact: {
      type: 'email',
      hotline: '+1 555 0100',
      h5Url: null,
      message: null,
      email: 'help@vermilion.example',
    },
  };
}

export const HOT_WORDS = [
  'stoneware mug',
  'headphones',
  'linen',
  'picture book',
  'olive oil',
  'hiking boot',
  '龙井',
  'candle',
];

/** What every shop of the mall can promise; a product names those that hold for it. */
export const guarantees = (album: Album): Insertable<GuaranteeTable>[] =>
  [
    {
      name: 'Genuine goods',
      art: '✅',
      content:
        'Every shop is known to us by name and address. What is not genuine is refunded in full.',
    },
    {
      name: 'Thirty days to return',
      art: '📦',
      content: 'Send it back within thirty days of receiving it, unused, and get your money back.',
    },
    {
      name: 'Sent within a working day',
      art: '🚚',
      content:
        'Paid before noon, handed to the courier the same day; otherwise the next working day.',
    },
    {
      name: 'Safe payment',
      art: '🔒',
      content:
        'The shop is paid after you have received the goods. Until then your money is held by the mall.',
    },
  ].map(({ name, art, content }, index) => ({
    id: index + 1,
    name,
    content,
    icon: album.add({ kind: 'mark', subject: { art }, ground: 'snow' }),
    sort: 10 - index,
  }));
