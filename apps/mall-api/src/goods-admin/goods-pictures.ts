import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { invalidValue } from '../kernel/errors';
import { ownOrHttpsPictures } from '../media/own-pictures';
import type { Problem } from '../operator/sale-rules';
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

const RULE = 'must be a picture of the shop, or an https address';

/**
 * Goods with the addresses of their pictures as they are stored, or the first that is refused: a path that is no picture
 * of the shop, unless it is `present` in the goods.
 */
export async function storePictures<Some extends Goods>(
  db: Kysely<Database>,
  shopId: number,
  goods: Some,
  present: readonly string[],
): Promise<Some | { problem: Problem }> {
  const given = addressesOf(goods);
  const stored = await ownOrHttpsPictures(db, shopId, given, present);
  let problem: Problem | undefined;
  const storedAs = (address: string, field: string) => {
    if (address === '' && !field.startsWith('pictures')) return '';
    const found = stored[given.indexOf(address)];
    if (found === undefined) problem ??= { field, rule: RULE };
    return found ?? '';
  };
  const changed = {
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
  return problem ? { problem } : changed;
}

/** The same; throws what is refused. */
export async function withStoredPictures<Some extends Goods>(
  ...args: [db: Kysely<Database>, shopId: number, goods: Some, present: readonly string[]]
): Promise<Some> {
  const stored = await storePictures(...args);
  if ('problem' in stored) throw invalidValue(stored.problem.field, stored.problem.rule);
  return stored;
}
