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

/** Goods that a shop sends. */
export interface SentGoods<Some extends Goods> {
  shopId: number;
  goods: Some;
  /** The pictures that the goods have now. */
  present: readonly string[];
}

/**
 * Goods with the addresses of their pictures as they are stored, or the first that is refused: a path that is no picture
 * of the shop, unless it is `present` in the goods. One statement for all of them.
 */
export async function storePictures<Some extends Goods>(
  db: Kysely<Database>,
  all: readonly SentGoods<Some>[],
): Promise<(Some | { problem: Problem })[]> {
  const given = all.map(({ shopId, goods, present }) => ({
    shopId,
    addresses: addressesOf(goods),
    present,
  }));
  const stored = await ownOrHttpsPictures(db, given);
  return all.map(({ goods }, at) => {
    const addresses = given[at]?.addresses ?? [];
    return withAddresses(goods, new Map(addresses.map((one, no) => [one, stored[at]?.[no]])));
  });
}

function withAddresses<Some extends Goods>(
  goods: Some,
  stored: ReadonlyMap<string, string | undefined>,
): Some | { problem: Problem } {
  let problem: Problem | undefined;
  const storedAs = (address: string, field: string) => {
    if (address === '' && !field.startsWith('pictures')) return '';
    const found = stored.get(address);
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

/** The same, of goods that an operator edits; throws what is refused. */
export async function withStoredPictures<Some extends Goods>(
  db: Kysely<Database>,
  sent: SentGoods<Some>,
): Promise<Some> {
  const [stored] = await storePictures(db, [sent]);
  if (!stored) throw new Error('no goods');
  if ('problem' in stored) throw invalidValue(stored.problem.field, stored.problem.rule);
  return stored;
}
