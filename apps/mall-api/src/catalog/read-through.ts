import type { Context } from '../kernel/context';

/** The cached value of a key, or else computes and caches it for some seconds; stored as JSON. */
export async function readThrough<T>(
  { lists }: Context,
  key: readonly unknown[],
  seconds: number,
  find: () => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(key);
  const known = lists.get(text);
  if (known !== undefined) return JSON.parse(known) as T;
  const found = await find();
  lists.set(text, JSON.stringify(found), seconds);
  return found;
}
