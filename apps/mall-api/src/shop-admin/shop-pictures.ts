import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { invalidValue } from '../kernel/errors';
import { ownOrHttpsPictures } from '../media/own-pictures';
import type { ShopProfile } from './shop-rules';
import { findShop } from './shop-store';
import { profileOf } from './stored-profile';

type Pictured = Pick<
  ShopProfile,
  'avatar' | 'backImage' | 'streetBackImage' | 'pcBackImage' | 'pcBanner' | 'qualification'
>;

/** The pictures of a profile, with their fields. */
const picturesOf = (shop: Pictured): [field: string, address: string][] => {
  const { avatar, backImage, streetBackImage, pcBackImage, pcBanner, qualification } = shop;
  return [
    ...Object.entries({ avatar, backImage, streetBackImage, pcBackImage }),
    ...pcBanner.map((address, at) => [`pcBanner.${at}`, address] as const),
    ...qualification.map((address, at) => [`qualification.${at}`, address] as const),
  ].flatMap(([field, address]) => (address ? [[field, address]] : []));
};

/**
 * A profile with the addresses of its pictures as they are stored. Refuses a path that is no picture of the shop, unless
 * the shop has it already, such as the papers that came with its application.
 */
export async function withStoredPictures<Some extends Pictured>(
  db: Kysely<Database>,
  shopId: number,
  shop: Some,
): Promise<Some> {
  const row = await findShop(db, shopId);
  const present = row ? picturesOf(profileOf(row)).map(([, address]) => address) : [];
  const given = picturesOf(shop);
  const addresses = given.map(([, address]) => address);
  const [stored = []] = await ownOrHttpsPictures(db, [{ shopId, addresses, present }]);
  const byField = new Map(
    given.map(([field], at) => {
      const address = stored[at];
      if (address === undefined)
        throw invalidValue(field, 'must be a picture of the shop, or an https address');
      return [field, address] as const;
    }),
  );
  const of = <Present extends string | null>(field: string, address: Present) =>
    byField.get(field) ?? address;
  return {
    ...shop,
    avatar: of('avatar', shop.avatar),
    backImage: of('backImage', shop.backImage),
    streetBackImage: of('streetBackImage', shop.streetBackImage),
    pcBackImage: of('pcBackImage', shop.pcBackImage),
    pcBanner: shop.pcBanner.map((address, at) => of(`pcBanner.${at}`, address)),
    qualification: shop.qualification.map((address, at) => of(`qualification.${at}`, address)),
  };
}
