import type { Insertable } from 'kysely';
import type { ShopTable } from '../db/schema';
import type { Album } from '../picture/album';
import { random } from './random';
import { SHOPS } from './shops';

/** The shops as the table takes them. */
export function shopRows(album: Album, now: Date): (Insertable<ShopTable> & { id: number })[] {
  return SHOPS.map((shop, index) => {
    const dice = random(`shop ${shop.key}`);
    const wide = album.add({
      kind: 'banner',
      subjects: [{ art: shop.art }],
      ground: shop.ground,
      seed: index,
    });
    return {
      id: index + 1,
      name: shop.name,
      type_id: shop.type,
      category_id: shop.trade + 1,
      is_self: shop.type === 1,
      is_recommended: shop.recommended,
      sort: SHOPS.length - index,
      star_level: shop.stars,
      avatar: album.add({ kind: 'mark', subject: { art: shop.art }, ground: shop.ground }),
      back_image: wide,
      street_back_image: wide,
      pc_back_image: wide,
      pc_banner: JSON.stringify([{ sattDir: wide }]),
      intro: shop.intro,
      keywords: shop.key,
      real_name: shop.owner,
      email: `hello@${shop.key}.example`,
      phone: `555 0${dice.int(100, 199)}`,
      address: shop.place,
      qualification: JSON.stringify([]),
      service_type: 'email',
      service_value: `hello@${shop.key}.example`,
      collect_count: dice.int(40, 4200),
      created_at: new Date(now.getTime() - dice.int(400, 2600) * 86_400_000),
    };
  });
}
