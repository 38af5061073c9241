import type { Insertable } from 'kysely';
import type { GuaranteeTable } from '@vermilion/mall-api';
import type { Album } from '../images/album';
import { AGREEMENT } from './agreement';
import { things } from './things';

/** What the mall says of itself, by the names of `MallSettings`. */
export function settings(album: Album): Record<string, unknown> {
  return {
    logo: album.add({ kind: 'logo' }),
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
