import type { Context } from '../kernel/context';

/**
 * The cached value of a key, or computes and caches it for some seconds; stored as JSON. Concurrent
 * calls for a key compute it once.
 */
export async function readThrough<T>(
  { lists }: Pick<Context, 'lists'>,
  key: readonly unknown[],
  seconds: number,
  find: () => Promise<T>,
): Promise<T> {
  const make = async () => JSON.stringify(await find());
  return JSON.parse(await lists.through(JSON.stringify(key), seconds, make)) as T;
}
