const TIMEOUT_MS = 5000;

/** Whether the storefront responds: requests a small file, bypassing caches. */
export async function canReachServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
