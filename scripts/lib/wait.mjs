import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls a URL until it succeeds. Resolves to true, or to false when `giveUp` settles first or after
 * `timeoutMs`.
 */
export async function answers(url, { giveUp, timeoutMs = 600_000, everyMs = 100 } = {}) {
  const until = Date.now() + timeoutMs;
  let given = false;
  void giveUp?.then(() => (given = true));
  while (!given && Date.now() < until) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (ok) return !given;
    await pause(everyMs);
  }
  return false;
}
