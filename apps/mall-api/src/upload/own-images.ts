import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { uploadName, UPLOADS } from './address';
import { namesOfOwn } from './store';

/** The stored paths of pictures, without duplicates; undefined unless the person has uploaded all of them. */
export async function ownImages(
  db: Kysely<Database>,
  userId: number,
  addresses: readonly string[],
): Promise<string[] | undefined> {
  const named = addresses.map(uploadName);
  const names = [...new Set(named.filter((name) => name !== undefined))];
  if (named.includes(undefined)) return undefined;
  if (names.length === 0) return [];
  const own = await namesOfOwn(db, userId, names);
  return names.every((name) => own.has(name)) ? names.map((name) => UPLOADS + name) : undefined;
}
