import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { pictureAddress, pictureName } from './address';

type Db = Kysely<Database>;

/** Addresses that an operator gives to goods, a shop or a page. */
export interface GivenPictures {
  /** null for the mall itself, which may use everybody's */
  shopId: number | null;
  addresses: readonly string[];
  /** Those that the thing has already: an edit does not refuse what a seed has written. */
  present?: readonly string[];
}

/**
 * The stored form of addresses, in their order; undefined for each that is not allowed. Allowed are pictures of the shop,
 * and those that are present. Other sites are not: shoppers would be visible there, and what is there can change or vanish.
 * In a transaction the pictures stay until its end.
 */
export async function ownPictures(
  db: Db,
  shopId: number | null,
  addresses: readonly string[],
  present: readonly string[] = [],
): Promise<(string | undefined)[]> {
  const given = { shopId, addresses, present };
  const isOwn = await readOwn(db, [given]);
  return addresses.map((address) => storedAddress(isOwn, given, address));
}

/**
 * As `ownPictures` for many things in one statement, which may also have a picture of another site by https: shops that come
 * from elsewhere have their pictures there.
 */
export async function ownOrHttpsPictures(
  db: Db,
  all: readonly GivenPictures[],
): Promise<(string | undefined)[][]> {
  const isOwn = await readOwn(db, all);
  return all.map((given) =>
    given.addresses.map(
      (address) => storedAddress(isOwn, given, address) ?? address.match(HTTPS)?.[0],
    ),
  );
}

const HTTPS = /^https:\/\/[^/\s]\S*$/;

type IsOwn = (shopId: number | null, name: string) => boolean;

function storedAddress(isOwn: IsOwn, { shopId, present = [] }: GivenPictures, address: string) {
  const name = pictureName(address);
  if (name !== undefined && isOwn(shopId, name)) return pictureAddress(name);
  return present.find((known) => address === known || isAbsoluteFormOf(address, known));
}

/** Whether an address is a stored path as clients read it, with an origin. */
const isAbsoluteFormOf = (address: string, path: string) =>
  path.startsWith('/') && URL.canParse(address) && new URL(address).pathname === path;

/** Reads which of the named pictures there are, and locks them against removal. */
async function readOwn(db: Db, all: readonly GivenPictures[]): Promise<IsOwn> {
  const names = all.flatMap(({ addresses }) => addresses.flatMap((one) => pictureName(one) ?? []));
  if (names.length === 0) return () => false;
  const shopIds = all.flatMap(({ shopId }) => shopId ?? []);
  const isMall = all.some(({ shopId }) => shopId === null);
  const rows = await db
    .selectFrom('picture')
    .select(['name', 'shop_id'])
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .$if(!isMall, (query) => query.where('shop_id', '=', sql<number>`any(${shopIds}::int[])`))
    .orderBy('id')
    .forKeyShare()
    .execute();
  const owners = new Map(rows.map(({ name, shop_id }) => [name, shop_id]));
  return (shopId, name) => owners.has(name) && (shopId === null || owners.get(name) === shopId);
}
