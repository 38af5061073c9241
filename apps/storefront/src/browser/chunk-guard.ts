import { canReachServer } from './can-reach-server';

const KEY = 'chunk-reload-at';
const WINDOW_MS = 60_000;

/** Whether this tab may reload for a missing chunk now: at most once a minute, and not without storage. */
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

/** Sets the target of a pending navigation, so that a reload goes there and not to the old page. */
export function setDestination(read: () => string) {
  destination = read;
}

/** A chunk failed to load; only a new document can request it again. */
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

/** Code for a search did not come. What is typed stays in its field. */
export class SearchLoadError extends ChunkLoadError {}

/**
 * Wraps a dynamic import. If the chunk was replaced by a newer build, reloads the requested page as a new
 * document, once. Offline it rejects with `ChunkLoadError`, since a reload would only show the browser's own
 * error page.
 */
export function guardChunk<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async (error: unknown) => {
      if (typeof window === 'undefined' || error instanceof ChunkLoadError) throw error;
      const reachable = await canReachServer();
      if (!reachable || !mayReload(() => window.sessionStorage))
        throw new ChunkLoadError(!reachable, error);
      window.location.assign(destination());
      // The document is unloading: nothing may be rendered meanwhile
      return new Promise<T>(() => {});
    });
}
