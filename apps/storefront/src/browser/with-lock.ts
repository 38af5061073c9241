/**
 * Does work while no other tab of this browser does any of the same name; the others wait their turn.
 * A browser without locks, as every page over plain http is, does it at once.
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
    // the lock was refused, as with blocked storage; what the work says is the work's
    if (begun) throw error;
    return work();
  }
}
