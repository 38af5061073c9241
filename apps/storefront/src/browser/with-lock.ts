/**
 * Runs work under a lock shared by all tabs of this browser. Without the Web Locks API, as on plain http, it
 * runs at once.
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: Pick<LockManager, 'request'> | null = navigator.locks ?? null,
): Promise<T> {
  if (!locks) return work();
  let started = false;
  const begin = () => {
    started = true;
    return work();
  };
  try {
    return await locks.request(name, begin);
  } catch (error) {
    // Only a refused lock, e.g. for blocked storage, is handled here; errors of the work are rethrown
    if (started) throw error;
    return work();
  }
}
