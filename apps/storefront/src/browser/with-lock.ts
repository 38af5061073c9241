/**
 * Runs work under a lock that all tabs of this browser share; other tabs wait. Without the Web Locks API,
 * as on plain http, it runs at once.
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: Pick<LockManager, 'request'> | null = navigator.locks ?? null,
): Promise<T> {
  if (!locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(name, begin);
  } catch (error) {
    // only a refused lock, as with blocked storage, is handled here; errors of the work are passed on
    if (begun) throw error;
    return work();
  }
}
