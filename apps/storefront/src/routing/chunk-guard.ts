import { canReachServer } from '../browser/can-reach-server';

const KEY = 'chunk-reload-at';
const WINDOW_MS = 60_000;

/** Whether this tab may reload for a missing chunk now: once a minute, and not without storage. */
export function mayReload(open: () => Pick<Storage, 'getItem' | 'setItem'>, now = Date.now()) {
  try {
    const storage = open();
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < WINDOW_MS) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

let destination = () => window.location.href;

/** Sets where a pending navigation is going, so that a reload lands there and not on the old page. */
export function setDestination(read: () => string) {
  destination = read;
}

/** A chunk could not be loaded; only a new document can request it again. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    /** The storefront could not be reached at all. */
    readonly offline: boolean,
    cause: unknown,
  ) {
    super('The code of this page did not come.', { cause });
  }
}

/**
 * Wraps a dynamic import. If the chunk was replaced by a newer build, the requested page is loaded as a
 * new document, once. Offline it rejects with `ChunkLoadError`, since a reload would only show the
 * browser's own error page.
 */
export function guardChunk<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async (error: unknown) => {
      if (typeof window === 'undefined' || error instanceof ChunkLoadError) throw error;
      const reachable = await canReachServer();
      if (!reachable || !mayReload(() => window.sessionStorage))
        throw new ChunkLoadError(!reachable, error);
      window.location.assign(destination());
      // the document is going away: nothing may be rendered in the meantime
      return new Promise<T>(() => {});
    });
}
