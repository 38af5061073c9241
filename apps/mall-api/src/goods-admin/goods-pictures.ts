import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { invalidValue } from '../kernel/errors';
import { ownOrHttpsPictures } from '../media/own-pictures';
import type { Goods } from './goods';

interface Pictured {
  pictures: readonly { address: string }[];
  options: readonly { values: readonly { picture?: string }[] }[];
  skus: readonly { picture: string }[];
}

/** The addresses of all pictures of goods, each once. */
export const addressesOf = ({ pictures, options, skus }: Pictured): string[] => [
  ...new Set([
    ...pictures.map(({ address }) => address),
    ...options.flatMap(({ values }) => values.flatMap(({ picture }) => picture || [])),
    ...skus.flatMap(({ picture }) => picture || []),
  ]),
];

/**
 * Goods with the addresses of their pictures as they are stored. Refuses a path that is no picture of the shop, unless
 * it is `present` in the goods.
 */
export async function withStoredPictures<Some extends Goods>(
  db: Kysely<Database>,
  shopId: number,
  goods: Some,
  present: readonly string[],
): Promise<Some> {
  const given = addressesOf(goods);
  const stored = await ownOrHttpsPictures(db, shopId, given, present);
  const storedAs = (address: string, field: string) => {
    if (address === '' && !field.startsWith('pictures')) return '';
    const found = stored[given.indexOf(address)];
    if (found === undefined)
      throw invalidValue(field, 'must be a picture of the shop, or an https address');
    return found;
  };
  return {
    ...goods,
    pictures: goods.pictures.map((one, at) => ({
      ...one,
      address: storedAs(one.address, `pictures.${at}.address`),
    })),
    options: goods.options.map((option, at) => ({
      ...option,
      values: option.values.map((one, no) => ({
        ...one,
        picture: storedAs(one.picture, `options.${at}.values.${no}.picture`),
      })),
    })),
    skus: goods.skus.map((one, at) => ({
      ...one,
      picture: storedAs(one.picture, `skus.${at}.picture`),
    })),
  };
}
