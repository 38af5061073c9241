import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { pictureAddress, pictureName } from './address';

/**
 * The stored form of addresses that an operator gives to goods, a shop or a page, in their order; undefined for each that
 * is not allowed. Allowed are pictures of the shop (of anybody for the mall itself, `shopId` null), and those that the
 * thing has already (`present`): an edit does not refuse what a seed has written. Other sites are not: shoppers would
 * be visible there, and what is there can change or vanish. In a transaction the pictures stay until its end.
 */
export async function ownPictures(
  db: Kysely<Database>,
  shopId: number | null,
  addresses: readonly string[],
  present: readonly string[] = [],
): Promise<(string | undefined)[]> {
  const names = addresses.flatMap((address) => pictureName(address) ?? []);
  const own = names.length > 0 ? await namesOfOwn(db, shopId, names) : undefined;
  return addresses.map((address) => {
    const name = pictureName(address);
    if (name !== undefined && own?.has(name)) return pictureAddress(name);
    return present.find((known) => address === known || isAbsoluteFormOf(address, known));
  });
}

/**
 * As `ownPictures`, for things that may also have a picture of another site by https: shops that come from elsewhere
 * have their pictures there.
 */
export async function ownOrHttpsPictures(
  db: Kysely<Database>,
  shopId: number | null,
  addresses: readonly string[],
  present: readonly string[],
): Promise<(string | undefined)[]> {
  const own = await ownPictures(db, shopId, addresses, present);
  return own.map((stored, at) => stored ?? addresses[at]?.match(HTTPS)?.[0]);
}

const HTTPS = /^https:\/\/[^/\s]\S*$/;

/** Whether an address is a stored path as clients read it, with an origin. */
const isAbsoluteFormOf = (address: string, path: string) =>
  path.startsWith('/') && URL.canParse(address) && new URL(address).pathname === path;

async function namesOfOwn(db: Kysely<Database>, shopId: number | null, names: readonly string[]) {
  const rows = await db
    .selectFrom('picture')
    .select('name')
    .where('name', 'in', names)
    .$if(shopId !== null, (query) => query.where('shop_id', '=', shopId))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ name }) => name));
}
